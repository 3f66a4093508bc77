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

// The nodes that the program has drawn, by its numbers. goappNode returns one, and takes one that the page had before.
const goappNodes = [];
function goappNode(number, node) {
  if (node) goappNodes[number] = node;
  return goappNodes[number];
}

// goappChanges makes what drawings change on the page. In changes each change, number and text ends with a zero (changes.go in the copy of
// go-app says which there are); gone has the numbers of the nodes that go. The focus goes before them, while nothing has to be laid out
// anew: with what has it the browser would lay out the page in the middle of the changes. A field keeps it, since it would tell of its change.
function goappChanges(changes, gone) {
  const nodes = goappNodes, list = changes.split("\0"), active = document.activeElement;
  if (gone && active && active !== document.body && !/^(input|select|textarea)$/.test(active.localName) && gone.split(",").some((n) => nodes[n]?.contains(active))) active.blur();
  for (let i = 0; i + 1 < list.length;) {
    const change = list[i++], n = list[i++], node = nodes[n];
    switch (change) {
      case "e": nodes[n] = document.createElement(list[i++]); break;
      case "s": nodes[n] = document.createElementNS(list[i++], list[i++]); break;
      case "t": nodes[n] = document.createTextNode(list[i++]); break;
      case "k": nodes[n] = window.goappFound[list[i++]]; break;
      case "a": node.setAttribute(list[i++], list[i++]); break;
      case "r": node.removeAttribute(list[i++]); break;
      case "p": node[list[i++]] = list[i++]; break;
      case "b": node[list[i++]] = list[i++] === "true"; break;
      case "v": node.nodeValue = list[i++]; break;
      case "+": node.appendChild(nodes[list[i++]]); break;
      case "=": node.replaceWith(nodes[list[i++]]); break;
      case "-": node.remove(); break;
      case "f": nodes[n] = null; break;
      default: throw new Error(`an unknown change: ${change}`);
    }
  }
}
