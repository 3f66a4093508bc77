// Acts of a person at the table, by the hooks of the page: data-screen, data-do, data-action, data-ref.
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { goldens } from "./paths.mjs";

// games are all games, by the ids of their addresses. Each has a piece that explains itself and has no use at the beginning of a game, and
// a pattern of its explanation. For pictures it has the buttons that a person likes to press (taste), and the turn's line in the middle of a
// game, when there is much to see and most of the game is still to come.
export const games = [
  { id: "coincrown", piece: "iron:4", says: /Military[^]*Traveller/,
    taste: /^\s*(Buy|Win|Attack|Upgrade)/, middle: /Year [3-5]/ },
  { id: "emara", piece: "noble:5", says: /Duke[^]*18/,
    taste: /^\s*(Become|Hire|Recruit|Gather|Donate|Give|Deliver|Move)/, middle: /Round [3-6]/ },
  { id: "merchants", piece: "region:2", says: /Grasslands[^]*Orcs/,
    taste: /^\s*(Sell|Forge|Learn|Take)/, middle: /Summer|Autumn/ },
  { id: "conquer", piece: "deck:obj", says: /[Oo]bjectives[^]*75/,
    taste: /^\s*(Claim|Establish|Deploy|Craft|Move|Attack)/, middle: /Round [4-9]/ },
];

// finishedGame is the file of one for three under the latest rules, so that it can be looked back over.
async function finishedGame(game) {
  const rules = (name) => Number(new RegExp(`^${game}-format1-rules(\\d+)-3-end\\.tabard$`).exec(name)?.[1] || 0);
  const [latest] = (await readdir(goldens)).filter(rules).sort((a, b) => rules(b) - rules(a));
  assert.ok(latest, `no finished game of ${game} for three`);
  return path.join(goldens, latest);
}

// takeIn takes a finished game from its file, and returns its link on the list of games. Others may be there before.
export async function takeIn(page, game) {
  await page.evaluate(() => { location.hash = "#saves"; });
  await page.waitForSelector("#tabard[data-screen=saves]");
  const links = 'a[href^="#play/"]';
  const before = await page.locator(links).evaluateAll((all) => all.map((a) => `:not([href="${a.getAttribute("href")}"])`));
  await page.setInputFiles("#pick", await finishedGame(game));
  const link = page.locator(links + before.join("")).first();
  await link.waitFor();
  return link;
}

// sizes are the windows that a table is drawn for: two phones, a tablet, a small laptop, a desk and a large one.
export const sizes = [[360, 640], [390, 844], [768, 1024], [1024, 700], [1280, 800], [1920, 1080]];

// toPiece looks at the part of the board that a piece lies in.
export async function toPiece(page, ref) {
  const area = await page.evaluate((r) => /area-(\d)/.exec(document.querySelector(`#board [data-ref="${r}"]`)?.closest(".area")?.className)?.[1], ref);
  const tab = page.locator(`.zone .tab[data-arg="${area}"]`);
  if (area !== undefined && await tab.isVisible()) await tab.click();
}

