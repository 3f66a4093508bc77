// The thinker's thread: the same program as the page's. It sees that there is no document and serves the bridge.
"use strict";

self.tabardVersion = "{{.Version}}";
importScripts("{{.URL "wasm_exec.js"}}");

(async () => {
  const go = new Go(), address = "{{.URL "app.wasm"}}";
  let wasm;
  try {
    wasm = await WebAssembly.instantiateStreaming(fetch(address), go.importObject);
  } catch {
    // A host that does not know the type of .wasm files.
    wasm = await WebAssembly.instantiate(await (await fetch(address)).arrayBuffer(), go.importObject);
  }
  await go.run(wasm.instance);
  throw new Error("the thinker's program has ended");
})().catch((err) => {
  // Out of the promise, so that the page's onerror hears it.
  setTimeout(() => { throw err; });
});
