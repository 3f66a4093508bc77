// The page for emergencies works when the program does not, and so does the repair.
import assert from "node:assert/strict";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { accessible } from "../harness/axe.mjs";
import { folder, serve } from "../harness/host.mjs";
import { root } from "../harness/paths.mjs";
import { idOf, myTurn, play, seated } from "../harness/table.mjs";
import { promise, test } from "../harness/test.mjs";
import { live, storedWhole, visitor } from "../harness/visit.mjs";

const wide = { viewport: { width: 1280, height: 900 } };

promise("storage: the page for emergencies works without the program, and brings everything back elsewhere", async () => {
  // Only a browser opens the page that has no program.
  const server = await serve();
  const person = await visitor({ ...wide, serviceWorkers: "block" }); // so that the program can be missing
  person.allow(/start failed/, /Failed to load resource/, /request failed/, /preload/i, /no offline copy|blocked by Playwright/i);
  const page = await seated(person, server.url);
  await play(page, 10);
  const id = await idOf(page);
  await page.goto("about:blank");
  await person.context.route("**/app.wasm*", (route) => route.abort());
  await page.goto(server.url);
  const note = page.getByRole("alert");
  await note.getByText("could not be loaded").waitFor();
  await accessible(page, "the note about a failed start");
  await note.getByRole("button", { name: "Look after your games" }).click();
  await page.waitForURL("**/static/recover/index.html");
  await page.getByRole("heading", { name: "Coin & Crown" }).waitFor();
  await accessible(page, "the page for emergencies");
  assert.match(await page.innerText("#games-list"), /after \d+ decisions/);
  const before = await page.evaluate(() => ({ ...localStorage }));
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("[data-do=backup]")]);
  const backup = await file.path();
  const copy = path.join(await folder(), "everything.tabard");
  await writeFile(copy, await readFile(backup));

  // An earlier round comes back as a game of its own, and nothing else changes.
  await page.getByRole("button", { name: /Bring back/ }).first().click();
  await page.getByText("It is back").waitFor();
  assert.equal(await page.locator("#games-list h3").count(), 2);
  const after = await page.evaluate(() => ({ ...localStorage }));
  for (const [key, text] of Object.entries(before)) assert.equal(after[key], text, `${key} is as it was`);
  // The same file again adds nothing.
  await page.setInputFiles("#file", copy);
  await page.getByText(/New records: 0/).waitFor();
  // A deletion takes two presses.
  const remove = page.locator("#games-list > li").filter({ hasText: /Earlier rounds/ }).getByRole("button", { name: /^Delete/ });
  await remove.click();
  assert.equal(await page.locator("#games-list h3").count(), 2);
  await page.getByRole("button", { name: /Press again/ }).click();
  await page.getByText("Deleted:").waitFor();
  assert.equal(await page.locator("#games-list h3").count(), 1);
  const left = Object.keys(await page.evaluate(() => ({ ...localStorage })));
  assert.ok(left.length < Object.keys(after).length, `${left.length} records are left of ${Object.keys(after).length}`);
  await page.setInputFiles("#file", copy);
  await page.getByText(/New records: [1-9]/).waitFor();
  assert.equal(await page.locator("#games-list h3").count(), 2);

  // Another device: the app takes the file, and so does the page for emergencies.
  for (const way of ["the app", "the page"]) {
    const friend = await visitor(wide);
    const there = await friend.open(server.url + "#saves");
    if (way === "the app") {
      await there.setInputFiles("#pick", copy);
    } else {
      await there.goto(server.url + "static/recover/index.html");
      await there.setInputFiles("#file", copy);
      await there.getByText(/New records: [1-9]/).waitFor();
      await there.goto(server.url + "#saves");
      await live(there);
    }
    await there.locator(`a[href="#play/${id}"]`).click();
    await there.waitForSelector("#table");
    await myTurn(there);
    friend.fine();
    await friend.close();
  }
});

