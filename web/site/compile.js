// compiled compiles the program while it comes, and tells how many bytes of it have come, five times a second or as half a megabyte has: decoded
// ones, so that no Content-Length is needed. The type is named here, for hosts that do not know .wasm files. What is stored here comes at
// once and with its type.
async function compiled(response, told) {
  if (response.headers.has("X-Tabard-Stored")) return WebAssembly.compileStreaming(response);
  let loaded = 0, said = 0, at = 0;
  const counter = new TransformStream({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      if (loaded - said >= 1 << 19 || performance.now() - at >= 200) {
        [said, at] = [loaded, performance.now()];
        told(loaded);
      }
      controller.enqueue(chunk);
    },
  });
  return WebAssembly.compileStreaming(new Response(response.body.pipeThrough(counter), { headers: { "Content-Type": "application/wasm" } }));
}
