// compiled compiles the program while it comes, and tells after each eighth of a megabyte how many bytes of it have come: decoded ones, so that no
// Content-Length is needed. The type is named here, for hosts that do not know .wasm files. What is stored here comes at once and with its type.
async function compiled(response, told) {
  if (response.headers.has("X-Tabard-Stored")) return WebAssembly.compileStreaming(response);
  let loaded = 0, said = 0;
  const counter = new TransformStream({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      if (loaded - said >= 1 << 17) told(said = loaded);
      controller.enqueue(chunk);
    },
  });
  return WebAssembly.compileStreaming(new Response(response.body.pipeThrough(counter), { headers: { "Content-Type": "application/wasm" } }));
}