test("storage: the page for emergencies shows what nobody can read, and takes damaged files for what they hold", async () => {
  // Only a browser runs that page's own script on damaged records and files.
  const server = await serve();
  const person = await visitor(wide);
  const page = await person.open(server.url);
  await page.evaluate(() => {
    localStorage.setItem("tabard:game:broken:a", "rubbish \ud800 <b>x</b>");
    localStorage.setItem("tabard:what", '"AAAA"');
    localStorage.setItem("tabard:bad:00000001", '"BBBB"');
    localStorage.setItem("somebody", "else");
  });
  await page.goto(server.url + "#saves");
  await page.reload();
  await live(page);
  await page.waitForSelector(".saved-damaged");
  assert.equal(await page.getByText("No game is saved").isVisible(), false);
  await page.goto(server.url + "static/recover/index.html");
  await page.getByRole("heading", { name: "A game named broken" }).waitFor();
  await page.click("summary");
  const text = await page.innerText("main");
  for (const name of ["tabard:game:broken:a", "tabard:what", "00000001", "damaged"]) assert.ok(text.includes(name), name);
  assert.ok(!text.includes("somebody"), "other apps' records are none of ours");
  assert.equal(await page.locator("main b").count(), 0, "nothing stored becomes markup");
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("[data-do=backup]")]);
  const everything = await readFile(await file.path());
  assert.equal(everything.subarray(0, 8).toString(), "TABACKUP");
  const dir = await folder();
  const names = { whole: everything, cut: everything.subarray(0, everything.length - 3), junk: Buffer.from("what is this"), empty: Buffer.alloc(0) };
  for (const [name, bytes] of Object.entries(names)) {
    const file = path.join(dir, `${name}.tabard`);
    await writeFile(file, bytes);
    const before = await page.evaluate(() => ({ ...localStorage }));
    await page.evaluate(() => { document.getElementById("said").textContent = ""; });
    await page.setInputFiles("#file", file);
    await page.waitForFunction(() => document.getElementById("said").textContent !== "");
    const after = await page.evaluate(() => ({ ...localStorage }));
    for (const [key, value] of Object.entries(before)) assert.equal(after[key], value, `${name}: ${key}`);
  }
  // The bytes of the broken game come back as they were on another device.
  const friend = await visitor(wide);
  await friend.page.goto(server.url + "static/recover/index.html");
  await friend.page.setInputFiles("#file", path.join(dir, "whole.tabard"));
  await friend.page.getByText(/put aside: [1-9]/).waitFor();
  assert.ok(Object.values(await friend.page.evaluate(() => ({ ...localStorage }))).includes("rubbish \ud800 <b>x</b>"));
  friend.fine();
  person.fine();
});

test("storage: a repair without a network drops nothing", async () => {
  // Only a browser has stored files that a repair could drop.
  const server = await serve();
  const person = await visitor(wide);
  const page = await person.open(server.url);
  await storedWhole(page);
  await server.stop();
  person.allow(/ERR_|start failed|request failed|Failed to load|fetching the script/i);
  const stored = () => page.evaluate(async () => (await caches.keys()).length); // the files, and which version is accepted
  await page.goto(server.url + "static/recover/index.html"); // offline, too
  await page.click("[data-do=repair]");
  await page.getByText("nothing was changed").waitFor();
  assert.equal(await stored(), 2);
  await page.goto(server.url);
  await live(page);
  await page.evaluate(() => window.tabardBoot.failed(new Error("for a test")));
  await page.getByRole("button", { name: "Repair the app" }).click();
  await page.getByText("nothing to repair it with").waitFor();
  await accessible(page, "the note about a repair without a network", ".boot-note");
  assert.equal(await stored(), 2);
});