// measure is how the table lies in the window.
const measure = (page) => page.evaluate(() => {
  const box = (e) => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.width, r.height].map(Math.round).join(" "); };
  const zones = {};
  for (const name of [".table-head", "#prompt", ".zone", ".own", "#bar"]) zones[name] = box(document.querySelector(name));
  const board = document.getElementById("board").getBoundingClientRect();
  const lost = [];
  for (const [name, text] of Object.entries(zones)) {
    const [left, top, width, height] = text.split(" ").map(Number);
    if (left < 0 || top < 0 || left + width > innerWidth || top + height > innerHeight) lost.push(`${name} beyond the window: ${text}`);
  }
  for (const piece of document.querySelectorAll("#board .lit[data-ref]")) {
    if (!piece.checkVisibility()) { // in an area that is not looked at: its tab has a dot
      const area = /area-(\d)/.exec(piece.closest(".area").className)[1];
      const tab = document.querySelector(`.zone .tab[data-arg="${area}"]`);
      if (!tab.checkVisibility() || !tab.classList.contains("tab-lit")) lost.push(`${piece.dataset.ref} without a tab`);
      continue;
    }
    const r = piece.getBoundingClientRect(), x = r.left + r.width / 2, y = r.top + r.height / 2;
    const off = x < board.left || x > board.right || y < board.top || y > board.bottom;
    if (off && piece.closest(".map-near")) continue; // of a map that was brought nearer
    if (off) lost.push(piece.dataset.ref);
    const sheet = document.elementFromPoint(x, y)?.closest(".cq-stage"); // a card on a map must not lie on its choices
    if (sheet && !sheet.contains(piece)) lost.push(`${piece.dataset.ref} under ${sheet.className}`);
  }
  for (const wheel of document.querySelectorAll("#board .em-rondel")) { // nothing lies on the rim of a wheel
    const r = wheel.getBoundingClientRect();
    for (let n = 0; n < 24; n++) {
      const x = r.left + r.width * (.5 + .48 * Math.cos(n * Math.PI / 12)), y = r.top + r.height * (.5 + .48 * Math.sin(n * Math.PI / 12));
      const on = y > board.top && y < board.bottom && document.elementFromPoint(x, y)?.closest(".em-location");
      if (on) lost.push(`a wheel under ${on.className}`);
    }
  }
  for (const piece of document.querySelectorAll("#mine .piece:not(.em-small)")) { // a piece of the person's own lies within its card, but for a letter
    const over = Math.max(piece.scrollHeight - piece.clientHeight, piece.scrollWidth - piece.clientWidth);
    if (piece.checkVisibility() && over > 12 && getComputedStyle(piece).overflow === "visible") lost.push(`${piece.dataset.ref} is ${over} px larger than its card`);
  }
  const b = document.getElementById("board");
  return {
    page: document.documentElement.scrollHeight - innerHeight, across: document.documentElement.scrollWidth - innerWidth,
    scrolled: scrollY, zones, lost, board: [b.scrollWidth - b.clientWidth, b.scrollHeight - b.clientHeight],
    away: Array.from(document.querySelectorAll("#board .area")).filter((e) => ![e, ...e.children].some((it) => it.checkVisibility())).map((e) => e.className),
    map: Boolean(document.querySelector("#board .map")),
    tabs: Array.from(document.querySelectorAll(".tabs")).some((e) => e.checkVisibility()),
  };
});

// oneScreen proves that the table is one screen: nothing of it scrolls with the page, its zones lie where they lay at this size
// before (places), and each piece that can be chosen is in view or, on a phone, has a dot on its tab.
export async function oneScreen(page, [width, height], places, at) {
  const shown = page.viewportSize();
  if (shown.width !== width || shown.height !== height) await page.setViewportSize({ width, height });
  const now = await measure(page), where = `${at}, ${width}x${height}`;
  assert.deepEqual([now.page, now.across, now.scrolled], [0, 0, 0], `${where}: the page scrolls`);
  places[width] ||= now.zones;
  assert.deepEqual(now.zones, places[width], `${where}: zones have moved`);
  assert.deepEqual(now.lost, [], `${where}: out of view`);
  // The map of Craft & Conquer has the whole zone below 1366 px, but on a tablet.
  if (width >= 768 && !(now.map && width >= 960 && width < 1366)) assert.deepEqual([now.away, now.tabs], [[], false], `${where}: all areas of the board are in view, without tabs`);
  assert.ok(now.board[0] <= 1 && now.board[1] <= 1, `${where}: the board is larger than its zone by ${now.board}`);
}

// luck is a small generator of choices, so that a run can be repeated.
export function luck(seed) {
  let x = seed >>> 0;
  return (n) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 2 ** 32) * n);
  };
}

// fated takes the chance out of the ids of games, on which the bots' play depends.
export const fated = (page) => page.addInitScript(() => {
  let x = 1415;
  crypto.getRandomValues = (bytes) => {
    for (let i = 0; i < bytes.length; i++) bytes[i] = (x = (Math.imul(x, 1664525) + 1013904223) >>> 0) >>> 24;
    return bytes;
  };
});

// pace sets how long the bots' actions are shown: slow, normal, fast or instant.
export async function pace(page, id) {
  await page.evaluate(() => { location.hash = "#settings"; });
  await page.click(`[data-do=pace][data-arg=${id}]`);
  await page.evaluate(() => { location.hash = "#"; });
  await page.waitForSelector("#tabard[data-screen=start]");
}

