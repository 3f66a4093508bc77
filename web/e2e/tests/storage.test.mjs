// No game is ever lost silently: two tabs, blocked, full and damaged storage.
import assert from "node:assert/strict";
import { cp, readFile } from "node:fs/promises";
import path from "node:path";
import { folder, host, nextVersion, serve, versionOf } from "../harness/host.mjs";
import { accessible } from "../harness/axe.mjs";
import { dist, goldens } from "../harness/paths.mjs";
import { decideByClicks, idOf, luck, myTurn, pace, play, rush, saved, seated, sitDown, state } from "../harness/table.mjs";
import { promise, test } from "../harness/test.mjs";
import { live, reloadPast, storedWhole, until, visitor } from "../harness/visit.mjs";

const wide = { viewport: { width: 1280, height: 900 } };
const finished = path.join(goldens, "coincrown-format1-rules1-2-end.tabard");

const banner = (page) => page.evaluate(() => { const b = document.getElementById("banner"); return b.hidden ? "" : b.innerText; });
const bannerSays = (page, pattern) => until(page, ([source]) => {
  const b = document.getElementById("banner");
  return b && !b.hidden && new RegExp(source).test(b.innerText);
}, [pattern.source], 15e3);
// games are the slots of all games as they are stored.
const games = (page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([k]) => k.startsWith("tabard:game:"))));
// nothingToPress waits until neither the bar, nor the list of all actions, which is drawn last, nor a piece offers an action.
const nothingToPress = (page) => until(page, () => !document.querySelector(":is(#bar, #all:not([hidden])) button[data-action]:not([aria-disabled=true]), .lit[data-ref]"));

// fill leaves no room in the storage.
const fill = (page) => page.evaluate(() => {
  const keep = localStorage.getItem("filler") || "";
  let text = keep, step = 1 << 22;
  while (step > 0) {
    try {
      localStorage.setItem("filler", text + "x".repeat(step));
      text += "x".repeat(step);
    } catch {
      step >>= 1;
    }
  }
});

// fillUntilUnsaved plays in a full storage until the app has nothing left to give up for room.
async function fillUntilUnsaved(page) {
  const pick = luck(5);
  for (let n = 0; n < 30; n++) {
    await fill(page);
    await decideByClicks(page, pick);
    await myTurn(page);
    if ((await state(page)).save === "failed") return;
  }
  assert.fail("the game is still saved");
}

for (const locks of [true, false]) {
  (locks ? promise : test)(`storage: with${locks ? "" : "out"} Web Locks a second tab only looks on, and can take the game over`, async () => {
    // Only a browser has two tabs, locks and storage events between them.
    const server = await serve();
    const person = await visitor(wide);
    if (!locks) await person.context.addInitScript(() => Object.defineProperty(Navigator.prototype, "locks", { value: undefined }));
    const first = await seated(person, server.url);
    assert.equal(await first.evaluate(() => Boolean(navigator.locks)), locks);
    const id = await idOf(first);
    const before = await games(first);

    const second = await person.open(`${server.url}#play/${id}`, await person.context.newPage());
    await bannerSays(second, /open in another tab/);
    await second.waitForSelector("#table");
    await nothingToPress(second);
    assert.deepEqual(await games(second), before, "to open it has written nothing");
    await accessible(second, "a table that is only looked at");
    assert.equal(await banner(first), "");

    const { rev } = await state(first);
    await play(first, 2, luck(4));
    assert.notEqual((await state(first)).rev, rev);
    const prompt = await first.innerText("#prompt .prompt-what");
    await until(second, ([text]) => document.querySelector("#prompt .prompt-what")?.innerText === text, [prompt]);

    await second.click("[data-do=rejoin]");
    await until(second, () => document.getElementById("banner").hidden);
    await bannerSays(first, /taken this game over/);
    await nothingToPress(first);
    await myTurn(second);
    const stored = await games(second);
    await play(second, 2, luck(6));
    assert.notDeepEqual(await games(second), stored, "the second tab plays");
    await nothingToPress(first);
    await second.close();
    await first.click("[data-do=rejoin]");
    await until(first, () => document.getElementById("banner").hidden);
    await myTurn(first);
    await play(first, 1);
    await saved(first);
    // A page that is loaded anew has its own game back at once.
    await first.reload();
    await live(first);
    await myTurn(first);
    assert.equal(await banner(first), "");
    person.fine();
  });
}

