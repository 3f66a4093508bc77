// The words of all screens, in the pseudo-language and in every language but English, in four windows: each comes from a catalogue, none is cut,
// and no page scrolls sideways. What is left is bounded by words.json.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { serve } from "../harness/host.mjs";
import { asked } from "../harness/lesson.mjs";
import { root } from "../harness/paths.mjs";
import { bothTongues, faultsAt, languages, pseudo } from "../harness/read.mjs";
import { games, moved, myTurn, pace, sitDown, takeIn } from "../harness/table.mjs";
import { test } from "../harness/test.mjs";
import { positionsOf } from "../harness/walk.mjs";
import { guest, live } from "../harness/visit.mjs";

const sizes = [[360, 640], [390, 844], [844, 390], [1280, 800]], tags = [pseudo, ...languages.filter((tag) => tag !== "en")];

// names are what has no catalogue: of people at the table (cmd/positions), of a stored game, of the games, of lands of Coin & Crown, of
// languages, of licences and what is under them, of records in the storage, of spaces of the map; initials, numbers of the Romans, and dates.
const lands = Array.from((await readFile(path.join(root, "engines/coincrown/cards.go"), "utf8")).matchAll(/\{"[A-Z]\d\d", "([^"]+)"/g), (m) => m[1]);
const names = ["Hubert", "Alison", "Zoë", "the\\sBold", "Oswald", "Sunday", "Coin & Crown", "Crown of Emara", "Battle Merchants", "Craft & Conquer: Medieval", ...lands,
  "English", "Deutsch", "SIL OFL", "Atkinson Hyperlegible", "EB Garamond", "CC BY", "game-icons.net", "ISC", "Lucide", "MIT", "BSD", "go-app", "msgp", "fwd", "qr", "Go",
  "(?:tabard|bad)[:/][\\w:/-]*", "[IVX]+", "[A-Z]\\d{0,2}", "\\d+ [A-Z][a-z]{2} \\d{4}"].map((name) => `(?<!\\p{L})${name}(?!\\p{L})`).join("|");

// reader is a person who reads a language, with a list of the faults that were seen.
async function reader(url, tag) {
  const person = await guest({ locale: tag, hasTouch: true, reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
  const page = await person.open(url), faults = [];
  assert.equal(await page.evaluate(() => document.documentElement.lang), tag);
  return {
    person, page, tag, faults,
    // seen reads the present screen in all windows.
    async seen(what) {
      for (const { at, fault } of await faultsAt(page, sizes, tag, names)) faults.push({ tag, what, at, fault });
      if (process.env.SHOTS) await page.screenshot({ path: path.join(process.env.SHOTS, `${tag}-${what}`.replace(/[^\w-]/g, "-") + ".png") });
    },
    async go(hash, selector) {
      await page.evaluate((h) => { location.hash = h; }, hash);
      await page.waitForSelector(selector);
    },
    // press does what a control with this verb and argument would, wherever one stands.
    press: (verb, arg = "") => page.evaluate(([v, a]) => {
      const b = document.createElement("button");
      [b.dataset.do, b.dataset.arg] = [v, a];
      document.querySelector("#tabard").append(b);
      b.click();
      b.remove();
    }, [verb, arg]),
    // sheet reads the sheet or the dialog that a control opens, and closes it.
    async sheet(what, verb, arg, selector = "#sheet[open]") {
      await this.press(verb, arg);
      await page.waitForSelector(selector);
      await this.seen(what);
      await this.shut();
    },
    async shut() {
      await page.keyboard.press("Escape");
      await page.waitForSelector("dialog[open]", { state: "detached" });
    },
  };
}

// settle makes bots quick and has every choice ask for a second press.
async function settle(page) {
  await pace(page, "instant");
  await page.evaluate(() => { location.hash = "#settings"; });
  await page.click("[data-do=confirm][data-arg=always]");
}

// atTable reads the table at positions of every kind of question, its pieces and choices, and all that opens over it.
async function atTable(r, { file, positions }) {
  const { page } = r;
  await settle(page);
  await r.go("#saves", "#tabard[data-screen=saves]");
  await page.setInputFiles("#pick", { name: "words.tabard", mimeType: "application/octet-stream", buffer: Buffer.from(file, "base64") });
  await page.waitForSelector("#toast:not([hidden])");
  await r.seen("saved games");
  const busiest = positions.reduce((a, b) => (b.legal > a.legal ? b : a)), kinds = new Set();
  let locked = false;
  for (const { id, question, opens, arms } of positions) {
    await r.go("#settings", "#tabard[data-screen=settings]");
    await r.go(`#play/${id}`, "#table");
    await myTurn(page);
    await r.seen(question);
    if (!locked && await page.locator("#all .filter:not([hidden]) [data-do=shown]").count() > 0) {
      locked = true;
      await r.press("can");
      await r.press("shown", "locked");
      await page.waitForSelector("#actions .locked");
      await r.seen(`${question}, what is not possible`);
    }
    for (const ref of (opens || []).slice(0, 1)) {
      await page.evaluate((s) => document.querySelector(s).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })), `.lit[data-ref="${ref}"]`);
      await page.waitForSelector("#prompt [data-do=unpiece]");
      await r.seen(`${question}, ${ref}`);
      await page.evaluate(() => document.querySelector("#prompt [data-do=unpiece]").click());
      await page.waitForSelector("#prompt [data-do=unpiece]", { state: "detached" });
    }
    for (const key of (arms || []).slice(0, 1)) {
      await page.evaluate((s) => document.querySelector(s).click(), `#actions button[data-action="${key}"]`);
      await page.waitForSelector("button[data-armed=true]", { state: "attached" });
      await r.seen(`${question}, ${key}`);
      if (await page.locator("#bar .ask-why:visible").count() > 0) await r.sheet(`${question}, why`, "open", "warn");
      await page.evaluate(() => document.querySelector("#bar [data-do=leave]").click());
      await page.waitForSelector("button[data-armed=true]", { state: "detached" });
    }
    // One piece of each kind explains itself.
    for (const ref of await page.$$eval("#board [data-ref], #mine [data-ref]", (all) => all.map((e) => e.dataset.ref))) {
      const kind = ref.split(":")[0];
      if (kinds.has(kind)) continue;
      kinds.add(kind);
      await r.press("inspect", ref);
      if (await page.waitForSelector("#sheet[open] .detail", { timeout: 2000 }).catch(() => null)) {
        await r.seen(`piece ${ref}`);
        await r.shut();
      }
    }
    if (id === busiest.id) {
      for (const name of ["menu", "log", "score", "rules", "turn", "help", "seat:0", "seat:1"]) await r.sheet(name, "open", name);
      await r.press("can");
      await r.seen("list of all actions");
      await r.sheet("advice", "advise", "", "#sheet[open] .tip");
      for (const name of ["share", "rename", "rounds"]) await r.sheet(name, name, "", "dialog[open]");
    }
  }
  assert.ok(locked, "no question has anything that is not possible");
}