// sitDown sets up a game. kinds has "person" or the number of a bot's level for each seat; options are "place:value" pairs as the
// buttons of the set-up carry them, names those of the first seats, and box is the place of a box among those that are offered.
export async function sitDown(page, { game = games[0].id, kinds = ["person", "0", "0", "0"], seed = "1066", options = [], names = [], box = 0 } = {}) {
  await page.evaluate((id) => { location.hash = `#new/${id}`; }, game);
  await page.waitForSelector("#tabard[data-screen=setup]");
  await page.evaluate(() => { for (const fold of document.querySelectorAll(".fold")) fold.open = true; });
  await page.click(`[data-do=seats][data-arg="${kinds.length}"]`);
  for (const [i, kind] of kinds.entries()) await page.selectOption(`select[name="seat-kind:${i}"]`, kind);
  for (const [i, name] of names.entries()) await page.fill(`input[name="seat-name:${i}"]`, name);
  for (const option of options) await page.click(`[data-do=option][data-arg="${option}"]`);
  if (box > 0) await page.click(`[data-do=box][data-arg="${box}"]`);
  await page.fill("input[name=seed]", seed);
  await page.click("[data-do=start]");
  await page.locator("#table, #curtain").first().waitFor(); // waitForSelector would hold the table for as long as the page lasts
}

// state reads the state of the table from the page.
export const state = (page) => page.evaluate(() => {
  const root = document.getElementById("tabard").dataset, actions = document.getElementById("actions");
  return {
    screen: root.screen, rev: Number(root.rev), turn: Number(root.turn), over: root.over === "true",
    thinking: root.thinking === "true", save: root.save,
    legal: Array.from(actions?.dataset.rev === root.rev ? actions.querySelectorAll("button[data-action]:not([aria-disabled=true])") : [], (b) => b.dataset.action),
    prompt: document.querySelector("#prompt .prompt-what")?.textContent || "",
    alert: document.getElementById("alert")?.textContent || "",
  };
});

// myTurn waits until the person must decide, must take the device, or the game is over. It looks when the page changes: to ask at
// every frame would make the page draw frames. A fight that bots wait for to be watched is left at once; if it is to be watched, it is
// waited for, too.
export async function myTurn(page, timeout = 90e3, watch = false) {
  await page.evaluate(([limit, watching]) => new Promise((done, fail) => {
    const ready = () => {
      const scene = document.querySelector("#scene:not([hidden])");
      if (scene && watching) return true;
      if (scene) scene.querySelector("[data-do=close]").click();
      const root = document.getElementById("tabard")?.dataset;
      return root && (root.screen === "broken" || root.over === "true" || document.getElementById("curtain") ||
        document.querySelector(`#actions[data-rev="${root.rev}"] button[data-action]:not([aria-disabled=true])`));
    };
    if (ready()) return done();
    const watch = new MutationObserver(() => { if (ready()) end(done); });
    const stalled = () => { // what a page that stands still can tell
      const list = document.getElementById("actions"), buttons = [...list?.querySelectorAll("button[data-action]") || []];
      const frame = new Promise((drawn) => { requestAnimationFrame(() => drawn(true)); setTimeout(() => drawn(false), 3000); });
      frame.then((frames) => fail(new Error(`it never is the person's turn: ${JSON.stringify({
        root: { ...document.getElementById("tabard")?.dataset }, list: { ...list?.dataset }, choices: buttons.length,
        locked: buttons.filter((b) => b.matches("[aria-disabled=true]")).length, taken: document.querySelectorAll(".taken").length,
        prompt: document.getElementById("prompt")?.innerText, focus: document.activeElement?.outerHTML.slice(0, 200), hidden: document.hidden, frames })}`)));
    };
    const alarm = setTimeout(() => end(stalled), limit);
    const end = (how) => { watch.disconnect(); clearTimeout(alarm); how(); };
    watch.observe(document, { subtree: true, childList: true, attributes: true });
  }), [timeout, watch]);
  const now = await state(page);
  assert.notEqual(now.screen, "broken", "the program found a fault in itself");
  return now;
}

// offers is what the bar offers, and whether that is of a piece that was pressed.
const offers = (page) => page.evaluate(() => `${document.getElementById("bar")?.textContent} ${document.querySelector("#prompt [data-do=unpiece]") !== null}`);

