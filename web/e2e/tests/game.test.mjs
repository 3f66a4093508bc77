// Whole games at the table, by mouse and by keyboard, with a reload, a dead thinker, and no network.
import assert from "node:assert/strict";
import { serve } from "../harness/host.mjs";
import { accessible } from "../harness/axe.mjs";
import { promise, test } from "../harness/test.mjs";
import { confirmed, decideByClicks, decideByKeys, fromList, games, luck, myTurn, oneScreen, pace, play, playOn, saved, sitDown, sizes, state } from "../harness/table.mjs";
import { guest, live, regular, storedWhole, until } from "../harness/visit.mjs";

const wide = { viewport: { width: 1280, height: 900 } };

// position is everything that a player sees of the game.
const position = (page) => page.evaluate(() => ({
  prompt: document.getElementById("prompt").innerText,
  actions: Array.from(document.querySelectorAll("#actions button"), (b) => `${b.dataset.action} ${b.textContent}`),
  board: Array.from(document.querySelectorAll("#board [data-ref], #mine [data-ref]"), (e) => `${e.dataset.ref} ${e.textContent}`),
  seats: Array.from(document.querySelectorAll(".seat-card"), (e) => e.innerText),
}));

// overheard counts the messages between a page and its thinker in words, by the letter with which each message of the bridge begins. It
// collects all that the page tells the person in heard, and counts its threads, and how often it has compiled the program itself.
const overheard = (page) => page.addInitScript(() => {
  window.words = {};
  window.threads = window.compiled = 0;
  const { compileStreaming } = WebAssembly;
  WebAssembly.compileStreaming = (response) => { window.compiled++; return compileStreaming(response); };
  const count = (data) => { const word = String.fromCharCode(data[0]); window.words[word] = (window.words[word] || 0) + 1; };
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      window.threads++;
      this.addEventListener("message", (e) => count(e.data));
    }

    postMessage(data, ...rest) {
      count(data);
      super.postMessage(data, ...rest);
    }
  };
  window.heard = "";
  new MutationObserver(() => { window.heard += ` ${document.getElementById("toast")?.textContent} ${document.getElementById("say")?.textContent}`; })
    .observe(document, { subtree: true, childList: true, characterData: true });
});

// thoughts counts the messages of the thinker: how often it was ready, and its questions, answers, slices of work, failures and words to stop.
const thoughts = async (page) => {
  const { H: ready = 0, T: asked = 0, A: answered = 0, P: slices = 0, F: failed = 0, S: stopped = 0 } = await page.evaluate(() => window.words);
  return { ready, asked, answered, slices, failed, stopped };
};

// In German words are longer: nothing of the table may lie elsewhere for it.
for (const [{ id: game }, language, kind] of games.flatMap((g) => [[g, "en", g === games[0] ? promise : test], [g, "de", test]])) {
  kind(`game: ${game}${language === "en" ? "" : ` in the language ${language}`}, four players, by clicks, from the first screen to the score, on one screen at six sizes`, async () => {
    // Only a browser lays the table out, and hits a piece with the mouse.
    // One game with motion, the others without: motion has tests of its own.
    const person = await regular({ ...wide, reducedMotion: game === games[0].id ? "no-preference" : "reduce" });
    await person.page.addInitScript((tag) => localStorage.setItem("tabard/language", tag), language);
    const page = await person.open(person.url);
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    await pace(page, "instant");
    await page.click(`[data-do=quick][data-arg=${game}]`); // the first of at most two clicks to the first decision
    await page.waitForSelector("#table");
    const pick = luck(1066), places = {};
    let n = 0;
    const { decisions, ways } = await playOn(page, async () => {
      // Every question at one of the sizes, which changes with every fourth, and every fiftieth at all of them.
      for (const size of n % 50 === 0 ? sizes : [sizes[(n >> 2) % sizes.length]]) await oneScreen(page, size, places, `question ${n}`);
      n++;
      return decideByClicks(page, pick);
    });
    assert.ok(decisions >= 10, `${decisions} decisions`);
    assert.ok(ways.piece > 0, "the board itself was played on");
    assert.equal(ways.list || 0, 0, "the bar and the board were enough");
    await page.waitForSelector("#result table tbody tr");
    const rows = await page.locator("#result table tbody tr").count();
    assert.ok(rows >= 4, `a score of ${rows} rows`);
    assert.match(await page.innerText("#result"), /\d/);
    await saved(page);
    person.fine();
  });
}