test("storage: what another tab writes reaches this one: wishes, an emptied storage, and that a newer version is there", async () => {
  // Only a browser tells one tab what another has written.
  const server = await serve();
  const person = await visitor(wide);
  const page = await seated(person, server.url);
  const id = await idOf(page);
  const two = await person.open(server.url + "#settings", await person.context.newPage());
  await two.fill("#name", "Ann");
  await two.click("[data-do=theme][data-arg=dark]");
  await until(page, () => document.documentElement.dataset.theme === "dark"); // browsers tell their other tabs a little later
  const three = await person.open(server.url + "#settings", await person.context.newPage());
  assert.equal(await three.inputValue("#name"), "Ann", "none is lost");
  await three.fill("#name", "Bo");
  await until(two, () => document.getElementById("name").value === "Bo");
  assert.equal(await two.evaluate(() => document.documentElement.dataset.theme), "dark");
  await two.close();
  await three.close();

  const other = await person.context.newPage();
  await other.goto(server.url + "static/recover/index.html"); // any page of the origin
  await other.evaluate(() => localStorage.clear());
  await until(page, () => /emptied/.test(document.getElementById("toast").textContent));
  await until(other, (key) => localStorage.getItem(key + "a") !== null || localStorage.getItem(key + "b") !== null, `tabard:game:${id}:`);
  await play(page, 1);
  await saved(page);

  const before = await games(page);
  await other.evaluate(() => localStorage.setItem("tabard/version:/", "f00df00df00d"));
  await bannerSays(page, /newer version/);
  await nothingToPress(page);
  assert.deepEqual(await games(page), before);
  await page.click("#banner [data-do=reload]");
  await live(page);
  await myTurn(page);
  assert.equal(await banner(page), "");
  await other.evaluate(() => localStorage.setItem("tabard:layout", '"Mg"')); // 2, as the store writes it
  await bannerSays(page, /newer version/);
  await nothingToPress(page);
  person.fine();
});

test("storage: another version under another path of the host, or loaded past the worker, stops no game", async () => {
  // Only a browser has several copies of the app on one host, with one storage.
  const outer = await folder(), v2 = await nextVersion(2);
  await cp(dist, path.join(outer, "a"), { recursive: true });
  await cp(v2, path.join(outer, "b"), { recursive: true });
  const plain = await host({ dir: outer });
  const person = await visitor(wide);
  const first = await seated(person, plain.url + "a/index.html");
  await storedWhole(first);
  // hear notes the versions that are announced to a page. Pages of earlier releases listen to the name without a path.
  const hear = (page) => page.evaluate(() => {
    window.announced = [];
    window.addEventListener("storage", (e) => { if (e.key === "tabard/version") window.announced.push(e.newValue); });
  });
  const playsOn = async (page, at) => {
    assert.equal(await banner(page), "", at);
    await myTurn(page);
    await play(page, 1);
    await saved(page);
  };
  await hear(first);
  const second = await person.open(plain.url + "b/index.html", await person.context.newPage());
  await sitDown(second, { kinds: ["person", "0"], seed: "79" });
  await until(first, (v) => window.announced.includes(v), await versionOf(v2));
  await playsOn(first, "the other copy was opened");
  await hear(second);
  await first.reload();
  await live(first);
  await until(second, (v) => window.announced.includes(v), await versionOf(dist));
  await playsOn(second, "the first copy was opened again");

  // The newer version at the same path, from the host, while the worker still gives out the accepted one.
  await cp(v2, path.join(outer, "a"), { recursive: true });
  const past = await person.context.newPage();
  await person.open(plain.url + "a/index.html", past);
  await reloadPast(past);
  assert.equal(await past.evaluate(() => window.tabardUpdate.version), await versionOf(v2));
  await past.waitForFunction(() => window.tabardUpdate.state === "waiting");
  assert.equal(await past.evaluate(() => localStorage.getItem("tabard/version:/a/")), await versionOf(dist));
  await playsOn(first, "the newer version was loaded past the worker");
  person.fine();
});