// outcome waits for the effect of a press at revision rev: "taken" if the table has gone on, "armed" if the choice wants a second
// press, "offered" if what is offered (offers) is no longer as before, or "" if nothing has come of it within the limit.
export const outcome = (page, rev, limit, before = null) => page.evaluate(([old, bar, wait]) => new Promise((done) => {
  const now = () => {
    if (Number(document.getElementById("tabard").dataset.rev) !== old) return "taken";
    if (Array.from(document.querySelectorAll("button[data-armed=true]")).some((b) => b.checkVisibility())) return "armed";
    return bar !== null && `${document.getElementById("bar")?.textContent} ${document.querySelector("#prompt [data-do=unpiece]") !== null}` !== bar ? "offered" : "";
  };
  if (now()) return done(now());
  const watch = new MutationObserver(() => { if (now()) end(); });
  const alarm = setTimeout(() => end(), wait);
  const end = () => { watch.disconnect(); clearTimeout(alarm); done(now()); };
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}), [rev, before, limit]);

// moved waits until the table has gone on from revision rev. A choice that wants a second press is still armed for a frame after it.
export async function moved(page, rev) {
  await page.waitForFunction((old) => Number(document.getElementById("tabard").dataset.rev) !== old, rev, { timeout: 30e3 });
}

// press clicks an element with the mouse: at once if its middle can be pressed, else as soon as it is at rest, enabled, in view and under
// no other element.
async function press(page, what) {
  const at = await what.evaluate((e) => {
    const { left, top, width, height } = e.getBoundingClientRect(), x = left + width / 2, y = top + height / 2;
    const free = document.getAnimations().length === 0 && !e.closest("[disabled], [aria-disabled=true]") && e.contains(document.elementFromPoint(x, y));
    return free ? [x, y] : null;
  });
  if (at) await page.mouse.click(...at);
  else await what.click();
}

// pressPiece clicks a piece. On a map pieces lie on each other: there the click goes to its middle once the map rests,
// and to the piece on top.
async function pressPiece(page, piece) {
  if (!await piece.evaluate((e) => e instanceof SVGElement)) return press(page, piece);
  await piece.scrollIntoViewIfNeeded();
  const handle = await piece.elementHandle();
  await handle.waitForElementState("stable");
  await handle.dispose(); // or the browser keeps the piece, and all of its table, for as long as the page lasts
  const box = await piece.boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

// decideByClicks answers one question with the mouse: a lit piece if there is one, else a button of the bar. It says which
// way it took. A piece with several uses puts them into the bar.
export async function decideByClicks(page, pick) {
  const { rev } = await state(page);
  const lit = page.locator("#board .lit[data-ref]:visible, #mine .lit[data-ref]:visible");
  const bar = page.locator("#bar button[data-do=act]:not([aria-disabled=true])");
  const n = await lit.count();
  let way = "bar";
  if (n > 0 && ((await bar.count()) === 0 || pick(3) > 0)) {
    way = "piece";
    const before = await offers(page);
    await pressPiece(page, lit.nth(pick(n)));
    // Taken at once, or its uses are in the bar now, where they may have been before.
    if (await outcome(page, rev, 400, before) === "taken") return way;
  }
  const visible = [];
  for (const b of await bar.all()) if (await b.isVisible()) visible.push(b);
  if (visible.length === 0) {
    way = "list";
    await fromList(page);
  } else {
    await press(page, visible[pick(visible.length)]);
  }
  await confirmed(page, rev);
  return way;
}

// inReach lists what a finger can press to decide: lit pieces and choices that are in view, with a point on each, and lit tabs.
const inReach = (page) => page.evaluate(() => {
  const found = { piece: [], choice: [], tab: [] };
  const point = (e) => {
    const { left, top, right, bottom } = e.getBoundingClientRect();
    for (const [fx, fy] of [[.5, .5], [.25, .25], [.75, .25], [.25, .75], [.75, .75]]) {
      const x = left + fx * (right - left), y = top + fy * (bottom - top), on = document.elementFromPoint(x, y);
      if (on && (e.contains(on) || on.contains(e) && !on.matches("button"))) return [x, y];
    }
    return null;
  };
  for (const [kind, selector] of Object.entries({ piece: "#board .lit[data-ref], #mine .lit[data-ref]", choice: "#bar button[data-do=act]:not([aria-disabled=true])", tab: ".tab.tab-lit" })) {
    for (const e of document.querySelectorAll(selector)) {
      const at = e.checkVisibility({ visibilityProperty: true }) && point(e);
      if (at) found[kind].push({ at, ref: e.dataset.ref || e.dataset.action || e.dataset.arg, near: e instanceof SVGElement });
    }
  }
  return found;
});

// finger taps as a hand does: not twice about one place as quickly as browser and table take for a double press (static/boot.js). It lies on the glass
// for so many milliseconds where presses are measured: one that is lifted in the moment it comes has its press wait for the frame that it brought.
export const finger = (page, lies) => {
  let last = { at: [-99, -99], then: 0 }, cdp;
  return async (at) => {
    const early = 600 - (Date.now() - last.then);
    if (early > 0 && Math.hypot(at[0] - last.at[0], at[1] - last.at[1]) < 100) await page.waitForTimeout(early);
    if (lies) {
      cdp ||= await page.context().newCDPSession(page);
      await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: at[0], y: at[1] }] });
      await page.waitForTimeout(lies);
      await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    } else {
      await page.touchscreen.tap(...at);
    }
    last = { at, then: Date.now() };
  };
};

