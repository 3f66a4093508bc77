// The thinker's thread: the same program as the page's. It sees that there is no document and serves the bridge.
"use strict";

self.tabardVersion = "{{.Version}}";
const exec = "{{.URL "wasm_exec.js"}}";
// Where there are trusted types, this is the only script that may be added; boot.js does the same for the page.
if (self.trustedTypes) trustedTypes.createPolicy("default", { createScriptURL: (url) => (url === exec ? url : null) });
importScripts(exec);

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