promise("storage: full storage is said, and room can be made", async () => {
  // Only a browser's own storage is full, and gives a file out all the same.
  const server = await serve();
  const person = await visitor({ ...wide, journal: false });
  const page = await person.open(server.url + "#saves");
  await page.setInputFiles("#pick", finished);
  await page.waitForSelector(".saved-row");
  await pace(page, "instant");
  await sitDown(page, { kinds: ["person", "0"], seed: "78" });
  await play(page, 2);
  await fillUntilUnsaved(page);
  await bannerSays(page, /Not saved.*no room/);
  await accessible(page, "a table that is not saved");
  assert.match(await page.innerText("#saved"), /not saved/i);
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("#banner [data-do=export]")]);
  assert.equal((await readFile(await file.path())).subarray(0, 6).toString(), "TABARD");
  await page.click("#banner [data-do=room]");
  await page.waitForSelector("#sheet[open]");
  await accessible(page, "the dialog of a full storage");
  await page.click("[data-do=room-do]");
  await saved(page, "noted");
  await until(page, () => document.getElementById("banner").hidden);
  const id = await idOf(page);
  await page.evaluate(() => { location.hash = "#saves"; });
  await page.waitForSelector("#tabard[data-screen=saves]");
  assert.equal(await page.locator(".saved-row").count(), 1);
  assert.equal(await page.locator(`a[href="#play/${id}"]`).count(), 1);
  person.fine();
});

// junk is a backup of n records that no version has written.
function junk(n) {
  const parts = [Buffer.from("TABACKUP")];
  for (let k = 0; k < n; k++) {
    const name = Buffer.from(`tabard:what${k}`), text = Buffer.from(`"${Buffer.from(`junk ${k}`).toString("base64url")}"`);
    const head = Buffer.alloc(2), size = Buffer.alloc(5);
    head.writeUInt16BE(name.length);
    size.writeUInt32BE(text.length, 1);
    parts.push(head, name, size, text);
  }
  return Buffer.concat(parts);
}

