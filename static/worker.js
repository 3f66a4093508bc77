// The thinker's thread: the same program as the page's. It compiles the program and gives it to the page, so that the page's own thread has none of
// that work. With the page's first message it runs it, too: the program sees that there is no document and serves the bridge.
"use strict";

self.tabardVersion = "{{.Version}}";
const exec = "{{.URL "wasm_exec.js"}}";
// Where there are trusted types, this is the only script that may be added; boot.js does the same for the page.
if (self.trustedTypes) trustedTypes.createPolicy("default", { createScriptURL: (url) => (url === exec ? url : null) });

{{.Program}}
{{.Compile}}
self.postMessage({});
const program = (async () => {
  const response = await fetchProgram("{{.URL "app.wasm"}}");
  return compiled(response, (loaded) => self.postMessage({ loaded }));
})();
program.then((module) => self.postMessage({ module, version: self.tabardVersion })).catch(() => self.postMessage({ module: null }));
importScripts(exec); // while the program comes

self.onmessage = async () => {
  self.onmessage = null; // until the program has its own
  try {
    const go = new Go();
    await go.run(await WebAssembly.instantiate(await program, go.importObject));
    throw new Error("the thinker's program has ended");
  } catch (err) {
    setTimeout(() => { throw err; }); // out of the promise, so that the page's onerror hears it
  }
};