test("storage: the page for emergencies takes what there is of a cut file, and what there is room for, and counts it", async () => {
  // Only a browser's storage is full in the middle of a file.
  const server = await serve();
  const person = await visitor(wide);
  const page = await seated(person, server.url);
  await page.evaluate(() => localStorage.setItem("tabard:what", '"AAAA"')); // the last record of the file
  const open = (tab) => tab.goto(server.url + "static/recover/index.html");
  await open(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("[data-do=backup]")]);
  const everything = await readFile(await download.path());
  const dir = await folder();
  const bring = async (tab, name, bytes) => {
    await writeFile(path.join(dir, name), bytes);
    await tab.setInputFiles("#file", path.join(dir, name));
    await tab.getByText(/New records: \d/).waitFor();
    return tab.innerText("#said");
  };
  const records = (tab) => tab.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("tabard:"))
    .map(([key, text]) => [key.startsWith("tabard:bad:") ? "aside" : key, text]).sort());
  const lacks = (all, one) => all.filter(([key]) => key !== one);

  const [first, second, third] = [await visitor(wide), await visitor(wide), await visitor(wide)];
  for (const friend of [first, second, third]) await open(friend.page);
  assert.doesNotMatch(await bring(first.page, "whole.tabard", everything), /not taken whole/);
  const all = await records(first.page);
  assert.ok(all.some(([key]) => key.startsWith("tabard:round:")) && all.some(([key]) => key === "aside"), `there is something to bring: ${all.map(([key]) => key)}`);

  const said = await bring(second.page, "cut.tabard", everything.subarray(0, everything.length - 1));
  assert.match(said, /cut\.tabard was not taken whole: the file is cut off/);
  assert.match(said, new RegExp(`New records: ${all.length - 1}\\b.*put aside: 0`));
  assert.deepEqual(await records(second.page), lacks(all, "aside"));

  // Room for the game, and for nothing else.
  const room = all.filter(([key]) => key.startsWith("tabard:game:")).reduce((n, [key, text]) => n + key.length + text.length, 0);
  await third.page.evaluate((left) => {
    let text = "";
    for (let step = 1 << 22; step > 0;) {
      try {
        localStorage.setItem("filler", text + "x".repeat(step));
        text += "x".repeat(step);
      } catch {
        step >>= 1;
      }
    }
    localStorage.setItem("filler", text.slice(left));
  }, room);
  const full = await bring(third.page, "whole.tabard", everything);
  assert.match(full, /not taken whole: the storage is full/);
  assert.match(full, /New records: 1\b/);
  assert.deepEqual(await records(third.page), all.filter(([key]) => key.startsWith("tabard:game:")));
  for (const one of [person, first, second, third]) one.fine();
});

