// A map board: it is walked hex by hex with the keyboard, brought nearer and moved without doing anything, and on a phone the
// first touch only chooses.
import assert from "node:assert/strict";
import { serve } from "../harness/host.mjs";
import { accessible } from "../harness/axe.mjs";
import { decideByClicks, luck, moved, myTurn, outcome, pace, sitDown, state } from "../harness/table.mjs";
import { promise, test } from "../harness/test.mjs";
import { guest, regular } from "../harness/visit.mjs";

// toSites sits down and plays on to the first question where a settlement goes.
async function toSites(options) {
  const person = await (options.hasTouch ? guest : regular)({ reducedMotion: "reduce", ...options });
  const page = await person.open(person.url || (await serve()).url);
  await pace(page, "instant");
  await sitDown(page, { game: "conquer", kinds: ["person", "0"], seed: "1066" });
  const pick = luck(4);
  for (let n = 0; n < 12 && !/stands/.test((await myTurn(page)).prompt); n++) await decideByClicks(page, pick);
  assert.match((await state(page)).prompt, /stands/);
  return { person, page };
}

// size is how wide the map is drawn, where its window stands on it, and where on the screen that is.
const size = (page) => page.evaluate(() => {
  const pane = document.querySelector(".map-pane"), sheet = document.querySelector(".map-sheet").getBoundingClientRect();
  const { x, y } = pane.getBoundingClientRect();
  return { width: Math.round(sheet.width), left: Math.round(pane.scrollLeft), top: Math.round(pane.scrollTop), x, y };
});
const focused = (page) => page.evaluate(() => [document.activeElement.dataset.ref || "", document.activeElement.getAttribute("aria-label") || document.activeElement.textContent]);
const becomes = (page, fn, arg) => page.waitForFunction(fn, arg, { timeout: 5000 });
// wider waits until the map is drawn wider, or narrower, than it was.
const wider = (page, was, factor) => becomes(page, ([w, f]) => f * (document.querySelector(".map-sheet").getBoundingClientRect().width - w) > 1, [was, factor]);

test("map: the keyboard walks to the six neighbours, hears what is there, and comes back", async () => {
  // Only a browser knows where on the screen the neighbour lies to which the focus goes.
  const { person, page } = await toSites({ viewport: { width: 1280, height: 900 } });
  await page.locator("#board .map .lit[data-ref]").first().focus();
  // The middle of the focused place on the sheet of the map, in widths of a hexagon.
  const middle = () => page.evaluate(() => {
    const sheet = document.querySelector(".map-sheet").getBoundingClientRect(), r = document.activeElement.getBoundingClientRect();
    const hex = 52 * document.querySelector(".map-sheet").getScreenCTM().a;
    return [(r.left + r.width / 2 - sheet.left) / hex, (r.top + r.height / 2 - sheet.top) / hex];
  });
  await page.keyboard.press("n");
  // To a place for a settlement from which a ring of six leads over such places alone.
  await page.evaluate(() => {
    const at = (e) => e.getAttribute("transform").match(/-?\d+/g).map(Number), all = Array.from(document.querySelectorAll("#board .cq-site.lit"));
    const known = new Set(all.map((e) => at(e).join()));
    all.find((e) => [[52, 0], [78, 45], [52, 90], [0, 90], [-26, 45]].every(([x, y]) => known.has([at(e)[0] + x, at(e)[1] + y].join()))).focus();
  });
  // Around a ring of six, each step as far and as steep as neighbours lie, and back to where it began.
  const [start] = await focused(page);
  for (const [key, x, y] of [["e", 1, 0], ["d", .5, .87], ["s", -.5, .87], ["ArrowLeft", -1, 0], ["q", -.5, -.87], ["w", .5, -.87]]) {
    const [was] = await focused(page), from = await middle();
    await page.keyboard.press(key);
    await becomes(page, (ref) => document.activeElement.dataset.ref !== ref, was);
    const [ref, label] = await focused(page), to = await middle();
    assert.match(ref, /^(hex|site|slot|place):\d+$/, ref);
    assert.match(label, /^[A-Z]+\d+/, `a place says where it is: ${label}`);
    assert.ok(Math.hypot(to[0] - from[0] - x, to[1] - from[1] - y) < .25, `${key} leads from ${from} to ${to}`);
  }
  assert.equal((await focused(page))[0], start, "six steps around lead back");
  // At the rim the walk ends and says so.
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press("ArrowLeft");
    if (/Edge of the map/.test(await page.innerText("#say, #alert, [aria-live]").catch(() => ""))) break;
  }
  assert.match(await page.evaluate(() => Array.from(document.querySelectorAll("[aria-live]"), (e) => e.textContent).join(" ")), /Edge of the map/);
  person.fine();
});

