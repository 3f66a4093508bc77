// The editor of boxes: printed numbers are entered by touch and by keyboard, and kept.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { accessible, legible } from "../harness/axe.mjs";
import { serve } from "../harness/host.mjs";
import { luck, myTurn, pace, play, rush, saved, sitDown } from "../harness/table.mjs";
import { promise, test } from "../harness/test.mjs";
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
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement.id === "boxnumber-1");
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

test("boxes: what was typed when a tab dies in the middle of a field is there when the box is opened again", async () => {
  // Only a browser has tabs that die, and storage that outlives them.
  const person = await guest({ viewport: { width: 360, height: 640 } }), server = await serve();
  const page = await editor(person, server.url);
  await page.focus(number);
  await page.keyboard.type("2");
  await page.keyboard.type("3");
  await count(page, 1);
  person.allow(/./);
  const [address, devtools] = [page.url(), await person.context.newCDPSession(page)];
  const died = page.waitForEvent("crash");
  devtools.send("Page.crash").catch(() => {}); // it does not live to answer
  await died;
  const again = await person.open(address, await person.context.newPage());
  await count(again, 1);
  assert.equal(await again.inputValue(number), "23");
});

test("boxes: the editor has no fault of accessibility with a mistake, with a broken law, in the quick start and on the list, in both languages, light and dark", async () => {
  // Only a browser knows names, roles and contrast as they are computed.
  const server = await serve();
  for (const [locale, colorScheme, viewport] of [["en", "dark", { width: 360, height: 640 }], ["de", "light", { width: 1280, height: 800 }]]) {
    const person = await guest({ viewport, locale, colorScheme }), page = await editor(person, server.url);
    const looks = async (what) => {
      await accessible(page, `${what}, ${locale}`);
      await legible(page, `${what}, ${locale}`);
    };
    await page.fill(number, "100");
    await page.waitForSelector("#boxwrong-0:not([hidden])");
    await looks("a mistake in a field");
    await page.selectOption("#boxsheet", "1");
    await page.waitForFunction(() => document.activeElement.id === "boxsheet");
    await page.fill("#boxnumber-12", "5"); // a later season has fewer kingdom cards
    await page.waitForSelector("[data-do=boxgo]:visible");
    await looks("a broken law");
    await page.click("[data-do=boxquick]");
    await page.waitForFunction(() => document.activeElement.id === "boxpart");
    await looks("the quick start");
    await page.click(".page-head a");
    await page.waitForSelector("[data-do=exportbox]");
    await looks("the list with a box that breaks a law");
    person.fine();
  }
});

const title = "First edition", wide = { viewport: { width: 1280, height: 800 } };

// toScreen leads a page to one of its screens.
async function toScreen(page, hash, screen) {
  await page.evaluate((to) => { location.hash = to; }, hash);
  await page.waitForSelector(`#tabard[data-screen=${screen}]`);
}

// downloaded is the file that a press on a control gives.
async function downloaded(page, control) {
  const [file] = await Promise.all([page.waitForEvent("download"), page.click(control)]);
  return readFile(await file.path());
}

// filled is a blank sheet of Battle Merchants on which somebody has written two numbers that are not ours.
function filled(blank) {
  const sheet = JSON.parse(blank);
  Object.assign(sheet, { title, weapons: { ...sheet.weapons, Standard: { ...sheet.weapons.Standard, forge: 7, sell: 11 } } });
  return Buffer.from(JSON.stringify(sheet));
}

// take gives a page a file.
const take = (page, name, buffer) => page.setInputFiles("#pick", { name, mimeType: "application/octet-stream", buffer });

// linkIn presses a control that makes a link, and reads it from the sheet.
async function linkIn(page, control) {
  await page.click(control);
  const link = await page.inputValue("#link");
  await page.keyboard.press("Escape");
  return link;
}

// menuNames asserts that the menu of a table names the box.
async function menuNames(page) {
  await page.click("[data-do=open][data-arg=menu]");
  await page.locator("#sheet", { hasText: title }).waitFor();
  await page.keyboard.press("Escape");
}

// toTheEnd plays a game to its end and sees its result.
async function toTheEnd(page, seed) {
  await myTurn(page);
  await rush(page, seed);
  await page.waitForSelector("#result table tbody tr");
  await saved(page);
}

test("boxes: a game with a box is played to its end on a device that has never seen the box, by a link and by a file", async () => {
  // Only browsers have a shelf each, and hand files and links from one to the other.
  const server = await serve(), owner = await guest(wide), friend = await guest(wide);
  const page = await owner.open(`${server.url}#boxes`);
  const sheet = filled(await downloaded(page, "[data-do=blankbox][data-arg=merchants]"));
  await take(page, "box.json", sheet);
  await page.waitForSelector("[data-do=exportbox]");
  const linked = await linkIn(page, "[data-do=linkbox]");
  await pace(page, "instant");
  await sitDown(page, { game: "merchants", kinds: ["person", "0"], seed: "1066", box: 1 });
  await menuNames(page);
  await play(page, 4, luck(21));
  await saved(page);
  await page.click("[data-do=open][data-arg=menu]");
  const link = await linkIn(page, "#sheet [data-do=share]");
  await page.click("[data-do=open][data-arg=menu]");
  const game = await downloaded(page, "#sheet [data-do=export]");

  // By link: the friend lacks the box and is told, takes it in, opens the link again and plays on.
  const there = await friend.open(server.url);
  await pace(there, "instant");
  await toScreen(there, new URL(link).hash, "link");
  await there.locator("main", { hasText: title }).waitFor();
  assert.equal(await there.locator("[data-do=keepcopy]").count(), 0, "without its box the game does not open");
  await accessible(there, "a link that waits for its box");
  await take(there, "box.json", sheet);
  await there.locator("#toast", { hasText: /box/ }).waitFor();
  await there.click("[data-do=reread]");
  await there.click("[data-do=keepcopy]");
  await menuNames(there);
  await play(there, 2, luck(8));
  await toTheEnd(there, 6);

  // The box by a link of its own is one that is there already.
  await toScreen(there, new URL(linked).hash, "boxlink");
  await accessible(there, "a box from a link");
  await there.click("[data-do=keepbox]");
  await there.waitForSelector("#tabard[data-screen=boxes]");
  assert.equal(await there.locator("[data-do=exportbox]").count(), 1, "the same box is not put twice");

  // By file: it carries the box to a device without one.
  const other = await guest(wide), third = await other.open(`${server.url}#saves`);
  await pace(third, "instant");
  await toScreen(third, "#saves", "saves");
  await take(third, "game.tabard", game);
  await third.click(".saved-row a[href^='#play/']");
  await menuNames(third);
  await toTheEnd(third, 7);
  for (const person of [owner, friend, other]) person.fine();
});
