// "Saved" means on the disk: a game that local storage forgets comes back from the journal, in the app and on the page for emergencies.
import assert from "node:assert/strict";
import { accessible } from "../harness/axe.mjs";
import { serve } from "../harness/host.mjs";
import { decideByClicks, idOf, luck, myTurn, play, saved, seated, sitDown, state } from "../harness/table.mjs";
import { promise, test } from "../harness/test.mjs";
import { live, until, visitor } from "../harness/visit.mjs";

const wide = { viewport: { width: 1280, height: 900 } };
const ours = (page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([k]) => k.startsWith("tabard:"))));
// forget sets local storage back to an earlier time. A browser does so if it is killed before it has written to the disk.
const forget = (page, was) => page.evaluate((records) => {
  for (const key of Object.keys(localStorage)) if (key.startsWith("tabard:")) localStorage.removeItem(key);
  for (const [key, text] of Object.entries(records)) localStorage.setItem(key, text);
}, was);
const question = async (page) => {
  const { prompt, legal } = await myTurn(page);
  return { prompt, legal };
};

promise("journal: what local storage has forgotten is there, a whole new game as well", async () => {
  // Only a browser has two stores, of which one may forget.
  const server = await serve();
  const person = await visitor(wide);
  const page = await seated(person, server.url);
  const early = await ours(page);
  await play(page, 3, luck(4));
  await saved(page);
  const want = await question(page), old = await idOf(page);
  await page.evaluate(() => { location.hash = "#"; });
  await page.waitForSelector("#tabard[data-screen=start]");
  await sitDown(page, { kinds: ["person", "0"], seed: "78" });
  await play(page, 2, luck(5));
  await saved(page);
  const newest = await question(page), fresh = await idOf(page);
  const other = await person.context.newPage();
  await page.goto("about:blank");
  await other.goto(server.url + "static/recover/index.html");
  await forget(other, early);

  // The page for emergencies knows both, and takes both along.
  await other.reload();
  await until(other, () => document.querySelectorAll("#games-list h3").length === 2);
  // Another line of the one that lies in the journal alone comes beside it, however far it says that it has come.
  const line = await other.evaluate((id) => {
    const { seal, bundle } = window.tabardRecords;
    return Array.from(bundle([seal(0x70000000, window.tabardJournal.found.find((e) => e.id === id).slot.slice(8, -4))]));
  }, fresh);
  await other.setInputFiles("#file", { name: "line.tabard", mimeType: "application/octet-stream", buffer: Buffer.from(line) });
  await until(other, () => document.querySelectorAll("#games-list h3").length === 3);
  assert.deepEqual(Object.keys(await ours(other)).filter((key) => key.startsWith(`tabard:game:${fresh}:`)), []);
  await person.open(server.url + "#saves", page);
  await until(page, () => document.querySelectorAll(".saved-row").length === 3);
  for (const [id, there] of [[old, want], [fresh, newest]]) {
    await page.evaluate((i) => { location.hash = `#play/${i}`; }, id);
    await page.waitForSelector("#table");
    assert.deepEqual(await question(page), there);
    await page.evaluate(() => { location.hash = "#"; });
    await page.waitForSelector("#tabard[data-screen=start]");
  }
  person.fine();
});

// position is the question with all that lies on the table.
const position = async (page) => [await question(page), await page.evaluate(() =>
  Array.from(document.querySelectorAll("#board [data-ref], #mine [data-ref], .seat-card"), (e) => e.textContent))];

