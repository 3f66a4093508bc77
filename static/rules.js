// Search in the rules of a game. Plain script, beside the program, since it only looks at what is on the page: it hides what does not
// match, counts what does, and marks the words where the browser can without touching the text.
"use strict";

(() => {
  const field = () => document.getElementById("rules-find");

  const find = () => {
    const words = field().value.toLowerCase().split(/\s+/).filter(Boolean);
    const rules = field().closest(".rules"), count = rules.querySelector(".rules-count");
    const marks = [];
    let found = 0;
    for (const chapter of rules.querySelectorAll(".chapter")) {
      const title = chapter.querySelector("h2, h3").textContent;
      let here = 0;
      for (const para of chapter.querySelectorAll(".para")) {
        const text = `${title} ${para.textContent}`.toLowerCase();
        const on = words.every((word) => text.includes(word));
        para.toggleAttribute("data-off", !on);
        here += on;
        if (on && words.length) mark(para.querySelector(".para-text"), words, marks);
      }
      chapter.toggleAttribute("data-off", here === 0);
      found += here;
    }
    rules.dataset.found = words.length ? found : "";
    const said = found === 1 ? "one" : found ? "other" : "none";
    count.textContent = words.length ? count.dataset[said].replace("#", found) : "";
    globalThis.CSS?.highlights?.set("found", new Highlight(...marks));
  };

  const mark = (box, words, marks) => {
    const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT, (at) =>
      at.parentElement.closest(".para-drawing") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
    for (let at = walk.nextNode(); at; at = walk.nextNode()) {
      const text = at.data.toLowerCase();
      for (const word of words) {
        for (let i = text.indexOf(word); i >= 0; i = text.indexOf(word, i + word.length)) {
          const range = new Range();
          range.setStart(at, i);
          range.setEnd(at, Math.min(i + word.length, at.length));
          marks.push(range);
        }
      }
    }
  };

  // Paper has all of the contents.
  addEventListener("beforeprint", () => document.querySelector(".rules-page .rules-contents")?.setAttribute("open", ""));

  const clear = () => {
    if (!field()?.value) return false;
    field().value = "";
    find();
    return true;
  };

  document.addEventListener("input", (e) => { if (e.target === field()) find(); });
  // Whoever goes to a paragraph wants to see it.
  document.addEventListener("click", (e) => { if (e.target.closest?.(".rules-contents a, [data-do=rule]")) clear(); }, true);
  addEventListener("keydown", (e) => {
    if (e.key === "Escape" && clear()) {
      e.preventDefault();
      e.stopImmediatePropagation();
    }
  }, true);
})();
