// The thinker's thread: the same program as the page's. It sees that there is no document and serves the bridge.
"use strict";

self.tabardVersion = "{{.Version}}";
importScripts("{{.URL "wasm_exec.js"}}");

{{.Program}}
(async () => {
  const go = new Go();
  const { body } = await fetchProgram("{{.URL "app.wasm"}}");
  // The type is named here, for hosts that do not know .wasm files.
  const wasm = await WebAssembly.instantiateStreaming(new Response(body, { headers: { "Content-Type": "application/wasm" } }), go.importObject);
  await go.run(wasm.instance);
  throw new Error("the thinker's program has ended");
})().catch((err) => {
  // Out of the promise, so that the page's onerror hears it.
  setTimeout(() => { throw err; });
});