test("storage: a large file is taken in with a sheet that says how far it is and stops it, and junk is on no list", async () => {
  // Only a browser goes on drawing and hears presses while a file is read.
  const server = await serve();
  const person = await visitor(wide);
  const page = await person.open(server.url + "#saves");
  await page.setInputFiles("#pick", finished);
  await page.waitForSelector(".saved-row");
  const rows = await page.locator(".saved-row").allInnerTexts();
  // On a quick machine a test could not press in time: the page presses as soon as it draws the button.
  await page.evaluate(() => {
    window.seen = [];
    new MutationObserver(() => {
      const bar = document.querySelector("#sheet[open] progress");
      if (!bar) return;
      window.seen.push(bar.getAttribute("aria-label"));
      if (window.stopAt === window.seen.length) document.querySelector("#sheet .btn-wax[data-do=close]").click();
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const file = { name: "junk.tabard", mimeType: "application/octet-stream", buffer: junk(32000) };
  const take = async (stopAt, said) => {
    await page.evaluate((n) => Object.assign(window, { seen: [], stopAt: n }), stopAt);
    await page.setInputFiles("#pick", file);
    await page.waitForFunction((text) => document.getElementById("toast").textContent.includes(text), said);
    await page.waitForFunction(() => !document.querySelector("#sheet[open]"));
    return page.evaluate(() => window.seen);
  };
  assert.ok((await take(3, "Stopped")).every((text) => /^\d+ % is done/.test(text)));
  const all = await take(0, "stay in the file");
  assert.ok(new Set(all).size > 3, `it was said how far it is: ${[...new Set(all)]}`);
  assert.deepEqual(await page.locator(".saved-row").allInnerTexts(), rows, "the list is as it was");
  assert.match(await page.innerText("main"), /64 more records here/, "and the screen says what is put aside");
  person.fine();
});

test("storage: what could not be saved is tried once more when the page goes", async () => {
  // Only a browser asks before a page goes, and lets it write once more.
  const server = await serve();
  const person = await visitor({ ...wide, viewport: { width: 1440, height: 900 }, journal: false });
  const page = await seated(person, server.url, { word: "noted" });
  page.on("dialog", (d) => d.accept()); // the browser asks before it leaves
  await fillUntilUnsaved(page);
  const asked = async () => {
    await myTurn(page);
    const { prompt, legal } = await state(page);
    return { prompt, legal, decisions: await page.locator(".log-line, .side .log-link").count() };
  };
  const before = await asked();
  const id = await idOf(page);
  await page.evaluate(() => localStorage.removeItem("filler"));
  await page.goto("about:blank");
  await page.goto(`${server.url}#play/${id}`);
  await live(page);
  const now = await asked();
  assert.ok(now.legal.length > 0 && now.decisions > 0);
  assert.deepEqual(now, before);
  person.fine();
});

test("storage: a damaged game is shown, kept, and comes back from an earlier round", async () => {
  // Only a browser's storage is written by others.
  const server = await serve();
  const person = await visitor({ ...wide, journal: false });
  const page = await seated(person, server.url, { word: "noted" });
  await play(page, 12);
  const id = await idOf(page);
  await page.evaluate(() => { location.hash = "#"; });
  await page.waitForSelector("#tabard[data-screen=start]");
  const spoil = (slots) => page.evaluate(([key, which]) => {
    for (const slot of which) {
      const text = localStorage.getItem(key + slot);
      const at = text.length >> 1;
      localStorage.setItem(key + slot, text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1));
    }
  }, [`tabard:game:${id}:`, slots]);
  await spoil(["a"]);
  await page.evaluate((i) => { location.hash = `#play/${i}`; }, id);
  await myTurn(page);
  await page.evaluate(() => { location.hash = "#"; });
  await page.waitForSelector("#tabard[data-screen=start]");
  await spoil(["a", "b"]);
  const bytes = await games(page);
  await page.evaluate(() => { location.hash = "#saves"; });
  const row = page.locator(".saved-damaged");
  await row.waitFor();
  await accessible(page, "the list with a damaged game");
  const [file] = await Promise.all([page.waitForEvent("download"), row.locator("[data-do=raw]").click()]);
  assert.equal((await readFile(await file.path())).subarray(0, 8).toString(), "TABUNDLE");
  assert.match(await page.innerText("#rest"), /more record/);
  await row.locator("[data-do=rounds]").click();
  await page.waitForSelector("#sheet[open] [data-do=revive]");
  await accessible(page, "the earlier rounds");
  await page.locator("[data-do=revive]").first().click();
  await page.waitForSelector("#table");
  await myTurn(page);
  assert.notEqual(await idOf(page), id);
  await play(page, 1);
  const now = await games(page);
  for (const [key, text] of Object.entries(bytes)) assert.equal(now[key], text, `${key} is as it was`);
  person.fine();
});

test("storage: with blocked storage people play on, are told, and can save a file", async () => {
  // Only a browser forbids storage by its own settings.
  const server = await serve();
  const person = await visitor({ ...wide, blocked: true });
  person.allow(/no offline copy/); // a browser that forbids storage forbids service workers too
  const page = await person.open(server.url);
  assert.equal(await page.evaluate(() => window.tabardVolatile), true, "the app knows");
  await bannerSays(page, /keeps nothing/);
  await accessible(page, "the first screen with its warning");
  // The storage in memory behaves as the browser's.
  assert.deepEqual(await page.evaluate(() => {
    localStorage.setItem("a", 1);
    localStorage.setItem("b", "2");
    localStorage.removeItem("a");
    const names = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i));
    return [localStorage.getItem("a"), localStorage.getItem("b"), names.includes("a"), names.includes("b"), localStorage.key(names.length)];
  }), [null, "2", false, true, null]);
  await pace(page, "instant");
  await sitDown(page, { kinds: ["person", "0"], seed: "80" });
  await play(page, 3);
  await bannerSays(page, /keeps nothing/);
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("#banner [data-do=export]")]);
  assert.equal((await readFile(await file.path())).subarray(0, 6).toString(), "TABARD");
  const other = await person.context.newPage();
  await other.goto(server.url + "static/recover/index.html");
  await other.getByText("forbids the page").waitFor();
  await accessible(other, "the page for emergencies without storage");
  person.fine();
});

test("storage: after the first finished game the browser is asked, once, to keep what is stored, and when the app is installed", async () => {
  // Only a browser promises to keep what is stored.
  const server = await serve();
  const person = await visitor({ ...wide, whole: true });
  await person.context.addInitScript(() => {
    window.askedToKeep = 0;
    StorageManager.prototype.persist = async () => { window.askedToKeep++; return true; };
  });
  const page = await person.open(server.url);
  await pace(page, "instant");
  for (const [n, seed] of ["81", "82"].entries()) {
    await sitDown(page, { kinds: ["person", "0"], seed });
    if (n === 0) assert.equal(await page.evaluate(() => window.askedToKeep), 0, "not before");
    await myTurn(page);
    await rush(page, 9 + n);
    assert.equal(await page.evaluate(() => window.askedToKeep), 1);
  }
  await page.evaluate(() => { location.hash = "#settings"; });
  await page.getByText("has promised to keep what is stored").waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event("appinstalled")));
  assert.equal(await page.evaluate(() => window.askedToKeep), 2, "and once more by whoever installs the app");
  person.fine();
});
