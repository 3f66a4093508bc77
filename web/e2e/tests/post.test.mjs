// A table by link: two or three people in browsers of their own pass the text of a chat to and fro.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { host, nextVersion, serve, versionOf } from "../harness/host.mjs";
import { address, gathers, has, heads, hurries, letter, link, opens, readCode, secret, unknown } from "../harness/letters.mjs";
import { dist } from "../harness/paths.mjs";
import { decideByClicks, luck, saved } from "../harness/table.mjs";
import { promise, test } from "../harness/test.mjs";
import { guest, live, storedWhole } from "../harness/visit.mjs";

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

// looks looks at what has come with a letter that was opened, until that is written down.
async function looks(page) {
  await page.waitForFunction(() => {
    const { screen, save } = document.getElementById("tabard").dataset;
    if (location.hash.startsWith("#g=")) return false; // it is not taken yet
    return screen === "replay" ? document.querySelector("[data-do=present]") : screen === "table" && /none|saved/.test(save);
  }, null, { timeout: 60e3 });
  if (await page.locator("[data-screen=replay]").count() === 0) return;
  await page.click("[data-do=present]");
  await page.waitForSelector("#tabard[data-screen=table]");
  await saved(page);
}

// drawn is what the table shows once a letter has begun.
async function drawn(page) {
  await page.waitForFunction(() => document.querySelector("[data-screen=replay] [data-do=present]") || document.querySelector("#actions button[data-action]"), null, { timeout: 60e3 });
  const came = await page.locator("[data-screen=replay]").count() > 0;
  if (came) await page.click("[data-do=present]");
  await page.waitForSelector("#actions button[data-action]:not([aria-disabled=true])");
  if (came) await saved(page);
  return page.evaluate(() => document.querySelector("#board").textContent);
}

// outcomes are what a letter may be that is not gone on with (post.Outcome in app/post). One that is cut or changed is no letter at all.
const outcomes = { older: 3, fork: 4, altered: 5, newer: 11, spoilt: 13 };

// otherwise is the nth of 32 seeds whose very first choices differ, which those of neighbouring numbers do not: their upper bits choose.
const otherwise = (n) => n << 27;

