// The first screen is in the page before the program: here it is put in its place, in the language that words.js has chosen, and the program
// takes its elements over. What is pressed on it is remembered, shown as pressed, and pressed once more as soon as the program is live.
// Beside it stands what can come after the program: typefaces and the games' style sheets.
"use strict";
(() => {
  const root = document.documentElement;
  let screen = null; // the first screen, until the program is live
  let pressed = null; // what was pressed last on it
  window.goappFound = null; // for go-app: the nodes of the first screen, each element before what is in it

  // kept says that something is stored beside settings; wanted, that the address is that of the first screen, and that local storage is not
  // forbidden, though the journal may last all the same.
  const volatile = window.tabardVolatile;
  const kept = () => Object.keys(localStorage).some((key) => /^tabard:(?!settings$|layout$)/.test(key));
  const wanted = () => location.hash.length < 2 && !window.tabardBadHash && !volatile;

  // The parser calls this before it comes to what is inside the element, which is seen where another screen is wanted.
  customElements.define("tabard-first", class extends HTMLElement {
    connectedCallback() {
      const template = document.getElementById("first-" + root.lang);
      if (screen || !template || !wanted()) return;
      const copy = document.importNode(template.content, true), walk = document.createTreeWalker(copy, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      window.goappFound = [];
      while (walk.nextNode()) window.goappFound.push(walk.currentNode);
      screen = copy.firstElementChild;
      // A shelf that has something shows more than stands here: what is the same for all comes now, the rest with the program.
      root.toggleAttribute("data-first-kept", kept());
      this.replaceWith(copy);
    }
  });

  // come fetches style sheets that were to come later, and the first time the typefaces. Nothing comes later where the first screen cannot stand
  // in for the program.
  let first = true;
  const come = (which = "") => {
    document.querySelectorAll("link[data-later]" + which).forEach((link) => {
      link.href = link.dataset.later;
      link.removeAttribute("data-later");
    });
    if (!first) return;
    first = false;
    // Typefaces come into use together, once all are there: each alone would lay the page out anew.
    const faces = typefaces.map(({ family, weight, url }) => new FontFace(family, `url("${url}")`, { weight }).load());
    Promise.allSettled(faces).then((all) => all.forEach(({ value }) => value && document.fonts.add(value)));
  };
  const typefaces = [{{range .Typefaces}}
    { family: "{{.Family}}", weight: "{{.Weight}}", url: "{{.URL}}" },{{end}}
  ];
  document.addEventListener("DOMContentLoaded", () => { if (!screen) come(); });
  window.addEventListener("hashchange", () => come());

  // selector names what was pressed, here and on the screen that the program draws.
  const selector = (el) => "#tabard " + ["data-do", "data-arg", "href"].filter((name) => el.hasAttribute(name))
    .map((name) => `[${name}="${CSS.escape(el.getAttribute(name))}"]`).join("");
  const control = (el) => el instanceof Element && screen && screen.contains(el) ? el.closest("[data-do], a[href^='#']") : null;

  const press = (el, detail) => {
    const label = document.getElementById("boot-pressed");
    if (pressed) pressed.el.removeAttribute("aria-busy");
    pressed = el && { el, detail, selector: selector(el) };
    if (el) el.setAttribute("aria-busy", "true");
    if (el) come(":not([data-game])");
    if (el?.dataset.arg) come(`[data-game="${CSS.escape(el.dataset.arg)}"]`);
    if (label) label.textContent = el ? (el.getAttribute("aria-label") || el.textContent).trim() + " …" : "";
  };
  document.addEventListener("click", (e) => {
    const el = control(e.target);
    if (!el || e.ctrlKey || e.metaKey || e.shiftKey || e.altKey) return;
    e.preventDefault();
    e.stopPropagation();
    press(el, Math.min(e.detail, 1));
  }, true);
  // Who has gone elsewhere meanwhile does not want any more what was pressed here.
  window.addEventListener("hashchange", () => press(null));

  // The program has taken the screen over. It hears of a press as of any other: once it has told of being live.
  window.addEventListener("tabard-live", () => queueMicrotask(() => {
    window.goappFound = null;
    come();
    if (!("live" in root.dataset)) return press(null); // it could not start: what was pressed cannot be taken up
    document.getElementById("boot")?.remove();
    root.removeAttribute("data-first-kept");
    const was = pressed;
    press(null);
    screen = null;
    if (was && wanted()) document.querySelector(was.selector)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: was.detail }));
  }));
})();