// byFinger returns a person who answers one question with a finger each time, by what is in view: a lit piece, else a choice, else a piece of an area
// whose tab tells of it. A small place of a map is touched twice. seen is told of each moment: "opened", "armed". The answer is what was pressed first.
export function byFinger(page, pick, seen = async () => {}, lies = 0) {
  const tap = finger(page, lies), among = (list) => list[pick(list.length)];
  return async () => {
    const { rev } = await state(page), ways = [];
    let reach = await inReach(page), before = "", came = "offered";
    const press = async (what) => {
      ways.push(what.ref);
      before = await offers(page);
      await tap(what.at);
      came = await outcome(page, rev, 3000, before);
    };
    if (reach.tab.length > 0 && (pick(3) === 0 || reach.piece.length + reach.choice.length === 0)) {
      const tab = among(reach.tab);
      ways.push(`area ${tab.ref}`);
      await tap(tab.at);
      await page.waitForFunction(([x, y]) => document.elementFromPoint(x, y)?.closest(".tab")?.getAttribute("aria-pressed") === "true", tab.at);
      reach = await inReach(page);
    }
    const first = reach.piece.length > 0 && (reach.choice.length === 0 || pick(3) > 0) ? among(reach.piece) : among(reach.choice);
    assert.ok(first, `nothing to press is in view at ${(await state(page)).prompt}`);
    await press(first);
    if (first.near && came !== "taken" && came !== "armed" && (await inReach(page)).choice.length === 0) await press(first);
    for (let n = 0; came === "offered" && n < 4; n++) {
      await seen("opened");
      const choice = among((await inReach(page)).choice);
      assert.ok(choice, `${ways} offers nothing that is in view`);
      await press(choice);
    }
    if (came === "armed") {
      await seen("armed");
      const { x, y, width, height } = await page.locator("#bar button[data-armed=true]").boundingBox();
      await tap([x + width / 2, y + height / 2]);
      await moved(page, rev);
      return ways[0];
    }
    assert.equal(came, "taken", `what came of ${ways.join(", ")} at ${(await state(page)).prompt}`);
    return ways[0];
  };
}

// fromList opens the list of all actions and chooses the first with the mouse.
export async function fromList(page) {
  await page.click("#bar [data-do=jump][data-arg=actions]");
  await page.locator("#actions button[data-action]:not([aria-disabled=true])").first().click();
}

// confirmed waits until a choice made at revision rev is taken. A warned action is armed by the first press and taken by a
// second one, by mouse or, with key, from the keyboard. A press that the table did not take, because it had moved on just
// then, is no failure: the caller is asked again.
export async function confirmed(page, rev, key) {
  const armed = page.locator("button[data-armed=true]:visible").first();
  for (const end = Date.now() + 3000; Date.now() < end;) {
    if (await outcome(page, rev, 3000) !== "armed") return;
    if (key) await page.keyboard.press(key);
    else await armed.click({ timeout: 1000 }).catch(() => {});
    // If the table has taken the choice meanwhile, a second press would answer the next question.
    await page.waitForFunction((old) => Number(document.getElementById("tabard").dataset.rev) !== old, rev, { timeout: 1000 }).catch(() => {});
  }
}

