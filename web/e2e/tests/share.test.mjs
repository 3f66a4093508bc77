// A game travels as a link, and a link never costs anybody a game.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { accessible } from "../harness/axe.mjs";
import { serve } from "../harness/host.mjs";
import { readCode } from "../harness/letters.mjs";
import { promise, test } from "../harness/test.mjs";
import { decideByClicks, luck, myTurn, pace, saved, sitDown, state } from "../harness/table.mjs";
import { guest, regular, storedWhole, visitor } from "../harness/visit.mjs";

// linkOf shares the game on the table and reads the link from the sheet.
async function linkOf(page) {
  await page.click("[data-do=open][data-arg=menu]");
  await page.click("#sheet [data-do=share], dialog [data-do=share]");
  const link = await page.inputValue("#link");
  await page.keyboard.press("Escape");
  return link;
}

// shown is the state of the game that any viewer of it sees.
const shown = (page) => page.evaluate(() => ({
  prompt: document.querySelector("#prompt .prompt-what").innerText,
  board: Array.from(document.querySelectorAll("#board [aria-label]"), (e) => e.getAttribute("aria-label")),
}));

promise("share: a link opens the same game in another browser", async () => {
  // Only a browser begins with nothing but an address.
  const server = await serve({ prefix: "/repo/" });
  const sender = await guest({ viewport: { width: 1280, height: 900 } });
  const page = await sender.open(server.url);
  await pace(page, "instant");
  await sitDown(page);
  const pick = luck(21);
  let now;
  for (let n = 0; n < 10; n++) {
    now = await myTurn(page);
    if (now.over) break;
    await decideByClicks(page, pick);
  }
  now = await myTurn(page);
  assert.ok(!now.over);
  const link = await linkOf(page);
  console.log(`     a link of ${link.length} characters after ${await page.locator("#tabard").getAttribute("data-rev")} revisions`);
  assert.ok(link.startsWith(server.url + "#g="), link);
  assert.ok(link.length <= 600, `${link.length} characters`);

  const receiver = await guest({ viewport: { width: 1280, height: 900 } });
  const other = await receiver.open(link);
  await other.waitForSelector("#tabard[data-screen=link]");
  assert.match(await other.innerText("main"), /Coin & Crown/);
  await other.click("[data-do=keepcopy]");
  await other.waitForSelector("#table");
  const there = await myTurn(other);
  assert.deepEqual(there.legal, now.legal);
  assert.deepEqual(await shown(other), await shown(page));
  await decideByClicks(other, luck(1));
  await saved(other);
  sender.fine();
  receiver.fine();
});

test("share: a camera reads the link from the screen", async () => {
  // Only a browser draws the code that a camera reads, in colours with contrast.
  const person = await regular({ reducedMotion: "reduce" });
  const page = await person.open(person.url);
  await sitDown(page, { kinds: ["person", "0"] });
  await myTurn(page);
  await page.click("[data-do=open][data-arg=menu]");
  await page.click("#sheet [data-do=share], dialog [data-do=share]");
  const link = await page.inputValue("#link");
  assert.equal(await readCode(page), link);
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await accessible(page, `a link as a picture, ${colorScheme}`);
  }
  person.fine();
});

test("share: a file or a link that the system opens with the app, or that is pasted, comes to the table", async () => {
  // Only a browser hands a file or a link to an installed app, and text from the clipboard.
  const person = await regular({ viewport: { width: 1280, height: 900 } });
  // Only an installed app has a queue that speaks: one of the test's own speaks instead.
  await person.page.addInitScript(() => {
    Object.defineProperty(window, "launchQueue", { value: { setConsumer: (fn) => { window.launched = fn; } } });
  });
  const page = await person.open(person.url);
  await pace(page, "instant");
  await sitDown(page, { kinds: ["person", "0"] });
  await decideByClicks(page, luck(3));
  await myTurn(page);
  await saved(page);
  const [link, own] = [await linkOf(page), new URL(page.url()).hash];
  await page.evaluate(() => { location.hash = "#saves"; });
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("[data-do=export]")]);
  const bytes = [...await readFile(await download.path())];
  await page.click("[data-do=delete]");
  await page.click("[data-do=delete-do]");
  await page.waitForFunction(() => !document.querySelector("[data-do=export]"));

  await page.evaluate((data) => window.launched({ targetURL: location.href, files: [
    { getFile: async () => new File([new Uint8Array(data)], "mine.tabard") },
  ] }), bytes);
  await page.waitForSelector("[data-do=export]");

  await page.evaluate(() => { location.hash = "#"; });
  await page.waitForSelector("#tabard[data-screen=start]");
  await page.evaluate((url) => window.launched({ targetURL: url, files: [] }), link);
  await page.waitForSelector("#tabard[data-screen=link] [data-do=keepcopy]");

  await page.evaluate(() => { location.hash = "#"; });
  await page.waitForSelector("#tabard[data-screen=start]");
  const shared = `${person.url}?${new URLSearchParams({ title: "Tabard", text: `have a look: ${link} (mine)` })}`;
  await page.evaluate((url) => window.launched({ targetURL: url, files: [] }), shared);
  await page.waitForSelector("#tabard[data-screen=link] [data-do=keepcopy]");

  await page.evaluate(() => { location.hash = "#"; });
  await page.waitForSelector("#tabard[data-screen=start]");
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, `have a look: ${link} (mine)`);
  await page.waitForSelector("#tabard[data-screen=link] [data-do=keepcopy]");
  await page.goto(person.url + own);
  await page.waitForSelector("#table");
  person.fine();
});

test("share: what another app shares comes to the table, without a network too, and a text without a link says so", async () => {
  // Only a browser opens an address, and with a service worker without a network.
  const { url } = await serve();
  const person = await visitor({ whole: true });
  const page = await person.open(url);
  await pace(page, "instant");
  await sitDown(page, { kinds: ["person", "0"] });
  await decideByClicks(page, luck(3));
  await myTurn(page);
  await saved(page);
  const link = await linkOf(page);
  await storedWhole(page);
  await person.context.setOffline(true);
  // As the manifest's share_target asks for it. Some apps put the address of a page into the text, some into the address.
  for (const shared of [{ title: "A game", text: `Your turn: ${link}\nBye` }, { url: link }]) {
    await page.goto(`${url}?${new URLSearchParams(shared)}`);
    await page.waitForSelector("#tabard[data-screen=link] [data-do=keepcopy]");
    assert.equal(page.url(), link, "the address is that of the link");
  }
  await page.goto(`${url}?text=hello`);
  await page.waitForSelector('#tabard[data-screen=link] main a[href="#saves"]');
  assert.equal(await page.locator("[data-do=keepcopy]:visible").count(), 0);
  person.fine();
});
