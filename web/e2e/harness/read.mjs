// What a person reads on a screen: whether it comes from a catalogue, and whether it is whole.
import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { folder } from "./host.mjs";
import { build, root, staticDir, wasm } from "./paths.mjs";
import { twoFrames } from "./visit.mjs";

// pseudo is the tag of the pseudo-language, whose every text stands in brackets (app/words/ftl).
export const pseudo = "qps";

// languages are the tags of the languages that have words for the page, English among them.
const written = path.join(root, "app/words");
export const languages = readdirSync(written).filter((tag) => existsSync(path.join(written, tag, "page.ftl")));

// bothTongues exports the site with the pseudo-language beside the others. It returns its folder.
export async function bothTongues() {
  const out = path.join(await folder(), "dist");
  await promisify(execFile)(path.join(build, "site"), ["-wasm", wasm, "-static", staticDir, "-also", pseudo, "-out", out, "-cache", ""]);
  return out;
}

// look runs in the page and lists the faults of what is shown: texts that are cut by a box, pages that scroll sideways, and in the
// pseudo-language letters outside of brackets that are none of the names, a pattern.
//
// What can be scrolled into view is not cut. A text may be told to those who listen alone; then it is not looked at as a picture.
const look = ([pseudo, names]) => {
  const found = [], root = document.documentElement, styles = new Map(), known = new Map();
  const styleOf = (e) => {
    if (!styles.has(e)) styles.set(e, getComputedStyle(e));
    return styles.get(e);
  };
  const endless = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6, by: null };
  // cutOf is the box outside of which nothing is seen of what is in an element, whatever is scrolled.
  const cutOf = (e) => {
    if (!e || e === document.body || e === root) return endless;
    if (known.has(e)) return known.get(e);
    const style = styleOf(e), r = e.getBoundingClientRect();
    const around = style.position === "fixed" ? endless : cutOf(style.position === "absolute" && e.offsetParent || e.parentElement), cut = { ...around };
    if (style.display !== "contents" && style.display !== "inline") {
      for (const [how, from, to] of [[style.overflowX, "left", "right"], [style.overflowY, "top", "bottom"]]) {
        if (/auto|scroll/.test(how)) [cut[from], cut[to]] = [-1e6, 1e6];
        else if (how !== "visible") [cut[from], cut[to], cut.by] = [Math.max(cut[from], r[from]), Math.min(cut[to], r[to]), r];
      }
    }
    known.set(e, cut);
    return cut;
  };
  const blockOf = (e) => {
    while (e.parentElement && (/^(inline|contents)$/.test(styleOf(e).display) || e.matches("tspan"))) e = e.parentElement;
    return e;
  };
  const short = (text) => text.replace(/\s+/g, " ").trim().slice(0, 60);
  const where = (e) => {
    const own = e.closest("[class], [id]"), name = own ? own.id || own.getAttribute("class").split(" ")[0] : e.tagName;
    return own === e ? name : `${name} ${e.tagName.toLowerCase()}`;
  };

  const heard = []; // texts and where they stand
  const aside = document.querySelector("#all:not(:focus-within)"); // the list of all actions, where only the keyboard comes to
  const blocks = new Map(), texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode, e = node.parentElement;
    if (!node.data.trim() || e.matches(".crest-letter, .graph-letter, .seed, .report") || aside?.contains(e) || e.closest("script, style, template, noscript")) continue;
    const choice = e.matches("option");
    if (!(choice ? e.closest("select") : e).checkVisibility({ visibilityProperty: true })) continue;
    const block = choice ? e : blockOf(e);
    blocks.set(block, `${blocks.get(block) || ""} ${node.data}`);
    if (choice || e.closest(".sr") || styleOf(e).clipPath !== "none" || e.matches(".ask-text:has(+ .ask-why:not([hidden]))")) continue;
    const cut = cutOf(e);
    if (cut.by && (cut.by.width <= 2 || cut.by.height <= 2)) continue;
    range.selectNodeContents(node);
    const lines = Array.from(range.getClientRects()).filter((r) => r.width > 0);
    if (lines.some((r) => r.right > cut.right + 2 || r.left < cut.left - 2 || r.bottom > cut.bottom + 4 || r.top < cut.top - 4)) found.push(`cut in ${where(e)}: ${short(node.data)}`);
  }
  for (const e of document.querySelectorAll(".btn, .chip, .seg button")) {
    if (e.checkVisibility() && e.scrollWidth > e.clientWidth + 1 && styleOf(e).display !== "inline") found.push(`wider than ${where(e)}: ${short(e.innerText)}`);
  }
  if (root.scrollWidth > innerWidth + 1) found.push(`the page is ${root.scrollWidth} px wide`);
  if (!pseudo) return found;

  // What a game is called is stored with it, in as many letters as there is room for.
  for (const [e, text] of blocks) if (!e.matches(".table-title, .saved-name")) heard.push([text, where(e)]);
  for (const e of document.body.querySelectorAll("[aria-label], [title], [alt], [placeholder], [aria-valuetext], [aria-description], [aria-roledescription]")) {
    if (e.closest("template") || !e.checkVisibility({ visibilityProperty: true })) continue;
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext", "aria-description", "aria-roledescription"]) {
      if (e.getAttribute(name)) heard.push([e.getAttribute(name), `${name} of ${where(e)}`]);
    }
  }
  for (const [text, at] of heard) {
    let bare = "", deep = 0, broken = false;
    for (const c of text) {
      if (c === "[") deep++;
      else if (c === "]") broken ||= --deep < 0;
      else if (deep === 0) bare += c;
    }
    bare = bare.replace(new RegExp(names, "gu"), " ");
    if (broken || deep !== 0) found.push(`half a text in ${at}: ${short(text)}`);
    else if (/\p{L}/u.test(bare)) found.push(`no catalogue's in ${at}: ${short(bare)}`);
  }
  return found;
};

// faultsAt looks at the screen at several sizes of the window, and returns each fault with its size.
export async function faultsAt(page, sizes, tag, names) {
  const all = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await twoFrames(page);
    for (const fault of new Set(await page.evaluate(look, [tag === pseudo, names]))) all.push({ at: `${width}x${height}`, fault });
  }
  return all;
}