// atEnd reads the end of a game, its analysis, and the look back over it.
async function atEnd(r, { positions }) {
  const { page } = r, { id } = positions.find((p) => p.question === "End");
  await r.go(`#play/${id}`, "#result table tbody tr");
  await r.seen("result");
  await r.press("aside");
  await r.seen("result aside");
  for (const name of ["log", "score", "menu"]) await r.sheet(`${name} at the end`, "open", name);
  const watch = await page.$eval("#tabard", (e) => e.querySelector("[data-arg^='scenes:']")?.dataset.arg);
  if (watch) {
    await r.press("open", watch);
    await r.seen("scene");
    await page.keyboard.press("Escape");
  }
  await r.press("analyse");
  await page.waitForSelector("#sheet .analysis");
  await r.seen("analysis at work");
  await page.waitForSelector("#sheet .analysis .graph", { timeout: 120e3 });
  await r.press("analysislist");
  await page.waitForSelector("#sheet .analysis tbody tr:nth-child(3)");
  await r.seen("analysis");
  await r.shut();
  await r.press("lookback");
  await page.waitForSelector("#tabard[data-screen=replay]");
  for (const key of ["End", "PageDown", "Home"]) {
    await page.keyboard.press(key);
    await r.seen(`look back, ${key}`);
  }
}