// A promise is a dozen decisions: what comes after them is pressed in the same list.
for (const [kind, how, most] of [[promise, "through the list of actions", 12], [test, "to the score", Infinity]]) {
  kind(`game: by keyboard alone, ${how}`, async () => {
    // Only a browser moves the focus by Tab and by arrows. The list is the same code in all games, and their lessons are learnt by it.
    const person = await regular(wide);
    const page = await person.open(person.url);
    const reach = async (selector, key = "Tab") => {
      for (let tabs = 0; tabs < 60; tabs++) {
        if (await page.evaluate((s) => document.activeElement.matches(s), selector)) return;
        await page.keyboard.press(key);
      }
      throw new Error(`${selector} cannot be reached with ${key}`);
    };
    await reach('a[href="#settings"]');
    await page.keyboard.press("Enter");
    await reach("[data-do=pace]"); // one stop for the four paces, arrows inside
    for (let n = 0; n < 4 && !(await page.evaluate(() => document.activeElement.matches("[data-arg=instant]"))); n++) {
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("Enter");
    await page.waitForSelector("[data-do=pace][data-arg=instant]:is([aria-checked=true], [aria-pressed=true])");
    await reach('a[href="#"]', "Shift+Tab"); // it stands above all that can be set
    await page.keyboard.press("Enter");
    await page.waitForSelector("#tabard[data-screen=start]");
    await reach(`[data-do=quick][data-arg=${games[0].id}]`);
    await page.keyboard.press("Enter");
    await page.waitForSelector("#table");
    // The list is walked by arrows and by its ends.
    await myTurn(page);
    await reach("#actions [data-rove-item]");
    for (const [key, at] of [["End", -1], ["ArrowUp", -2], ["Home", 0], ["ArrowDown", 1]]) {
      await page.keyboard.press(key);
      assert.equal(await page.evaluate((n) => Array.from(document.querySelectorAll("#actions [data-rove-item]"))
        .filter((e) => e.checkVisibility()).at(n) === document.activeElement, at), true, key);
    }
    const pick = luck(1415);
    const { decisions } = await playOn(page, () => decideByKeys(page, pick), { most });
    assert.ok(decisions >= 10, `${decisions} decisions`);
    assert.equal(await page.evaluate(() => document.activeElement === document.body), false, "the focus is somewhere");
    person.fine();
  });
}

promise("game: a reload in the middle of a decision comes back to the very question", async () => {
  // Only a browser is loaded anew. That each game is drawn from storage as it was is proven natively.
  const person = await regular(wide);
  let page = await person.open(person.url);
  await pace(page, "instant");
  await sitDown(page);
  const pick = luck(3);
  let now = await myTurn(page);
  for (let n = 0; n < 60 && (await page.locator("[data-do=cancel]:visible:not([aria-disabled=true])").count()) === 0; n++) {
    await decideByClicks(page, pick);
    now = await myTurn(page);
    assert.ok(!now.over, "no decision of several steps in the whole game");
  }
  assert.ok(await page.locator("[data-do=cancel]:visible:not([aria-disabled=true])").count() > 0, "no decision of several steps");
  await saved(page);
  const before = await position(page);
  assert.ok(before.board.length > 40, `only ${before.board.length} pieces are compared`);
  await page.reload();
  await live(page);
  await myTurn(page);
  assert.deepEqual(await position(page), before);

  // A person who closes the tab comes back through the first screen.
  await page.close();
  page = await person.context.newPage();
  await page.setViewportSize(wide.viewport);
  await person.open(person.url, page);
  await page.click("a[data-continue]");
  await myTurn(page);
  assert.deepEqual(await position(page), before);
  // The shortcut of the installed app opens a page of its own.
  await page.goto("about:blank");
  await person.open(person.url + "#continue", page);
  await myTurn(page);
  assert.deepEqual(await position(page), before);
  person.fine();
});

for (const prefix of ["/", "/repo/"]) {
  (prefix === "/repo/" ? promise : test)(`game: at ${prefix} it goes on without a network, bots and all`, async () => {
    // Only a browser has a worker that answers without a network, for the page and for the thinker's thread.
    const server = await serve({ prefix });
    const person = await guest(wide);
    const page = await person.open(server.url);
    await storedWhole(page);
    await server.stop();
    await person.context.setOffline(true);
    person.allow(/ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|error occurred when fetching the script/i);
    await overheard(page);
    await page.reload();
    await live(page);
    await pace(page, "instant");
    await sitDown(page, { kinds: ["person", "1", "0"] });
    const pick = luck(5);
    for (let n = 0; n < 5 || n < 30 && (await thoughts(page)).asked === 0; n++) { // until the thread is ready the page thinks itself
      await myTurn(page);
      await decideByClicks(page, pick);
    }
    await saved(page);
    await myTurn(page);
    const { ready, asked, answered, failed } = await thoughts(page);
    assert.ok(asked > 0, "no bot had to think");
    assert.deepEqual([ready, answered, failed], [1, asked, 0], "the thinker's thread starts from what is stored, and answers");
    const before = await position(page);
    await page.reload();
    await live(page);
    await myTurn(page);
    assert.deepEqual(await position(page), before);
    person.fine();
  });
}

promise("game: on one device the curtain hides everything but a name, also after a reload", async () => {
  // Only a browser draws the curtain before anything else after a reload, on a narrow screen too.
  const person = await regular();
  const page = await person.open(person.url);
  await pace(page, "instant");
  await sitDown(page, { game: "emara", kinds: ["person", "person"], names: ["Maximilianbartholomaeus", "Wwwwwwwwwwwwwwwwwwwwwwww"] });
  const pick = luck(6), desk = page.viewportSize();
  const hidden = async () => {
    assert.equal(await page.locator("#table, [data-ref], [data-action], #prompt, .seat-card").count(), 0);
    assert.match(await page.innerText("#curtain"), /\S/);
    await accessible(page, "the curtain");
    await page.setViewportSize({ width: 320, height: 640 });
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "a long name is wider than the screen");
    await page.setViewportSize(desk);
  };
  const asked = new Set();
  let curtains = 0;
  for (let n = 0; n < 60 && asked.size < 2; n++) {
    await myTurn(page);
    if (await page.locator("#curtain").count()) {
      curtains++;
      await hidden();
      await page.reload();
      await live(page);
      await page.waitForSelector("#curtain");
      await hidden();
      await page.click("[data-do=lift]");
      await page.waitForSelector("#curtain", { state: "detached" });
      continue;
    }
    asked.add((await state(page)).turn);
    if (asked.size < 2) await decideByClicks(page, pick);
  }
  assert.equal(asked.size, 2, "both have had their turn");
  assert.ok(curtains > 0, "no curtain came down");
  person.fine();
});