test("storage: the page for emergencies shows and saves whatever lies in both stores", async () => {
  // Only a browser's database takes entries of any kind.
  const server = await serve();
  const person = await visitor(wide);
  const page = person.page;
  const at = server.url + "static/recover/index.html";
  await page.goto(at);
  await page.getByText("Nothing at all is stored").waitFor();
  // Each round fills the storage and the database with entries by chance of a fixed seed; the inputs that the Go fuzz tests found go first.
  const corpus = [];
  for (const dir of ["FuzzSlot", "FuzzImport", "FuzzEarlier", "FuzzResult"]) {
    const folder = path.join(root, "web/store/testdata/fuzz", dir);
    for (const file of await readdir(folder)) {
      const text = await readFile(path.join(folder, file), "utf8");
      for (const [, go] of text.matchAll(/^\[\]byte\("(.*)"\)$/gm)) {
        corpus.push(go.replace(/\\(x[0-9a-f]{2}|u[0-9a-f]{4}|.)/g, (_, c) => (c.length > 1 ? String.fromCharCode(parseInt(c.slice(1), 16)) : { n: "\n", r: "\r", t: "\t", a: "\x07", b: "\b", f: "\f", v: "\v" }[c] || c)));
      }
    }
  }
  assert.ok(corpus.length > 0, "there is a corpus");
  for (let round = 0; round < 12; round++) {
    const stored = await page.evaluate(async ([round, corpus]) => {
      let x = 1066 + round;
      const luck = (n) => (x = (Math.imul(x, 1664525) + 1013904223) >>> 0) % n;
      const latin = (text) => Uint8Array.from(text, (c) => c.charCodeAt(0));
      const noise = () => Uint8Array.from({ length: luck(200) }, () => luck(65536) >> 8);
      const { seal } = window.tabardRecords;
      // A sealed save with a true sum and anything within, so that what is inside is read.
      const save = (inner) => {
        const head = [...latin("TABARD"), 0, 1, 0, 0, inner.length >> 8, inner.length & 255, ...inner];
        return seal(luck(99), Uint8Array.from([...head, ...seal(0, Uint8Array.from(head)).subarray(-4)]));
      };
      const one = () => [() => noise(), () => latin(corpus[luck(corpus.length)]), () => seal(luck(2 ** 31), noise()), () => save(noise()),
        () => save(Uint8Array.from({ length: 3000 }, () => 0x91)), () => new Uint8Array(0)][luck(6)]();
      const any = () => [() => undefined, () => null, () => luck(99), () => "x".repeat(luck(100) ? 9 : 1e6), () => [], () => [[null]], () => ({ a: { b: new Date(NaN) } }),
        () => 10n, () => one(), () => one().buffer, () => new Map([[1, 2]]), () => new Float64Array(3), () => -0, () => NaN, () => "\ud800"][luck(15)]();
      const id = () => [() => `g${luck(9)}`, () => luck(99), () => [luck(9), "x"], () => "", () => new Date(luck(9)), () => "\ud800<b>"][luck(6)]();
      localStorage.clear();
      const keys = [() => `tabard:game:g${luck(9)}:a`, () => "tabard:game:g:b:b", () => `tabard:round:g${luck(9)}:0000000${luck(9)}`, () => "tabard:bad:" + luck(9),
        () => "tabard:\ud800", () => "tabard:" + "k".repeat(luck(20) ? 5 : 70000), () => "tabard:layout", () => "tabard/theme"];
      for (let n = 0; n < 30; n++) {
        const text = luck(2) ? String.fromCharCode(...one()) : `"${btoa(String.fromCharCode(...one())).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "")}"`;
        localStorage.setItem(keys[luck(keys.length)](), text);
      }
      const request = indexedDB.open("tabard", 1);
      const db = await new Promise((done, failed) => { request.onsuccess = () => done(request.result); request.onerror = () => failed(request.error); });
      const transaction = db.transaction("games", "readwrite"), games = transaction.objectStore("games");
      games.clear();
      for (let n = 0; n < 30; n++) {
        const entry = { id: id() };
        if (luck(4)) entry.gen = luck(3) ? luck(99) : any();
        if (luck(4)) entry.slot = luck(2) ? one() : any();
        games.put(entry);
      }
      const count = games.count();
      await new Promise((done, failed) => { transaction.oncomplete = done; transaction.onabort = () => failed(transaction.error); });
      db.close();
      return [Object.keys(localStorage).filter((k) => k.startsWith("tabard:")).length, count.result];
    }, [round, corpus]);
    await page.goto(at);
    await page.waitForFunction((n) => window.tabardJournal.found?.length === n, stored[1]);
    await page.getByText(/^\d+ records/).waitFor();
    const { lists, junk } = await page.evaluate(() => ({
      lists: ["games-list", "aside-list", "every-list"].map((id) => document.getElementById(id).childElementCount),
      junk: window.tabardJournal.found.filter(({ id, slot }) => typeof id !== "string" || !(slot instanceof Uint8Array)).length,
    }));
    assert.ok(lists[2] >= stored[0] && lists[1] >= junk && junk > 0, `round ${round}: ${lists} of ${stored}, ${junk}`);
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("[data-do=backup]")]);
    const file = await readFile(await download.path());
    let names = 0;
    for (let p = 8; p < file.length; names++) {
      p += 2 + file.readUInt16BE(p) + 1;
      p += 4 + file.readUInt32BE(p);
      assert.ok(p <= file.length, `round ${round}: the file is whole`);
    }
    assert.ok(names >= stored[0] + junk, `round ${round}: ${names} records of ${stored[0]} and ${junk}`);
    assert.equal(await page.locator("main b").count(), 0);
  }
  person.fine();
});
