// A table on a desk: where its log is, and that it can have the whole screen.
import assert from "node:assert/strict";
import { accessible } from "../harness/axe.mjs";
import { idOf, myTurn, pace, play, sitDown } from "../harness/table.mjs";
import { test } from "../harness/test.mjs";
import { live, regular } from "../harness/visit.mjs";

test("desk: the log is folded into the story strip below 1366 px, and above it is hidden, shown and made wider by hand and by keys; the table fills the screen", async () => {
  // Only a browser lays a table out, takes a drag, and has a screen to fill.
  const person = await regular({ reducedMotion: "reduce", viewport: { width: 1365, height: 768 } });
  const page = await person.open(person.url);
  await pace(page, "instant");
  await sitDown(page);
  await play(page, 3);
  await myTurn(page);
  const log = page.locator(".side"), strip = page.locator(".ticker"), fold = page.locator(".side-fold"), edge = page.locator(".side-edge");
  const wide = async () => (await log.boundingBox())?.width || 0;
  const widens = (to) => page.waitForFunction((px) => Math.abs((document.querySelector(".side").getBoundingClientRect().width || 0) - px) < 1, to);
  const board = () => page.evaluate(() => document.querySelector(".zone").getBoundingClientRect().width);

  assert.equal(await wide(), 0, "below 1366 px there is no column for the log");
  assert.equal(await board(), 1365, "and the board has its width");
  assert.equal(await fold.isVisible() || await edge.isVisible(), false, "nor anything to hide or to drag");
  await page.keyboard.press("l");
  await page.waitForSelector("#sheet[open] .log-line");
  await page.keyboard.press("Escape");
  await page.waitForSelector("#sheet[open]", { state: "detached" });
  await strip.click();
  await page.waitForSelector("#sheet[open] .log-line");
  await page.keyboard.press("Escape");
  await page.waitForSelector("#sheet[open]", { state: "detached" });

  await page.setViewportSize({ width: 1366, height: 768 });
  await widens(200);
  assert.equal(await strip.isVisible(), false, "what the log tells is not told twice");
  await fold.click();
  await widens(0);
  assert.equal(await fold.evaluate((e) => e === document.activeElement && e.getAttribute("aria-expanded")), "false", "the button keeps the focus and says what is");
  assert.equal(await board(), 1366);
  assert.ok(await strip.isVisible());
  await page.keyboard.press("L");
  await widens(200);
  assert.equal(await fold.getAttribute("aria-expanded"), "true");
  await edge.focus();
  await page.keyboard.press("ArrowLeft");
  await widens(260);
  assert.equal(await edge.getAttribute("aria-valuenow"), "260");
  await page.keyboard.press("ArrowRight");
  await widens(200);
  const at = await edge.boundingBox();
  await page.mouse.move(at.x + 4, at.y + 200);
  await page.mouse.down();
  await page.mouse.move(1366 - 500, at.y + 220, { steps: 4 });
  await page.mouse.up();
  await widens(320);
  assert.equal(await edge.evaluate((e) => [e.role, e.ariaValueNow, e.ariaOrientation].join()), "separator,320,vertical");
  await accessible(page, "a table with its log");

  await page.keyboard.press("f");
  await page.waitForFunction(() => document.fullscreenElement === document.documentElement);
  await page.waitForFunction(() => document.getElementById("say").textContent.includes("whole screen"));
  await page.keyboard.press("f");
  await page.waitForFunction(() => !document.fullscreenElement);
  const id = await idOf(page);
  await page.reload();
  await live(page);
  await page.evaluate((game) => { location.hash = `#play/${game}`; }, id);
  await page.waitForSelector("#table");
  await widens(320);
  person.fine();
});