// decideByKeys answers one question from the list of actions without a mouse.
export async function decideByKeys(page, pick) {
  const { rev, legal } = await state(page);
  // From the nearer end to the chosen one of those that are possible; locked ones can be read on the way.
  const target = legal[pick(legal.length)], late = 2 * legal.indexOf(target) > legal.length;
  await page.keyboard.press("a");
  await page.keyboard.press(late ? "End" : "Home");
  const lines = await page.evaluate(() => [...document.querySelectorAll("#actions [data-rove-item]")].filter((e) => e.checkVisibility()).map((e) => e.dataset.action || ""));
  const goal = lines.indexOf(target), way = late ? -1 : 1;
  assert.ok(goal >= 0, `${target} is not in the list`);
  for (let at = late ? lines.length - 1 : 0; ; at += way) {
    // A key that comes before the page is drawn is taken after it.
    await page.waitForFunction((n) => [...document.querySelectorAll("#actions [data-rove-item]")].filter((e) => e.checkVisibility())[n] === document.activeElement, at);
    if (at === goal) break;
    await page.keyboard.press(late ? "ArrowUp" : "ArrowDown");
  }
  await page.keyboard.press("Enter");
  await confirmed(page, rev, "Enter");
}

// playOn decides until the game is over, or as often as most says, and tells how often.
export async function playOn(page, decide, { most = Infinity, limit = 1500 } = {}) {
  const ways = {};
  for (let n = 0; n < limit; n++) {
    const now = await myTurn(page);
    if (now.over || n >= most) return { decisions: n, ways };
    if (await page.locator("#curtain").count()) {
      await page.locator("[data-do=lift]").press("Enter");
      await page.waitForSelector("#curtain", { state: "detached" });
      continue;
    }
    const way = await decide();
    ways[way] = (ways[way] || 0) + 1;
  }
  throw new Error(`not over after ${limit} decisions`);
}

// hurry plays from within the page, as quickly as the page draws, until there is an element that ends selects: it presses choices of the list of all
// actions, by chance from the seed or the last one each time, and confirms the warned ones. It returns how often it pressed, and the element's value.
export const hurry = (page, ends, { seed, last = false, timeout }) => page.evaluate(([ends, luck, last, limit]) => new Promise((done, fail) => {
  let x = luck >>> 0, pressed = 0;
  const pick = (list) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return list[last ? list.length - 1 : Math.floor(x / 2 ** 32 * list.length)];
  };
  const go = () => {
    const root = document.getElementById("tabard").dataset, there = document.querySelector(ends);
    if (root.screen === "broken") return end(() => fail(new Error("the program found a fault in itself")));
    if (there) return end(() => done({ pressed, value: there.value }));
    const next = document.querySelector("[data-screen=replay] [data-do=present], #scene:not([hidden]) [data-do=close], [data-do=lift], button[data-armed=true]") ||
      pick(document.querySelectorAll(`#actions[data-rev="${root.rev}"] button[data-action]:not([aria-disabled=true])`));
    if (!next) return;
    pressed++;
    next.click();
  };
  let due = false;
  const watch = new MutationObserver(() => { // once for all that is drawn at a time
    if (due) return;
    due = true;
    setTimeout(() => { due = false; go(); });
  });
  const alarm = setTimeout(() => end(() => fail(new Error(`no ${ends} after ${pressed} presses: ${document.body.innerText.slice(0, 500)}`))), limit);
  const end = (how) => { watch.disconnect(); clearTimeout(alarm); how(); };
  watch.observe(document, { subtree: true, childList: true, attributes: true });
  go();
}), [ends, seed, last, timeout]);

// rush plays a game to its end so, and returns how often it pressed. It is for tests of the time after a game; a test of play itself decides by clicks or
// by keys.
export const rush = async (page, seed, timeout = 120e3) => (await hurry(page, "#tabard[data-over=true]", { seed, timeout })).pressed;

// saved waits until the last action is stored: on the disk, or, where the word is "noted", as far as the browser tells.
export const saved = (page, word = "saved") => page.waitForFunction((w) => document.getElementById("tabard").dataset.save === w, word, { timeout: 15e3 });

// play answers some questions of the person.
export async function play(page, n, pick = luck(3)) {
  for (let i = 0; i < n; i++) {
    if ((await myTurn(page)).over) return;
    await decideByClicks(page, pick);
  }
  await myTurn(page);
}

// seated opens the app and sits down to a game against a bot, which is a few decisions old and saved.
export async function seated(person, url, { word = "saved", ...options } = {}) {
  const page = await person.open(url);
  await pace(page, "instant");
  await sitDown(page, { kinds: ["person", "0"], seed: "77", ...options });
  await myTurn(page);
  await play(page, 3);
  await saved(page, word);
  return page;
}

// idOf is the id of the game on the screen.
export const idOf = (page) => page.evaluate(() => location.hash.replace("#play/", ""));