promise("game: a thinker that cannot start is not missed: bots play the same moves, and nothing is said", async () => {
  // Only in a browser does the same program think on the page's thread, while the worker starts or where none can.
  const server = await serve();
  // A bot's seed is made of the game's id, so both go on with one game, as it was stored.
  const maker = await guest(wide), made = await maker.open(server.url);
  await pace(made, "instant");
  await sitDown(made, { kinds: ["person", "2"], seed: "7" });
  await myTurn(made);
  await saved(made);
  const { hash } = new URL(made.url()), stored = await made.evaluate(() => ({ ...localStorage }));
  const seen = [];
  for (const blocked of [true, false]) {
    const person = await guest(wide);
    if (blocked) {
      person.allow(/worker\.js/, /Failed to load resource/);
      await person.context.route("**/worker.js*", (route) => route.abort());
    }
    await overheard(person.page);
    await person.page.addInitScript((items) => { if (localStorage.length === 0) Object.assign(localStorage, items); }, stored);
    const page = await person.open(server.url + hash);
    const positions = [];
    for (let last = -1; positions.length < 8;) {
      const { rev } = await myTurn(page);
      await page.waitForFunction((now) => Number(document.getElementById("actions").dataset.rev) === now, rev);
      if (rev !== last) positions.push(await position(page)); // else the table had moved on just when it was pressed
      last = rev;
      await fromList(page);
      await confirmed(page, rev);
    }
    if (blocked) assert.equal((await thoughts(page)).asked, 0, "there is a thread");
    assert.equal(await page.evaluate(() => window.compiled), blocked ? 1 : 0, "the program was compiled on the page's own thread");
    assert.doesNotMatch(await page.evaluate(() => window.heard), /cut off/i);
    seen.push(positions);
    person.fine();
  }
  assert.deepEqual(seen[0], seen[1]);
});

test("game: a bot whose thread dies at work makes a quick move, and that is said", async () => {
  // Only a browser has threads that die.
  const person = await regular(wide);
  await overheard(person.page);
  await person.page.addInitScript(() => {
    window.deaths = 0;
    window.Worker = class extends window.Worker {
      postMessage(data, ...rest) {
        if (data[0] !== "T".charCodeAt(0)) return super.postMessage(data, ...rest);
        window.deaths++;
        this.dispatchEvent(new ErrorEvent("error", { message: "out of memory" }));
      }
    };
  });
  const page = await person.open(person.url);
  await pace(page, "instant");
  await sitDown(page, { kinds: ["person", "2"], seed: "7" });
  const pick = luck(11);
  for (let n = 0; n < 30 && await page.evaluate(() => window.deaths < 2); n++) {
    if ((await myTurn(page)).over) break;
    await decideByClicks(page, pick);
  }
  await myTurn(page);
  await decideByClicks(page, pick); // the game goes on, without threads
  await myTurn(page);
  assert.equal(await page.evaluate(() => window.deaths), 2);
  assert.match(await page.evaluate(() => window.heard), /cut off in the middle of its thinking/);
  person.fine();
});

