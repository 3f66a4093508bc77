// -----------------------------------------------------------------------------
// Web Assembly (Tabard's own start: true progress, any user agent, an exit that
// somebody notices; boot.js shows what happens)
// -----------------------------------------------------------------------------
async function goappInitWebAssembly() {
  const boot = window.tabardBoot;
  try {
    const go = new Go();
    const { instance } = await WebAssembly.instantiateStreaming(
      goappFetch("{{.Wasm}}", {{.Size}}, boot.progress), go.importObject);
    go.run(instance).then(() => boot.ended("exit"), boot.ended);
    boot.live();
  } catch (err) {
    boot.failed(err);
  }
}

{{.Program}}
// goappFetch counts decoded bytes, so that it needs no Content-Length, and names
// the type itself, so that hosts which do not know .wasm will do.
async function goappFetch(url, size, progress) {
  const response = await fetchProgram(url);
  if (!response.ok) {
    throw new Error(url + ": " + response.status + " " + response.statusText);
  }
  let loaded = 0;
  const counter = new TransformStream({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      progress(loaded, size);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), {
    headers: { "Content-Type": "application/wasm" },
  });
}