test("map: it is brought nearer and moved by keys, buttons, wheel, mouse and fingers, and nothing is done by that", async () => {
  // Only a browser turns wheel, mouse and fingers into a map that is larger or moved.
  const { person, page } = await toSites({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const { rev } = await state(page);
  await page.locator("#board .map").scrollIntoViewIfNeeded();
  await page.locator("#board .map .lit[data-ref]").first().focus();
  // It is near by itself as long as a place on it is asked for.
  assert.ok(await page.evaluate(() => document.querySelector(".map-sheet").getScreenCTM().a * 52 > 42), "hexes are large enough for the places between them");
  const asked = await size(page);
  await page.keyboard.press("0");
  await wider(page, asked.width, -1);
  const whole = await size(page);
  await page.keyboard.press("+");
  await wider(page, whole.width, 1);
  const near = await size(page);
  await page.keyboard.press("-");
  await wider(page, near.width, -1);
  await page.click("[data-do=zoom][data-arg=in]");
  await wider(page, whole.width, 1);
  await page.keyboard.press("0");
  await becomes(page, (w) => Math.abs(document.querySelector(".map-sheet").getBoundingClientRect().width - w) < 2, whole.width);

  const over = await size(page);
  await page.mouse.move(over.x + 150, over.y + 120);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -400);
  await page.keyboard.up("Control");
  await wider(page, whole.width, 1);
  await page.evaluate(() => document.querySelector(".map-pane").scrollTo(60, 60));
  const before = await size(page);
  await page.mouse.move(before.x + 150, before.y + 120);
  await page.mouse.down();
  await page.mouse.move(before.x + 100, before.y + 90, { steps: 5 });
  await page.mouse.up();
  await becomes(page, (left) => document.querySelector(".map-pane").scrollLeft > left + 20, before.left);

  const cdp = await page.context().newCDPSession(page);
  const touch = (type, points) => cdp.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const nearest = await size(page);
  await page.click("[data-do=zoom][data-arg=out]"); // there is room for the fingers again
  await wider(page, nearest.width, -1);
  const spread = await size(page);
  await touch("touchStart", [[spread.x + 120, spread.y + 100], [spread.x + 160, spread.y + 100]]);
  for (let i = 1; i <= 6; i++) await touch("touchMove", [[spread.x + 120 - i * 4, spread.y + 100], [spread.x + 160 + i * 4, spread.y + 100]]);
  await touch("touchEnd", []);
  await wider(page, spread.width, 1);
  await accessible(page, "the map brought near");
  assert.equal((await state(page)).rev, rev, "nothing was done");
  assert.equal(await page.locator("#sheet[open]").count(), 0);
  person.fine();
});

promise("map: on a phone the first touch of a small place only chooses it, the second does it, and the zoom stays", async () => {
  // Only a browser has a finger and a place that is smaller than it.
  const { person, page } = await toSites({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const { rev } = await state(page);
  const site = page.locator("#board .cq-site").nth(40);
  const tap = async () => {
    await site.scrollIntoViewIfNeeded();
    const box = await site.boundingBox();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  await tap();
  await page.waitForSelector("#board .cq-picked");
  assert.equal((await state(page)).rev, rev, "only chosen");
  await page.locator("#bar button[data-do=act]:not([aria-disabled=true])").first().waitFor();
  const { width } = await size(page);
  await page.locator("#bar button[data-do=act]:not([aria-disabled=true])").first().click();
  await page.waitForFunction((old) => Number(document.getElementById("tabard").dataset.rev) !== old, rev);
  await myTurn(page);
  assert.equal((await size(page)).width, width, "the map is as near as before");
  person.fine();
});

test("map: what happens out of sight on a map that is near comes into view, also where nothing may move", async () => {
  // Only a browser knows what is out of sight.
  const { person, page } = await toSites({ viewport: { width: 390, height: 844 } });
  const whole = await size(page);
  for (let n = 0, w = whole.width; n < 2; n++, w = (await size(page)).width) {
    await page.click("[data-do=zoom][data-arg=in]");
    await wider(page, w, 1);
  }
  // The place that lies farthest from the corner that is looked at; then the rival's turn comes, and its place is the last.
  const [far, before] = await page.evaluate(() => {
    document.querySelector(".map-pane").scrollTo(0, 0);
    const all = Array.from(document.querySelectorAll("#board .cq-site"), (e) => [e.getBoundingClientRect().bottom, e.dataset.ref]);
    return [all.sort((a, b) => b[0] - a[0])[0][1], Array.from(document.querySelectorAll("#board .cq-town"), (e) => e.dataset.ref)];
  });
  const { rev } = await state(page);
  await page.evaluate((ref) => {
    document.querySelector(`#board [data-ref="${ref}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    document.querySelector(".map-pane").scrollTo(0, 0);
  }, far);
  if ((await outcome(page, rev, 500)) !== "taken") await page.locator("#bar button[data-do=act]:not([aria-disabled=true])").first().click();
  await moved(page, rev);
  await becomes(page, (old) => {
    const pane = document.querySelector(".map-pane").getBoundingClientRect();
    return Array.from(document.querySelectorAll("#board .cq-town")).some((e) => {
      const { left, right, top, bottom } = e.getBoundingClientRect();
      return !old.includes(e.dataset.ref) && e.dataset.ref !== undefined && left > pane.left && right < pane.right && top > pane.top && bottom < pane.bottom;
    });
  }, before);
  person.fine();
});