test("post: letters that are lost, repeated, old, forked, forged or of another table leave the table as it is, and a killed page draws the same", async () => {
  // Only browsers have storage that can be copied, and pages that are killed.
  const server = await serve();
  const view = { viewport: { width: 1280, height: 800 } };
  const people = { Edith: await guest(view), Tom: await guest(view) };
  const page = {}, pick = luck(11);
  for (const name of Object.keys(people)) page[name] = await people[name].open(server.url);
  let text = await gathers(page, "merchants");
  const id = await page.Tom.evaluate(() => location.hash.split("/")[1]);
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
    theirs = await writes(twin.page, luck(otherwise(n)));
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

// three are a game of three people with a browser each, and what is tried with a letter before it is opened.
const three = ["Edith", "Tom", "Ida"];

// goes opens a letter that does not go on, and waits until the page says what it is: one of outcomes, null for no letter at all. The table of that id
// stays as it is.
async function goes(page, id, url, outcome) {
  const before = await heads(page, id);
  await opens(page, url);
  await page.waitForFunction((n) => document.querySelector("#tabard[data-screen=link]") && document.querySelector("[data-outcome]")?.dataset.outcome === n,
    outcome === null ? undefined : String(outcome));
  assert.equal(await heads(page, id), before, `the table after ${url}`);
}

// again takes the newest letter out of the list of tables once more, and returns its text.
async function again(page, id) {
  await page.evaluate(() => { location.hash = ""; });
  await page.click(`#tables [data-do=letter][data-arg="${id}"]`);
  return letter(page);
}

// crc32 is the sum at the end of a letter.
function crc32(bytes) {
  let sum = ~0;
  for (const b of bytes) {
    sum ^= b;
    for (let n = 0; n < 8; n++) sum = sum >>> 1 ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

// resealed changes a letter and its sum, so that it is whole again.
function resealed(url, change) {
  const [front, code] = url.split("#g="), bytes = Buffer.from(code, "base64url");
  change(bytes);
  bytes.writeUInt32BE(crc32(bytes.subarray(0, -4)), bytes.length - 4);
  return `${front}#g=${bytes.toString("base64url")}`;
}

// later is the answer of a try that wants another letter.
const later = "later";

// tries are what a letter may meet with. Each has the game at a letter that was sent and has not been opened; author and next are two people. A try
// that returns true has opened the letter, and one that returns later wants another one.
const tries = {
  // The letter is lost in the chat: the list of tables sends it again.
  async lost({ page, id, text, author }) {
    assert.equal(await again(page[author], id), text);
    await page[author].click("dialog [data-do=close]");
  },

  // It goes as a file.
  async file({ page, id, text, author, next }) {
    assert.equal(await again(page[author], id), text);
    const coming = page[author].waitForEvent("download");
    await page[author].click("dialog [data-do=fileletter]");
    const file = await coming;
    await page[author].click("dialog [data-do=close]");
    await page[next].evaluate(() => { location.hash = "#saves"; });
    await page[next].waitForSelector("#tabard[data-screen=saves]");
    await page[next].setInputFiles("#pick", { name: file.suggestedFilename(), mimeType: "application/octet-stream", buffer: await readFile(await file.path()) });
    return true;
  },

  // A camera reads it from the screen.
  async code({ page, id, text, author, next }) {
    assert.equal(await again(page[author], id), text);
    const read = await readCode(page[author]);
    assert.equal(read, address(text));
    await page[author].click("dialog [data-do=close]");
    await opens(page[next], read);
    return true;
  },

  // It is opened twice.
  async twice({ page, id, text, next }) {
    await opens(page[next], address(text));
    const board = await drawn(page[next]), before = await heads(page[next], id);
    await opens(page[next], address(text));
    assert.equal(await drawn(page[next]), board);
    assert.equal(await heads(page[next], id), before);
  },

  // An older one is opened before it, and after it.
  async old({ page, id, text, sent, next }) {
    await goes(page[next], id, address(sent[0]), outcomes.older);
    await opens(page[next], address(text));
    await drawn(page[next]);
    await goes(page[next], id, address(sent[1]), outcomes.older);
  },

  // Letters of another table of the same people come between.
  async mixed(t) {
    const { page, id, next } = t, before = {};
    for (const name of three) before[name] = await heads(page[name], id);
    t.beside ||= await gathers({ Tom: page.Tom, Edith: page.Edith }, "merchants");
    for (let n = 0; n < 2; n++) {
      const at = page[has(t.beside)];
      await opens(at, address(t.beside));
      t.beside = await hurries(at, 77 + n);
      await at.click("dialog [data-do=close]");
    }
    await opens(page[next], address(t.beside)); // which may be for somebody else
    for (const name of three) assert.equal(await heads(page[name], id), before[name], `the table of ${name} after letters of another`);
  },

  // The page dies when what comes is seen: the same comes afterwards.
  async killed({ people, page, id, text, next, server }) {
    await opens(page[next], address(text));
    const board = await drawn(page[next]);
    people[next].allow(/the page has crashed/);
    const crashed = page[next].waitForEvent("crash");
    (await page[next].context().newCDPSession(page[next])).send("Page.crash").catch(() => {}); // nobody is there any more to answer
    await crashed;
    await page[next].close();
    page[next] = await people[next].open(`${server.url}#play/${id}`, await people[next].context.newPage());
    assert.equal(await drawn(page[next]), board, "another draw");
    return true;
  },

  // One character is another, and one where the sum of the letter is put right.
  async forged({ page, id, text, next }) {
    const url = address(text), from = url.indexOf("#g=") + 3;
    for (const share of [.5, .9]) {
      const at = from + Math.floor(share * (url.length - from));
      await goes(page[next], id, url.slice(0, at) + (url[at] === "A" ? "B" : "A") + url.slice(at + 1), null);
    }
    await goes(page[next], id, resealed(url, (bytes) => { bytes[bytes.length - 6] ^= 1; }), outcomes.spoilt);
  },

  // A copy of the browser's profile plays the same turn otherwise. The next one has the first; the third one gets the second before it, and takes the
  // first when both are there.
  async forked(t) {
    const { page, id, text, author, next, server } = t, third = three.find((name) => name !== author && name !== next);
    await opens(page[next], address(text));
    const board = await drawn(page[next]), copy = await page[next].evaluate(() => Object.entries(localStorage));
    if (await page[next].locator("#actions button[data-action]:not([aria-disabled=true])").count() < 4) return later; // it can hardly be played otherwise
    const mine = await hurries(page[next], 5);
    await page[next].click("dialog [data-do=close]");
    let theirs = mine;
    for (let n = 0; theirs === mine; n++) {
      assert.ok(n < 20, "the turn is always played in the same way");
      const twin = await guest();
      await twin.page.goto(server.url + "static/licences/go.txt");
      await twin.page.evaluate((all) => { for (const [key, value] of all) localStorage.setItem(key, value); }, copy);
      await twin.open(`${server.url}#play/${id}`);
      assert.equal(await drawn(twin.page), board, "another draw from a copy");
      theirs = await hurries(twin.page, otherwise(n));
      await twin.close();
    }
    await goes(page[next], id, address(theirs), outcomes.altered);
    await opens(page[third], address(theirs));
    await looks(page[third]);
    await goes(page[third], id, address(mine), outcomes.fork);
    assert.match(await page[third].innerText("h1"), new RegExp(next), "who has sent two letters is named");
    await page[third].click("[data-do=askother]");
    await page[third].click("dialog [data-do=takeother]");
    await looks(page[third]);
    t.text = mine;
    return false;
  },
};

// whole plays a game of three to its end, from the invitation on. Each of plan is tried with a letter, from that number on, which is another
// person's than the next. At the end all see the same result, and can analyse the game; nobody's key is in the storage or the memory of somebody else.
async function whole(game, plan, { options = [], last = false } = {}) {
  const server = await serve(), people = {}, page = {};
  for (const name of three) {
    people[name] = await guest({ viewport: { width: 1280, height: 800 } });
    page[name] = await people[name].open(server.url);
  }
  const t = { server, people, page, text: await gathers(page, game, options), author: "Ida", sent: [] };
  t.id = await page.Ida.evaluate(() => location.hash.split("/")[1]);
  const due = [...plan];
  for (let opened = false; (t.next = has(t.text)); opened = false) {
    assert.ok(t.sent.length < 250, "the game does not end");
    t.sent.push(t.text);
    if (due.length > 0 && t.sent.length >= due[0][0] && t.author !== t.next) {
      opened = await tries[due[0][1]](t);
      if (opened !== later) due.shift();
    }
    t.next = has(t.text);
    if (!opened) await opens(page[t.next], address(t.text));
    t.text = await hurries(page[t.next], 7 * t.sent.length, last);
    await page[t.next].click("dialog [data-do=close]");
    await saved(page[t.next]);
    t.author = t.next;
  }
  assert.deepEqual(due, [], "tries that did not come");
  const results = [];
  for (const name of three) {
    if (name !== t.author) await opens(page[name], address(t.text));
    await page[name].waitForFunction(() => document.querySelector("[data-screen=replay] [data-do=present], #result:not([hidden]) tbody tr"), null, { timeout: 60e3 });
    if (await page[name].locator("[data-screen=replay]").count() > 0) await page[name].click("[data-do=present]");
    await page[name].waitForSelector("#result:not([hidden]) tbody tr");
    results.push(await page[name].innerText("#result table"));
    await page[name].click("#bar [data-do=analyse]");
    await page[name].waitForSelector("#sheet .analysis");
  }
  assert.deepEqual(results, results.map(() => results[0]), "the result on all devices");
  await secret(page);
  await unknown(page);
  console.log(`${game}: ${t.sent.length} letters`);
}

for (const [game, plan, how] of [
  ["coincrown", [[4, "lost"], [7, "file"], [10, "twice"]]],
  ["emara", [[5, "old"], [9, "mixed"], [13, "killed"], [17, "mixed"]], { last: true }],
  ["merchants", [[6, "forged"], [9, "forked"]], { last: true }],
  ["conquer", [[3, "code"]], { options: [[2, 0], [3, 1], [5, 1], [9, 1]] }],
]) {
  test(`post: three people play a whole game of ${game} by passing links: ${plan.map(([, what]) => what).join(", ")}`, async () => {
    // Only browsers have storage, memory and addresses of their own.
    await whole(game, plan, how);
  }, 600);
}

test("post: who has a version to come plays on with those who have not, and a letter of a later format says to update first", async () => {
  // Only browsers have versions of the app of their own.
  const next = await nextVersion(2), plain = await host(), page = {};
  for (const name of three) page[name] = await (await guest({ viewport: { width: 1280, height: 800 } })).open(plain.url);
  let text = await gathers(page, "merchants"), letters = 0;
  const id = await page.Ida.evaluate(() => location.hash.split("/")[1]);
  const version = (name) => page[name].evaluate(() => window.tabardUpdate.version);
  // round goes on until each has written a letter.
  const round = async () => {
    for (const missing = new Set(three); missing.size > 0; letters++) {
      const at = has(text);
      await opens(page[at], address(text));
      text = await hurries(page[at], letters, true);
      await page[at].click("dialog [data-do=close]");
      await saved(page[at]);
      missing.delete(at);
    }
  };
  // waits has a page find the next version, which waits then.
  const waits = async (name) => {
    await storedWhole(page[name]);
    plain.dir = next;
    await page[name].evaluate(async () => { await (await navigator.serviceWorker.ready).update(); });
    await page[name].waitForFunction(() => window.tabardUpdate.state === "waiting");
  };
  const updates = async (name) => {
    const load = page[name].waitForEvent("load");
    await page[name].locator("[data-do=update]:visible").click();
    await load;
    await live(page[name]);
    assert.equal(await version(name), await versionOf(next));
  };
  await round();
  await waits("Ida");
  await page.Ida.evaluate(() => { location.hash = ""; });
  await updates("Ida");
  await round();

  // Letters of a format, of rules and with a flag that are to come. The one who is behind has the update waiting.
  const coming = {
    format: (bytes) => { bytes[0]++; },
    rules: (bytes) => { bytes[2]++; },
    flag: (bytes) => { bytes[3] |= 128; },
  };
  for (const name of ["Tom", "Ida"]) {
    for (const change of Object.values(coming)) await goes(page[name], id, resealed(address(text), change), outcomes.newer);
  }
  await page.Ida.locator("[data-do=reload]:visible").waitFor();
  await waits("Tom");
  await goes(page.Tom, id, resealed(address(text), coming.format), outcomes.newer);
  await updates("Tom");
  await round();
  assert.deepEqual([await version("Edith"), await version("Tom"), await version("Ida")], [await versionOf(dist), await versionOf(next), await versionOf(next)]);
});
