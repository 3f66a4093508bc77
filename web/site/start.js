// -----------------------------------------------------------------------------
// Web Assembly (Tabard's own start: it shows true progress, starts in any browser,
// and notices when the program ends; boot.js shows what happens)
// -----------------------------------------------------------------------------
async function goappInitWebAssembly() {
  const boot = window.tabardBoot;
  try {
    const go = new Go();
    const { instance } = await WebAssembly.instantiateStreaming(
      goappFetch("{{.Wasm}}", {{.Size}}, boot.progress), go.importObject);
    await window.tabardJournal.ready; // what was played last, before anything is shown
    window.tabardWords.text = await window.tabardWords.ready;
    if (window.tabardWords.lost) window.goappFound = null; // the first screen says other words than the program will
    go.run(instance).then(() => boot.ended("exit"), boot.ended);
  } catch (err) {
    boot.failed(err);
  }
}

// goappAttributes sets the attributes of an element: in list each name and each value ends with a zero.
function goappAttributes(element, list) {
  const texts = list.split("\0");
  for (let i = 0; i + 2 < texts.length; i += 2) element.setAttribute(texts[i], texts[i + 1]);
}

{{.Program}}
// goappFetch counts decoded bytes, so that it needs no Content-Length, and sets the
// type itself, so that hosts which do not know .wasm will do. What is stored here comes at
// once and with its type: the browser compiles it beside the page's thread, which is busy.
async function goappFetch(url, size, progress) {
  const response = await fetchProgram(url);
  if (!response.ok) {
    throw new Error(url + ": " + response.status + " " + response.statusText);
  }
  if (response.headers.has("X-Tabard-Stored")) {
    progress(size, size);
    return response;
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
