// A table by link: two people in browsers of their own pass the text of a chat to and fro.
import assert from "node:assert/strict";
import path from "node:path";
import { serve } from "../harness/host.mjs";
import { decideByClicks, luck } from "../harness/table.mjs";
import { promise } from "../harness/test.mjs";
import { guest, live } from "../harness/visit.mjs";

// With SHOTS every screen is taken into that folder at two sizes.
const shots = process.env.SHOTS;
let taken = 0;
async function shot(page, name) {
  if (!shots) return;
  taken++;
  for (const [width, height] of [[360, 640], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(300);
    await page.screenshot({ path: path.join(shots, `${String(taken).padStart(2, "0")}-${name}-${width}.png`) });
  }
}

// link is the address in the letter that is shown.
const link = async (page) => /http\S+#g=\S+/.exec(await page.inputValue("#letter"))[0];

// opens opens a letter in a page that runs: as a link in it would.
async function opens(page, url) {
  await page.evaluate((hash) => { location.hash = hash; }, new URL(url).hash);
}

// writes plays until the letter is offered to be sent, and returns its text.
async function writes(page, pick) {
  for (let n = 0; n < 60; n++) {
    await page.waitForFunction(() => document.querySelector("dialog[open] #letter") || document.querySelector("[data-screen=replay]") ||
      document.querySelector("#scene:not([hidden])") || document.querySelector("#actions button[data-action]:not([aria-disabled=true])"), null, { timeout: 60e3 });
    if (await page.locator("dialog[open] #letter").count() > 0) return page.inputValue("#letter");
    if (await page.locator("[data-screen=replay]").count() > 0) await page.click("[data-do=present]");
    else if (await page.locator("#scene:not([hidden])").count() > 0) await page.click("#scene [data-do=close]");
    else await decideByClicks(page, pick);
  }
  throw new Error("the letter does not end");
}

promise("post: two people play Battle Merchants by passing links", async () => {
  // Only browsers have storage, journals and addresses of their own.
  const server = await serve();
  const edith = await guest({ viewport: { width: 1280, height: 800 } }), tom = await guest({ viewport: { width: 1280, height: 800 } });
  const one = await edith.open(server.url + "#new/merchants");
  await one.click("[data-do=far][data-arg=apart]");
  await one.click("[data-do=seats][data-arg='2']");
  await one.fill("[name='seat-name:0']", "Edith");
  await shot(one, "setup");
  await one.click("[data-do=start]");
  await one.waitForSelector("#letter");
  await shot(one, "invitation");
  const invitation = await link(one);
  assert.ok(invitation.length < 300, `${invitation.length} characters`);

  const two = await tom.open(invitation);
  await two.waitForSelector("#sit-name");
  await two.fill("#sit-name", "Tom");
  await shot(two, "opened");
  await two.click("[data-do=sit]");
  await two.waitForSelector("#letter");
  await shot(two, "send-on");
  let letter = await link(two);
  await opens(one, letter);
  const people = [one, two], names = ["Tom", "Edith"];
  let at = 0, letters = 0;
  const pick = luck(7);
  for (; letters < 8; letters++) {
    const page = people[at];
    await live(page);
    if (letters === 2) {
      await page.waitForSelector("[data-screen=replay]");
      await shot(page, "since");
    }
    const text = await writes(page, pick);
    if (letters === 3) await shot(page, "send");
    if (!text.startsWith(names[at])) {
      await page.click("dialog [data-do=close]"); // the same person goes on
      await page.reload();
      await live(page);
      continue;
    }
    letter = /http\S+#g=\S+/.exec(text)[0];
    await page.click("dialog [data-do=close]");
    if (letters === 3) await shot(page, "waits");
    at = 1 - at;
    await opens(people[at], letter);
  }
  await one.evaluate(() => { location.hash = ""; });
  await one.waitForSelector("#tables:not([hidden])");
  await shot(one, "list");

  // An old letter changes nothing, and a cut one says so.
  await opens(one, invitation);
  await one.waitForSelector("[data-outcome]");
  await shot(one, "older");
  const kept = await one.evaluate(() => Object.entries(localStorage).filter(([k]) => k.includes("letter:")).sort().join());
  await opens(one, letter.slice(0, -9));
  await one.waitForFunction(() => !document.querySelector("[data-do=againletter]"));
  assert.equal(await one.evaluate(() => Object.entries(localStorage).filter(([k]) => k.includes("letter:")).sort().join()), kept);

  // The key of the one is nowhere in what the other has.
  const keys = (page) => page.evaluate(() => Object.entries(localStorage).filter(([k]) => k.includes("key:")).map(([, v]) => v));
  const mine = await keys(one), all = await two.evaluate(() => Object.values(localStorage));
  assert.ok(mine.length > 0);
  for (const key of mine) assert.ok(!all.includes(key), "a key has left its browser");
  edith.fine();
  tom.fine();
});