// atLesson reads the guided first game, every third step of it and the last.
async function atLesson(r, game) {
  const { page } = r;
  await r.go("#", "#tabard[data-screen=start]");
  await r.press("learn", game);
  await page.waitForSelector("#lesson:not([hidden])");
  for (let n = 1; ; n++) {
    const now = await asked(page);
    if (n % 3 === 1 || !now.next) await r.seen(`lesson, ${n}`);
    if (!now.next) {
      if (!now.over) await page.waitForSelector("#sheet[open] .learnt");
      else await r.press("open", "learnt");
      await r.seen("after the lesson");
      return r.shut();
    }
    await page.evaluate((key) => document.querySelector(`#actions button[data-action="${key}"], #lesson [data-do="${key}"]`).click(), now.next);
    const armed = await page.waitForFunction((rev) => Number(document.getElementById("tabard").dataset.rev) !== rev ? "taken" : document.querySelector("button[data-armed=true]") && "armed", now.rev);
    if (await armed.jsonValue() === "armed") await page.evaluate(() => document.querySelector("button[data-armed=true]").click());
    await moved(page, now.rev);
  }
}

// atCurtain reads what covers the table while a device goes from hand to hand.
async function atCurtain(r, game) {
  await sitDown(r.page, { game, kinds: ["person", "person"] });
  if (await r.page.locator("#curtain").count() > 0) await r.seen("curtain");
}

// atScreens reads what is around the tables, for somebody who is new and for somebody who has played; then the pages that need no program.
async function atScreens(r, url) {
  const { page } = r, screens = [["#", "start"], ["#saves", "saves"], ["#records", "records"], ["#boxes", "boxes"], ["#settings", "settings"], ["#credits", "credits"],
    ["#g=QUJDREVG", "link"], ["#play/nobody", "lost"]];
  const all = async (who) => {
    for (const [hash, screen] of screens) {
      await r.go(hash, `#tabard[data-screen=${screen}]`);
      await r.seen(`${screen}, ${who}`);
    }
  };
  await all("new");
  await pace(page, "instant");
  for (const { id } of games) {
    await (await takeIn(page, id)).click(); // a finished game, whose result is noted
    await page.waitForSelector("#result table tbody tr");
  }
  await sitDown(page, { kinds: ["person", "0"] });
  await myTurn(page);
  await all("known");
  await r.go("#records", "#tabard[data-screen=records]");
  await r.press("clear", String(1));
  await r.seen("clear the records");
  await page.keyboard.press("Escape");
  await r.go("#saves", "#tabard[data-screen=saves]");
  for (const name of ["delete", "share", "rounds", "rename"]) {
    await r.press(name, await page.$eval("[data-do=delete]", (e) => e.dataset.arg));
    await page.waitForSelector("dialog[open]");
    await r.seen(`${name} a game`);
    await r.shut();
  }
  for (const { id } of games) {
    await r.go("#boxes", "#tabard[data-screen=boxes]");
    await r.press("newbox", id);
    await page.waitForSelector("#tabard[data-screen=box] .box-count");
    const sheets = await page.locator("#boxsheet option").count();
    for (let sheet = 0; sheet < sheets; sheet++) {
      await page.selectOption("#boxsheet", String(sheet));
      await r.seen(`sheet ${sheet} of a box of ${id}`);
    }
    await r.press("boxquick", "");
    await r.seen(`quick start of ${id}`);
  }
  await r.go("#settings", "#tabard[data-screen=settings]");
  await r.press("nonsense");
  await page.waitForSelector("#tabard[data-screen=broken]");
  await r.seen("broken");
  await page.evaluate(() => localStorage.setItem("tabard:bad:00000001", '"BBBB"'));
  await page.goto(url + "static/recover/index.html");
  await page.locator("#every-part summary").click();
  await r.seen("page for emergencies");
  for (const { id } of games) {
    await page.goto(`${url}rules/${r.tag}/${id}.html`);
    await r.seen(`rules of ${id} without the program`);
  }
  await page.goto(url);
  await live(page);
  for (const kind of await page.$$eval("template[id^=boot-note-]", (all) => all.map((e) => e.id))) {
    await page.evaluate((k) => {
      const box = document.createElement("div");
      box.className = "boot-note";
      box.append(window.tabardSay.fill(document.getElementById(k).content.cloneNode(true)));
      document.querySelectorAll(".boot-note").forEach((e) => e.remove());
      document.body.append(box);
    }, kind);
    await r.seen(kind);
  }
}

