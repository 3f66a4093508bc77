// A table by link: two people in browsers of their own pass the text of a chat to and fro.
import assert from "node:assert/strict";
import path from "node:path";
import { serve } from "../harness/host.mjs";
import { decideByClicks, luck, saved } from "../harness/table.mjs";
import { promise, test } from "../harness/test.mjs";
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

// address is that in the text of a letter, and link that in the one which is shown.
const address = (text) => /http\S+#g=\S+/.exec(text)[0];
const link = async (page) => address(await page.inputValue("#letter"));

// opens opens a letter in a page that runs: as a link in it would.
async function opens(page, url) {
  await page.evaluate((hash) => { location.hash = hash; }, new URL(url).hash);
}

// asked looks at what has come with a letter, until there is a question or the letter is offered to be sent. It says whether it is. The list of
// what can be chosen is drawn after the table: that of an earlier question does not count.
async function asked(page) {
  for (;;) {
    await page.waitForFunction(() => document.querySelector("dialog[open] #letter") || document.querySelector("[data-screen=replay]") ||
      document.querySelector("#scene:not([hidden])") ||
      document.querySelector(`#actions[data-rev="${document.getElementById("tabard").dataset.rev}"] button[data-action]:not([aria-disabled=true])`), null, { timeout: 60e3 });
    if (await page.locator("dialog[open] #letter").count() > 0) return true;
    if (await page.locator("[data-screen=replay]").count() > 0) await page.click("[data-do=present]");
    else if (await page.locator("#scene:not([hidden])").count() > 0) await page.click("#scene [data-do=close]");
    else return false;
  }
}

// writes plays until the letter is offered to be sent, and returns its text.
async function writes(page, pick) {
  for (let n = 0; n < 60; n++) {
    if (await asked(page)) return page.inputValue("#letter");
    await decideByClicks(page, pick);
  }
  throw new Error("the letter does not end");
}

// kept is what a page has stored: the records of local storage as bytes, in hexadecimal, and the journal.
const kept = (page) => page.evaluate(async () => {
  const hex = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
  const plain = (text) => /^"[\w-]*"$/.test(text) ? Uint8Array.from(atob(text.slice(1, -1).replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0)) : new TextEncoder().encode(text);
  const all = Object.entries(localStorage).map(([key, text]) => [key, hex(plain(text))]);
  for (const { name } of await indexedDB.databases()) {
    const db = await new Promise((done, fail) => { Object.assign(indexedDB.open(name), { onsuccess: (e) => done(e.target.result), onerror: fail }); });
    for (const table of db.objectStoreNames) {
      const found = await new Promise((done, fail) => { Object.assign(db.transaction(table).objectStore(table).getAll(), { onsuccess: (e) => done(e.target.result), onerror: fail }); });
      for (const entry of found) all.push([`journal ${entry.id}`, entry.slot instanceof Uint8Array ? hex(entry.slot) : JSON.stringify(entry)]);
    }
    db.close();
  }
  return all.sort();
});

// heads are the records of letters alone.
const heads = async (page) => JSON.stringify((await kept(page)).filter(([key]) => key.startsWith("tabard:letter:")));

// secret asserts that the key of no page is in what another one has stored. A record of keys ends with the key and two sums of four bytes.
async function secret(pages) {
  const all = await Promise.all(Object.entries(pages).map(async ([name, page]) => [name, await kept(page)]));
  for (const [name, records] of all) {
    const keys = records.filter(([at]) => at.startsWith("tabard:key:")).map(([, hex]) => hex.slice(-48, -16));
    assert.ok(keys.length > 0, `${name} has no key`);
    for (const [other, theirs] of all) {
      for (const [at, hex] of theirs) {
        const own = other === name && /^(tabard:|journal )key:/.test(at);
        for (const key of keys) assert.equal(hex.includes(key), own, `the key of ${name} in ${at} of ${other}`);
      }
    }
  }
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
    letter = address(text);
    await page.click("dialog [data-do=close]");
    if (letters === 3) await shot(page, "waits");
    at = 1 - at;
    await opens(people[at], letter);
  }
  if (await asked(people[at])) await people[at].click("dialog [data-do=close]");
  await saved(people[at]); // that the letter which was opened last has begun, and was looked at
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

  await secret({ Edith: one, Tom: two });
  edith.fine();
  tom.fine();
});

// begins sets up a table for two and returns the text of the first letter.
async function begins(one, two) {
  await one.evaluate(() => { location.hash = "#new/merchants"; });
  await one.click("[data-do=far][data-arg=apart]");
  await one.click("[data-do=seats][data-arg='2']");
  await one.fill("[name='seat-name:0']", "Edith");
  await one.click("[data-do=start]");
  await one.waitForSelector("#letter");
  await opens(two, await link(one));
  await two.waitForSelector("#sit-name");
  await two.fill("#sit-name", "Tom");
  await two.click("[data-do=sit]");
  await two.waitForSelector("#letter");
  return two.inputValue("#letter");
}