test("game: five tables that were left take no more of the browser's memory than one, and none stays", async () => {
  // Only a browser counts the nodes that it keeps.
  const person = await regular({ viewport: { width: 390, height: 844 }, reducedMotion: "no-preference" });
  const page = await person.open(person.url);
  const cdp = await page.context().newCDPSession(page);
  // screen goes to a screen around the tables.
  const screen = async (hash, name) => {
    await page.evaluate((h) => { location.hash = h; }, hash);
    await page.locator(`#tabard[data-screen=${name}]`).waitFor();
  };
  await pace(page, "instant");
  for (let n = 0; n < 5; n++) {
    await sitDown(page, { game: "conquer", kinds: ["person", "0"], seed: String(n) });
    await play(page, 4, luck(n));
    await saved(page);
    await screen("#", "start");
  }
  // The browser lets go of what it last had under the pointer, in focus or in a frame only when other things are there.
  const table = 3000; // nodes of a table, with those that the browser adds for symbols
  let kept = Infinity;
  for (const end = Date.now() + 60e3; kept > table && Date.now() < end;) {
    await screen("#settings", "settings");
    await screen("#", "start");
    await cdp.send("HeapProfiler.collectGarbage");
    kept = (await cdp.send("Memory.getDOMCounters")).nodes;
  }
  assert.ok(kept <= table, `${kept} nodes after five tables`);
  person.fine();
});

promise("game: a strong bot thinks in its own thread, every time, and the page only asks", async () => {
  // Only a browser has a second thread.
  const person = await regular(wide);
  await overheard(person.page);
  const page = await person.open(person.url);
  await pace(page, "instant");
  await sitDown(page, { kinds: ["person", "1"], seed: "12" });
  const pick = luck(2);
  for (let n = 0; n < 30 && (await thoughts(page)).asked < 6; n++) {
    if ((await myTurn(page, 150e3)).over) break;
    await decideByClicks(page, pick);
  }
  await myTurn(page, 150e3);
  const { ready, asked, answered, slices, failed, stopped } = await thoughts(page);
  console.log(`     ${asked} questions, ${answered} answers in ${slices} slices`);
  assert.ok(asked >= 6, `only ${asked} questions`);
  assert.deepEqual([ready, answered, failed, stopped], [1, asked, 0, 0], "one thinker, and an answer of its own to every question");
  assert.ok(slices > answered, `the work was done there: ${slices} slices`);
  assert.doesNotMatch(await page.evaluate(() => window.heard), /cut off/i, "nobody stood in for it on the page");
  assert.deepEqual(await page.evaluate(() => [window.threads, window.compiled]), [1, 0], "that thread has compiled the program for the page, too");
  person.fine();
});

test("game: the screen stays lit while a game lies on the table and somebody is there", async () => {
  // Only a browser has a lock on the screen, and takes it away when the page is hidden.
  const person = await regular({ viewport: { width: 360, height: 740 } });
  // The browser's own lock, counted: headless it may be refused.
  await person.page.addInitScript(() => {
    window.lit = 0;
    Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
      const lock = new EventTarget();
      window.lit++;
      lock.release = async () => { window.lit--; lock.dispatchEvent(new Event("release")); };
      window.dim = lock.release;
      return lock;
    } } });
    // Minutes pass when the test says so.
    const { setTimeout } = window;
    window.setTimeout = (f, ms, ...rest) => { if (ms !== 300e3) return setTimeout(f, ms, ...rest); window.minutes = f; return 0; };
  });
  const page = await person.open(person.url);
  assert.equal(await page.evaluate(() => window.lit), 0);
  await sitDown(page, { kinds: ["person", "0"] });
  await myTurn(page);
  await until(page, () => window.lit === 1);
  await page.evaluate(() => window.minutes());
  await until(page, () => window.lit === 0);
  await page.keyboard.press("Shift");
  await until(page, () => window.lit === 1);
  await page.evaluate(() => window.dim()); // as when the page is hidden
  await page.keyboard.press("Shift");
  await until(page, () => window.lit === 1);
  await page.evaluate(() => { location.hash = "#"; });
  await until(page, () => window.lit === 0);
  person.fine();
});