// bounds are for what is read, and for each language and window, the most different faults that may be there.
const kept = path.join(root, "web/e2e/words.json"), bounds = JSON.parse(await readFile(kept, "utf8"));

// judge fails where there are more different faults than the bound, and lists them with where each was first. WORDS=keep makes the counts the
// bounds; whoever commits a higher one says why.
async function judge(what, faults) {
  const sums = {}, worse = [];
  for (const tag of tags) {
    for (const at of sizes.map((size) => size.join("x"))) {
      const firsts = new Map();
      for (const f of faults) if (f.tag === tag && f.at === at && !firsts.has(f.fault)) firsts.set(f.fault, f.what);
      const name = `${tag} ${at}`, most = bounds[what]?.[name] || 0;
      if (firsts.size > 0) sums[name] = firsts.size;
      if (firsts.size > most) worse.push(`${name}: ${firsts.size} faults, not ${most}\n${Array.from(firsts, ([fault, first]) => `  ${first}: ${fault}`).join("\n")}`);
    }
  }
  if (process.env.WORDS === "keep") {
    bounds[what] = sums;
    const lines = Object.keys(bounds).sort().map((k) => `${JSON.stringify(k)}: ${JSON.stringify(bounds[k])}`);
    await writeFile(kept, `{\n${lines.join(",\n")}\n}\n`);
    console.log(worse.join("\n"));
  } else {
    assert.ok(worse.length === 0, worse.join("\n"));
  }
}

// inBoth has a person of each language read, and judges.
async function inBoth(what, read) {
  const { url } = await serve({ dir: await bothTongues() }), faults = [];
  for (const tag of tags) {
    const r = await reader(url, tag);
    await read(r, url);
    faults.push(...r.faults);
    await r.person.close();
  }
  await judge(what, faults);
}

test("words: on all screens around the tables they come from a catalogue, and none is cut in longer words", async () => {
  // Only a browser lays text out.
  await inBoth("screens", atScreens);
}, 600);

// With WORDS=keep a game gets its bounds.
for (const { id } of games.filter((game) => bounds[game.id] || process.env.WORDS === "keep")) {
  test(`words: at the table of ${id} they come from a catalogue, and none is cut in longer words`, async () => {
    // Only a browser lays text out.
    const positions = await positionsOf(id);
    await inBoth(id, async (r) => {
      await r.go(`#new/${id}`, "#tabard[data-screen=setup]");
      await r.seen("set-up");
      await r.go(`#rules/${id}`, "#tabard[data-screen=rules] .chapter");
      await r.seen("rules");
      await atTable(r, positions);
      await atEnd(r, positions);
      await atLesson(r, id);
      await atCurtain(r, id);
    });
  }, 900);
}