for (const [kind, how, times] of [[promise, "crashes", 1], [test, "crashes again and again", 3]]) {
  kind(`journal: a tab that ${how} takes nothing along that was called saved, and the next opening plays on at once`, async () => {
    // Only a browser's process dies with all of a tab, its locks and its threads.
    const server = await serve();
    const person = await visitor(wide);
    person.allow(/the page has crashed/);
    // reopened ends the tab's process as a fault of the browser does, and opens the app in another tab.
    const reopened = async (page) => {
      const crashed = page.waitForEvent("crash");
      (await page.context().newCDPSession(page)).send("Page.crash").catch(() => {}); // nobody is there any more to answer
      await crashed;
      await page.close();
      return person.open(server.url + "#continue", await person.context.newPage());
    };
    let page = await seated(person, server.url, { game: "emara", kinds: ["person", "2"] }); // who thinks for long enough to be seen at it
    const pick = luck(6), id = await idOf(page);
    for (let n = 0; n < times; n++) {
      const idle = await position(page);
      page = await reopened(page);
      assert.deepEqual(await position(page), idle, "the very question");
      // In the middle of a rival's thinking, once the person's own decision is called saved.
      let before;
      for (let met = false; !met; ) {
        before = await position(page);
        assert.ok(before[0].legal.length > 0, "the game is not over before a rival was seen to think");
        await decideByClicks(page, pick);
        met = await page.evaluate(() => new Promise((done) => {
          const look = () => {
            const { save, thinking, rev } = document.getElementById("tabard").dataset;
            if (save === "saved" && thinking === "true") done(true);
            else if (save === "saved" && document.querySelector(`#actions[data-rev="${rev}"] button[data-action]:not([aria-disabled=true])`)) done(false);
            else requestAnimationFrame(look);
          };
          look();
        }));
      }
      page = await reopened(page);
      assert.equal(await idOf(page), id);
      assert.notDeepEqual(await position(page), before, "the decision that was called saved stands, and the rivals have gone on");
      await decideByClicks(page, pick);
      await saved(page);
    }
    person.fine();
  });
}

