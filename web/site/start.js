// -----------------------------------------------------------------------------
// Web Assembly (Tabard's own start: boot.js has the program compiled while the page is
// read; this starts it in any browser, and notices when it ends)
// -----------------------------------------------------------------------------
async function goappInitWebAssembly() {
  const boot = window.tabardBoot;
  try {
    const go = new Go();
    const instance = await WebAssembly.instantiate(await window.tabardProgram, go.importObject);
    boot.progress(1, 1);
    await window.tabardJournal.ready; // what was played last, before anything is shown
    await new Promise((rest) => setTimeout(rest)); // compiling and starting are two tasks of the page
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
