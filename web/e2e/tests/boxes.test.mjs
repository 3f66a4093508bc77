// The editor of boxes: printed numbers are entered by touch and by keyboard, and kept.
import assert from "node:assert/strict";
import { serve } from "../harness/host.mjs";
import { accessible } from "../harness/axe.mjs";
import { promise } from "../harness/test.mjs";
import { guest, live } from "../harness/visit.mjs";

const number = "#boxnumber-0", count = (page, n) => page.waitForFunction((n) => document.querySelector(".box-count").textContent.startsWith(`${n} of`), n);

// editor makes a box of Battle Merchants and opens its editor.
async function editor(person, url) {
  const page = await person.open(`${url}#boxes`);
  await page.locator("[data-do=newbox][data-arg=merchants]").click();
  await page.waitForSelector("[data-screen=box] .box-count");
  return page;
}

for (const { how, options, enter } of [
  { how: "by touch on a phone", options: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }, enter: async (page) => {
    await page.locator("[data-do=boxmore][data-arg='0']").tap();
    await page.locator("[data-do=boxmore][data-arg='0']").tap();
  } },
  { how: "by keyboard on a desk", options: { viewport: { width: 1280, height: 800 } }, enter: async (page) => {
    await page.focus(number);
    await page.keyboard.type("4");
    await count(page, 1);
    await page.focus("[data-do=boxquick]");
    await page.keyboard.press("Control+z");
    await count(page, 0);
    await page.focus(number);
    await page.keyboard.type("6");
    await page.keyboard.press("ArrowUp");
  } },
]) {
  promise(`boxes: a card's numbers are entered ${how}, are there when the page is loaded again, and a game is played with them`, async () => {
    // Only a browser has fields and fingers.
    const person = await guest(options), server = await serve();
    const page = await editor(person, server.url);
    await accessible(page, "the editor of a box");
    assert.ok(await page.evaluate(() => document.querySelector(".box-sheets").getBoundingClientRect().bottom * 3 <= innerHeight), "the head takes a third of the screen at most");
    await enter(page);
    await count(page, 1);
    assert.equal(await page.inputValue(number), "7");
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false, "nothing is wider than the screen");
    await page.reload();
    await live(page);
    await count(page, 1);
    assert.equal(await page.inputValue(number), "7");
    await page.evaluate(() => { location.hash = "new/merchants"; });
    await page.locator("[data-do=box][data-arg='1']").click();
    await page.locator("[data-do=start]").first().click();
    await page.waitForSelector("#table");
  });
}