test("journal: a game that was played on in two ways keeps both, and asks once which one goes on", async () => {
  // Only a browser has two stores, of which one may forget and the other may not answer.
  const server = await serve();
  const person = await visitor({ ...wide, whole: true });
  const page = await seated(person, server.url);
  const early = await ours(page);
  await play(page, 3, luck(4));
  await saved(page);
  const one = await question(page), id = await idOf(page);
  await page.goto("about:blank");
  const deaf = await person.context.newPage();
  await deaf.addInitScript(() => { IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError"); }; });
  await deaf.goto(server.url + "static/recover/index.html");
  await forget(deaf, early);
  await person.open(server.url + `#play/${id}`, deaf);
  await deaf.waitForSelector("#table");
  await play(deaf, 4, luck(9));
  await until(deaf, () => document.getElementById("tabard").dataset.save === "noted");
  const two = await question(deaf);
  assert.notDeepEqual(two, one);
  await deaf.close();

  await person.open(server.url + `#play/${id}`, page);
  await page.waitForSelector("#sheet[open]");
  assert.match(await page.innerText("#sheet"), /played on in two ways[^]*Both stay/);
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    for (const [width, height] of [[360, 640], [768, 1024], [1280, 900]]) {
      await page.setViewportSize({ width, height });
      await accessible(page, `the question about two lines, ${width} px, ${colorScheme}`, "#sheet");
    }
  }
  const there = await page.getAttribute("#sheet a", "href");
  await page.click("#sheet [data-do=close]");
  const here = await question(page);
  const open = async (hash) => {
    await page.evaluate(() => { location.hash = "#"; });
    await page.waitForSelector("#tabard[data-screen=start]");
    await page.evaluate((h) => { location.hash = h; }, hash);
    await page.waitForSelector("#table");
  };
  await open(there);
  const other = await question(page);
  assert.deepEqual([here, other].map((q) => q.prompt + q.legal).sort(), [one, two].map((q) => q.prompt + q.legal).sort(), "both lines are there");
  await open(`#play/${id}`);
  await question(page);
  assert.equal(await page.locator("#sheet[open]").count(), 0, "it asks once");
  person.fine();
});

for (const how of ["full", "blocked"]) {
  test(`journal: with local storage ${how} games are saved all the same`, async () => {
    // Only a browser refuses to write, or to give its storage at all.
    const server = await serve();
    const person = await visitor(wide);
    await person.context.addInitScript((name) => {
      const refuse = () => { throw new DOMException("no", name); };
      if (name === "SecurityError") Object.defineProperty(window, "localStorage", { get: refuse, configurable: true });
      else Storage.prototype.setItem = refuse;
    }, how === "full" ? "QuotaExceededError" : "SecurityError");
    const page = await seated(person, server.url);
    const want = await question(page);
    assert.equal((await state(page)).save, "saved");
    assert.equal(await page.evaluate(() => document.getElementById("banner").hidden), true);
    await page.reload();
    await live(page);
    await page.waitForSelector("#table");
    assert.deepEqual(await question(page), want);

    // If the journal fails too, the page says so: the storage in memory keeps nothing.
    await page.evaluate(() => { IDBDatabase.prototype.transaction = () => { throw new Error("broken"); }; });
    await play(page, 1, luck(6));
    await saved(page, "failed");
    assert.equal(await page.evaluate(() => document.getElementById("banner").hidden), false);
    person.fine();
  });
}

for (const [what, times] of [["once", 1], ["for good", Infinity]]) {
  test(`journal: a reading that fails ${what} when a game is opened takes nothing from it`, async () => {
    // Only a browser's IndexedDB closes while it is read.
    const server = await serve();
    const person = await visitor(wide);
    await person.context.addInitScript(() => {
      const { transaction } = IDBDatabase.prototype;
      window.deaf = 0; // how many readings fail from now on
      IDBDatabase.prototype.transaction = function (tables, mode, ...rest) {
        if (mode === "readonly" && window.deaf-- > 0) throw new DOMException("The database connection is closing.", "InvalidStateError");
        return transaction.call(this, tables, mode, ...rest);
      };
    });
    const page = await seated(person, server.url);
    const want = await question(page), id = await idOf(page);
    await page.goto("about:blank");
    await person.open(server.url, page);
    await page.evaluate(([n, i]) => {
      window.deaf = n;
      location.hash = `#play/${i}`;
    }, [times, id]);
    await page.waitForSelector("#table");
    assert.deepEqual(await question(page), want);
    await play(page, 2);
    await saved(page);
    assert.equal(await page.evaluate(() => document.getElementById("banner").hidden), true);
    person.fine();
  });
}

for (const [what, version] of [["without its table", 1], ["raised by a neighbour", 2]]) {
  test(`journal: a database ${what}, or deleted while the page is open, gets every game again, and nothing else in it is lost`, async () => {
    // Only a browser has databases that others of the host can lay out.
    const server = await serve();
    const person = await visitor(wide);
    const page = await seated(person, server.url), id = await idOf(page);
    const entries = () => page.evaluate(() => new Promise((done) => window.tabardJournal.get(location.hash.split("/")[1], (fault, e) => done([fault, e && e.id]))));
    // told is how often it has been said; what is said goes again with the next press.
    await page.addInitScript(() => {
      let there = false;
      window.told = 0;
      new MutationObserver(() => {
        const now = document.body?.textContent.includes("second copy of your games");
        if (now && !there) window.told++;
        there = now;
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.goto(server.url + "manifest.webmanifest");
    await page.evaluate((v) => new Promise((done, failed) => {
      const lay = () => {
        const request = indexedDB.open("tabard", v);
        request.onupgradeneeded = () => request.result.createObjectStore("theirs").put("kept", 1);
        request.onsuccess = () => { request.result.close(); done(); };
        request.onerror = failed;
      };
      indexedDB.deleteDatabase("tabard").onsuccess = lay;
    }), version);
    await person.open(`${server.url}#play/${id}`, page);
    await page.waitForSelector("#table");
    await play(page, 1);
    await saved(page);
    await until(page, () => window.told > 0);
    assert.deepEqual(await entries(), ["", id]);
    assert.equal(await page.evaluate(() => new Promise((done) => {
      indexedDB.open("tabard").onsuccess = (e) => {
        const db = e.target.result;
        db.transaction("theirs").objectStore("theirs").get(1).onsuccess = (got) => { db.close(); done(got.target.result); };
      };
    })), "kept");
    await page.evaluate(() => new Promise((done) => { indexedDB.deleteDatabase("tabard").onsuccess = () => done(); }));
    await play(page, 1);
    await saved(page);
    assert.deepEqual(await entries(), ["", id]);
    // Or its table is emptied, by the same neighbour: that is said, and every game goes back.
    await page.evaluate(() => { location.hash = "#"; });
    await sitDown(page, { kinds: ["person", "0"], seed: "78" });
    await play(page, 1);
    await saved(page);
    await until(page, () => !document.body.textContent.includes("second copy of your games"));
    await page.evaluate(() => { window.told = 0; });
    await page.evaluate(() => new Promise((done) => {
      indexedDB.open("tabard").onsuccess = (e) => {
        const db = e.target.result, emptied = db.transaction("games", "readwrite");
        emptied.objectStore("games").clear();
        emptied.oncomplete = () => { db.close(); done(); };
      };
    }));
    await play(page, 1);
    await saved(page);
    await until(page, () => window.told > 0);
    await page.evaluate((i) => { location.hash = `#play/${i}`; }, id);
    await page.waitForSelector("#table");
    assert.deepEqual(await entries(), ["", id]);
    person.fine();
  });
}

test("journal: games of a file go to the disk many at a time, and one that another tab has written holds up no other", async () => {
  // Only a browser has transactions that wait for a disk.
  const server = await serve();
  const person = await visitor(wide);
  const page = await person.open(server.url), other = await person.open(server.url, await person.context.newPage());
  const put = (where, entries) => where.evaluate((all) => Promise.all(all.map((part) => new Promise((done) => {
    window.tabardJournal.put(part.map(({ id, gen, with: tied }) => ({ id, gen, with: tied, slot: gen ? new Uint8Array([gen]) : null })), done);
  }))), entries);
  const many = (from, to) => Array.from({ length: to - from }, (_, i) => ({ id: `g${from + i}`, gen: 1 }));
  assert.deepEqual(await put(other, [[{ id: "g5", gen: 7 }, { id: "gone", gen: 7 }]]), [["", ""]]);
  await page.evaluate(() => {
    window.transactions = 0;
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...all) { window.transactions++; return transaction.apply(this, all); };
  });
  const faults = await put(page, [many(0, 10), ...Array.from({ length: 20 }, (_, i) => many(10 + 10 * i, 20 + 10 * i)), [{ id: "gone", gen: 0 }]]);
  assert.deepEqual(faults.flat().flatMap((fault, i) => fault ? [[i, fault]] : []), [[5, "stale"]]);
  assert.ok(await page.evaluate(() => window.transactions) <= 5, "a transaction takes along what waits");
  // One of the same game after the other: the newest is there, and all are answered.
  assert.deepEqual(await put(page, [[{ id: "g9", gen: 2 }], [{ id: "g9", gen: 3 }, { id: "g8", gen: 3 }], [{ id: "g9", gen: 4 }]]), [[""], ["", ""], [""]]);
  await other.reload();
  await live(other);
  assert.deepEqual(await other.evaluate(() => [window.tabardJournal.found.length, ...["g5", "g8", "g9", "gone"].map((id) => window.tabardJournal.found.find((e) => e.id === id)?.gen)]),
    [210, 7, 3, 4, undefined]);
  // Where a transaction fails, what can be written alone is there.
  await page.evaluate(() => {
    const { put: write } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (entry) { return entry.id === "large" ? this.transaction.abort() : write.call(this, entry); };
  });
  assert.deepEqual((await put(page, [[{ id: "g1", gen: 2 }, { id: "large", gen: 1 }, { id: "g2", gen: 2 }]])).flat().map((fault) => !fault), [true, false, true]);
  // What goes with another game is not there without it, in whatever order they come and also once it is written anew while both wait.
  assert.deepEqual((await put(page, [[{ id: "g1", gen: 3 }], [{ id: "g3", gen: 2, with: "large" }, { id: "large", gen: 1 }], [{ id: "g3", gen: 3 }]])).flat()
    .map((fault) => !fault), [true, false, false, false]);
  assert.deepEqual((await put(page, [[{ id: "g3", gen: 4, with: "small" }, { id: "small", gen: 1 }, { id: "large", gen: 1 }]])).flat()
    .map((fault) => !fault), [true, true, false]);
  await other.reload();
  await live(other);
  assert.deepEqual(await other.evaluate(() => ["g1", "g3", "small", "large"].map((id) => window.tabardJournal.found.find((e) => e.id === id)?.gen)),
    [3, 4, 1, undefined]);
  person.fine();
});
