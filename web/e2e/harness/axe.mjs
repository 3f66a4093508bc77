// Accessibility as axe sees it.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { faint } from "./contrast.mjs";

const source = await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

// calm waits until no animation runs: a half faded text has too little contrast. An endless animation, such as a spinner, may go on.
const calm = (page) => page.evaluate(() => Promise.all(document.getAnimations()
  .filter((a) => Number.isFinite(a.effect?.getComputedTiming().endTime)).map((a) => a.finished.catch(() => {}))));

// accessible asserts that axe finds no violation, of any impact, on the page or in one part of it. The page's policy does not bind an
// evaluation by devtools, so that no test loosens it. The list only names the rules to check, if not all. Axe leaves out two things that none
// of them needs: the text of all style sheets (which only an experimental rule reads), and selectors, since a violation shows its element.
export async function accessible(page, what, within = "html", only = null) {
  await calm(page);
  if (!await page.evaluate(() => Boolean(window.axe))) await page.evaluate(source);
  const found = await page.evaluate(([where, only]) => axe.run(where, {
    runOnly: only || ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    resultTypes: ["violations"],
    preload: { assets: ["media"] },
    selectors: false,
  }), [within, only]);
  const list = found.violations.map((v) => `${v.id} (${v.impact}): ${v.nodes.map((n) => n.html.slice(0, 160)).join(" | ")}`);
  assert.deepEqual(list, [], `axe on ${what}`);
}

// legible asserts that the texts of which axe cannot tell whether they have enough contrast have it: over gradients and pictures, and short ones.
export async function legible(page, what, within = "html") {
  await calm(page);
  if (!await page.evaluate(() => Boolean(window.axe))) await page.evaluate(source);
  const open = await page.evaluate(async (where) => {
    const found = await axe.run(where, { runOnly: { type: "rule", values: ["color-contrast"] }, resultTypes: ["incomplete"], preload: { assets: ["media"] } });
    return found.incomplete.flatMap((v) => v.nodes.map((n) => n.target.join(" ")));
  }, within);
  assert.deepEqual(await faint(page, open), [], `contrast on ${what}`);
}