// drawn is what the table shows once a letter has begun.
async function drawn(page) {
  await page.waitForFunction(() => document.querySelector("[data-screen=replay] [data-do=present]") || document.querySelector("#actions button[data-action]"), null, { timeout: 60e3 });
  if (await page.locator("[data-screen=replay]").count() > 0) await page.click("[data-do=present]");
  await page.waitForSelector("#actions button[data-action]:not([aria-disabled=true])");
  return page.evaluate(() => document.querySelector("#board").textContent);
}

// outcomes are what a letter may be that is not gone on with (post.Outcome in app/post). One that is cut or changed is no letter at all.
const outcomes = { older: 3, fork: 4, altered: 5 };

test("post: letters that are lost, repeated, old, forked, forged or of another table leave the table as it is, and a killed page draws the same", async () => {
  // Only browsers have storage that can be copied, and pages that are killed.
  const server = await serve();
  const view = { viewport: { width: 1280, height: 800 } };
  const people = { Edith: await guest(view), Tom: await guest(view) };
  const page = {}, pick = luck(11);
  for (const name of Object.keys(people)) page[name] = await people[name].open(server.url);
  let text = await begins(page.Edith, page.Tom);
  const id = await page.Tom.evaluate(() => location.hash.split("/")[1]);
  const has = (text) => text.split(",")[0]; // whose letter comes next
  const first = text;
  for (let n = 0; n < 2; n++) {
    const at = page[has(text)];
    await opens(at, address(text));
    text = await writes(at, pick);
    await at.click("dialog [data-do=close]");
  }

  // The page of who goes on is closed between the draw and the letter. A copy of its storage draws the same, and plays otherwise.
  const name = has(text), other = name === "Tom" ? "Edith" : "Tom";
  await opens(page[name], address(text));
  const board = await drawn(page[name]);
  const copy = await page[name].evaluate(() => Object.entries(localStorage));
  await page[name].close({ runBeforeUnload: false });
  page[name] = await people[name].open(`${server.url}#play/${id}`, await people[name].context.newPage());
  assert.equal(await drawn(page[name]), board, "another draw");
  const mine = await writes(page[name], pick);
  let theirs = mine, twin;
  for (let n = 0; theirs === mine; n++) {
    assert.ok(n < 5, "two people play the same");
    twin = await guest(view);
    await twin.page.goto(server.url + "static/licences/go.txt");
    await twin.page.evaluate((all) => { for (const [key, value] of all) localStorage.setItem(key, value); }, copy);
    await twin.open(`${server.url}#play/${id}`);
    assert.equal(await drawn(twin.page), board, "another draw from a copy");
    theirs = await writes(twin.page, luck(100 + n));
  }

  // Who has sent one of the two is told that the other was changed, and sends the same again.
  await page[name].click("dialog [data-do=close]");
  let before = await heads(page[name]);
  await opens(page[name], address(theirs));
  await page[name].waitForSelector(`[data-outcome='${outcomes.altered}']`);
  await page[name].click("[data-do=againletter]");
  await page[name].waitForSelector("dialog #letter");
  assert.equal(await page[name].inputValue("#letter"), mine, "a lost letter is sent again");
  assert.equal(await heads(page[name]), before);

  // The next one takes the first that comes, and nothing else.
  const to = page[other];
  await opens(to, address(mine));
  if (has(mine) === other) await drawn(to);
  before = await heads(to);
  const stays = async (what) => assert.equal(await heads(to), before, what);
  await opens(to, address(mine));
  await to.waitForSelector("[data-screen=table], [data-screen=replay]");
  await stays("a letter that comes twice");
  for (const [what, outcome, hash] of [["old", outcomes.older, address(first)], ["forked", outcomes.fork, address(theirs)], ["cut", null, address(mine).slice(0, -9)],
    ["forged", null, address(mine).replace(/.(?=.{30}$)/, (c) => (c === "A" ? "B" : "A"))]]) {
    await opens(to, hash);
    await to.waitForFunction((n) => document.querySelector("#tabard[data-screen=link]") && document.querySelector("[data-outcome]")?.dataset.outcome === n,
      outcome === null ? undefined : String(outcome));
    if (outcome === outcomes.fork) {
      await shot(to, "fork");
      await to.click("[data-do=lookother]");
      await to.waitForSelector("#banner [data-do=leaveother]");
      await shot(to, "other");
      await to.click("#banner [data-do=leaveother]");
      await to.waitForSelector(`[data-outcome='${outcomes.fork}']`);
    }
    await stays(what);
  }
  await twin.page.evaluate(() => { location.hash = "#new/emara"; });
  await twin.page.click("[data-do=far][data-arg=apart]");
  await twin.page.click("[data-do=start]");
  await twin.page.waitForSelector("#letter");
  await opens(to, await link(twin.page));
  await to.waitForSelector("#sit-name");
  await stays("a letter of another table");

  await to.evaluate((at) => { location.hash = `#play/${at}`; }, id);
  if (has(mine) === other) await writes(to, pick);
  await secret(page);
});
