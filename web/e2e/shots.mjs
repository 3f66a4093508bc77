// Takes the pictures of the app: `node shots.mjs` writes those of the manifest into static/screenshots; `node shots.mjs all
// [folder]` writes every screen at three widths in both themes, to look at, by default into .build/shots; `node shots.mjs tables
// [folder] [game]` each game's table alone, or that of one, at the twelve sizes of the walk, in both themes, with letters as they are, 130 %
// and 200 %, area by area; `node shots.mjs film [folder]` ten frames of a rival's turn, of a fight, of a war and of each game's ending, at two
// sizes, what travels eight times slower than it is seen; `node shots.mjs box [folder]` frames of a person who makes a box and enters the numbers
// of a card, by touch on a phone and by keyboard on a desk, in both languages; `node shots.mjs lessons [folder] [game]`
// every decision of the guided first games, or of one, at two sizes; `node shots.mjs analyses [folder]` the look back at a finished game of
// each kind, by default into engines/bot/pictures.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { lettered } from "./harness/browser.mjs";
import { serve } from "./harness/host.mjs";
import { asked, follow } from "./harness/lesson.mjs";
import { build, staticDir } from "./harness/paths.mjs";
import { cleanUp } from "./harness/test.mjs";
import { confirmed, decideByClicks, games, idOf, luck, myTurn, pace, playOn, saved, sitDown, state, takeIn } from "./harness/table.mjs";
import { guest, live, visitor } from "./harness/visit.mjs";
import { sizes } from "./harness/walk.mjs";

const [what = "manifest", into, only] = process.argv.slice(2);
const homes = { manifest: path.join(staticDir, "screenshots"), analyses: path.join(staticDir, "../engines/bot/pictures") };
const folder = into || homes[what] || path.join(build, "shots");
await mkdir(folder, { recursive: true });

const server = await serve();
// visit opens the app with letters as large as a person sets them in the browser, in per cent.
const visit = (letters) => visitor({ whole: true, reducedMotion: what === "film" ? "no-preference" : "reduce", viewport: { width: 1280, height: 800 },
  args: lettered(letters) });
let person = await visit(100);
let page = await person.open(server.url);

const shot = async (name, { width, height, theme = "light", fullPage = false }) => {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.evaluate(() => { window.scrollTo(0, 0); document.activeElement.blur(); });
  await page.waitForTimeout(300);
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage });
  console.log(path.join(path.relative(process.cwd(), folder), `${name}.png`));
};
const everyWay = async (name) => {
  for (const [width, height] of [[360, 740], [768, 1024], [1280, 900]]) {
    for (const theme of ["light", "dark"]) await shot(`${name}-${width}-${theme}`, { width, height, theme, fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
};
const everySize = async (name) => {
  for (const [width, height] of sizes) {
    for (const theme of ["light", "dark"]) {
      await page.setViewportSize({ width, height });
      const tabs = await page.locator(".tab:visible").count();
      for (let n = 0; n < Math.max(1, tabs); n++) {
        if (tabs > 0) await page.locator(".tab:visible").nth(n).click();
        await shot(`${name}-${width}x${height}-${theme}${n > 0 ? `-${n}` : ""}`, { width, height, theme });
      }
    }
  }
};
// What a person might do, so that the table looks like a game; else what the app suggests.
const decide = async ({ taste }, pick) => {
  const { rev } = await state(page);
  const good = page.locator('#bar button[data-do=act]:not([aria-disabled=true])').filter({ hasText: taste })
    .or(page.locator("#bar button.suggested:not([aria-disabled=true])"));
  if ((await good.count()) === 0 || !(await good.first().isVisible()) || (await good.first().textContent()).startsWith("Pass")) {
    return decideByClicks(page, pick);
  }
  await good.first().click();
  await confirmed(page, rev);
};
// The middle of a game, when the person is to choose an action. A game that is over before it came to that does not count.
const toTheMiddle = async (game, seed = 1066) => {
  await pace(page, "instant");
  await sitDown(page, { game: game.id, seed: String(seed) });
  const pick = luck(4);
  for (let n = 0; n < 120; n++) {
    const now = await myTurn(page);
    if (now.over) return toTheMiddle(game, seed + 1);
    if (game.middle.test(await page.innerText(".turnline")) && now.legal.length > 7) return;
    await decide(game, pick);
  }
  await myTurn(page);
};

// tabTo presses Tab until the focus is on what a selector names.
const tabTo = async (at, selector) => {
  for (let n = 0; !await at.evaluate((s) => document.activeElement.matches(s), selector); n++) {
    if (n > 99) throw new Error(`Tab does not come to ${selector}`);
    await at.keyboard.press("Tab");
  }
};
// enterByTouch enters the first kingdom card of a box of Battle Merchants with taps alone, and enterByKeys the first advisor of one of Crown of
// Emara with keys alone. Both take a frame after each step.
const enterByTouch = async (at, frame) => {
  const tap = async (selector) => {
    await at.locator(selector).first().tap();
    await frame();
  };
  await frame();
  await tap("[href='#saves']");
  await tap("[href='#boxes']");
  await tap("[data-do=newbox][data-arg=merchants]");
  await at.waitForSelector("#boxsheet");
  await at.selectOption("#boxsheet", { index: 7 }); // the list of a phone is its own, not the page's
  await frame();
  const first = Number((await at.locator("[data-do=boxmore]").first().getAttribute("data-arg")));
  await tap(`[data-do=boxmore][data-arg='${first}']`);
  await tap(`[data-do=boxmore][data-arg='${first}']`);
  await at.locator(`#boxnumber-${first}`).tap();
  await at.setViewportSize({ width: 360, height: 340 }); // what the keyboard of a phone leaves, into which a phone scrolls the field
  await at.evaluate(() => document.activeElement.scrollIntoView({ block: "nearest" }));
  await frame();
  await at.keyboard.press("Control+a");
  for (const digit of "99") {
    await at.keyboard.type(digit);
    await frame();
  }
  await at.keyboard.press("Control+a");
  await at.keyboard.type("4");
  await frame();
  await at.keyboard.press("Enter");
  await frame();
  await at.setViewportSize({ width: 360, height: 640 });
  await tap("[data-do=boxnone]");
  await tap("[data-do=boxundo]");
  await tap(".box-steps [data-arg='1']");
  await tap("[data-do=boxquick]");
  await tap("[data-do=boxours]");
  await tap(".page-head a");
};
const enterByKeys = async (at, frame) => {
  const press = async (...keys) => {
    for (const key of keys) await at.keyboard.press(key);
    await frame();
  };
  const go = async (selector, ...keys) => {
    await at.waitForSelector(selector);
    await tabTo(at, selector);
    await press(...keys);
  };
  await frame();
  await go("[href='#saves']", "Enter");
  await go("[href='#boxes']", "Enter");
  await go("[data-do=newbox][data-arg=emara]", "Enter");
  await at.waitForSelector("#boxsheet");
  await go("#boxsheet", "ArrowDown", "ArrowDown", "ArrowDown");
  await go(".box-fields input");
  for (const digit of ["3", "0", "2"]) {
    await press(digit);
    await press("Enter");
  }
  await press("9", "9");
  await press("Control+a", "1", "Enter");
  await press("7", "ArrowUp");
  await press("Enter", "1", "Enter");
  await go("[data-do=boxundo]", "Enter");
  await go("[data-do=boxquick]", "Enter");
  await go(".box-fields input", "4");
  await press("Enter");
};

if (what === "all") {
  await everyWay("start");
  const around = [...games.flatMap(({ id }) => [[`#new/${id}`, "setup"], [`#rules/${id}`, "rules"]]), ["#settings", "settings"], ["#credits", "credits"]];
  for (const [hash, screen] of around) {
    await page.evaluate((h) => { location.hash = h; }, hash);
    await page.waitForSelector(`#tabard[data-screen=${screen}]`);
    await everyWay(hash.slice(1).replace("/", "-"));
  }
  for (const game of games) {
    await toTheMiddle(game);
    await everyWay(`${game.id}-table`);
    const pick = luck(9);
    await playOn(page, () => decideByClicks(page, pick));
    await everyWay(`${game.id}-score`);
  }
  for (const screen of ["saves", "records"]) {
    await page.evaluate((h) => { location.hash = h; }, `#${screen}`);
    await page.waitForSelector(`#tabard[data-screen=${screen}]`);
    await everyWay(screen);
  }
} else if (what === "film") {
  await page.addInitScript(() => {
    const real = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
      return real.call(this, frames, { ...how, duration: 8 * how.duration, delay: 8 * (how.delay || 0) });
    };
  });
  const frames = 10, scene = page.locator("#scene:not([hidden])");
  const frame = async (name, n) => {
    await page.screenshot({ path: path.join(folder, `film-${name}-${n}.png`) });
    console.log(`film-${name}-${n}.png`);
  };
  for (const [width, height] of [[1280, 800], [390, 844]]) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await live(page);
    // A rival's turn: whatever travels, as long as it does.
    await pace(page, "normal");
    await sitDown(page, { game: "emara", seed: "1066", kinds: ["person", "1", "1", "1"] });
    const pick = luck(4);
    let shown = 0;
    while (shown < frames) {
      let mine = false;
      const wait = myTurn(page).then(() => { mine = true; });
      while (!mine && shown < frames) {
        if (await page.locator(".traveller").count()) await frame(`turn-${width}`, shown++);
      }
      await wait;
      if (shown < frames) await decideByClicks(page, pick);
    }
    // The end of each game, from its last questions: what comes to the seats, and the result.
    for (const { id } of games) {
      await (await takeIn(page, id)).click();
      await page.waitForSelector("#result table tbody tr");
      await page.click(".table-head [data-do=open][data-arg=menu]");
      await page.click("#sheet [data-do=lookback]");
      await page.waitForSelector("#tabard[data-screen=replay]");
      await page.$eval("#back", (e) => {
        e.value = Number(e.max) - 6;
        e.dispatchEvent(new Event("input", { bubbles: true }));
      });
      await page.waitForFunction(() => { const e = document.getElementById("back"); return e.getAttribute("aria-valuetext").includes(`step ${Number(e.max) - 6} of `); });
      await page.click("[data-do=playon]");
      await page.locator("#table, #curtain").first().waitFor();
      const pick = luck(3), seen = [];
      while (!(await myTurn(page)).over) await decideByClicks(page, pick);
      for (let words = ""; await page.locator("#result table tbody tr").count() === 0;) {
        await page.waitForFunction((w) => (document.getElementById("count")?.innerText || "") !== w, words);
        seen.push(await page.screenshot());
        words = await page.evaluate(() => document.getElementById("count")?.innerText || "");
      }
      seen.push(await page.screenshot());
      for (let n = 0; n < frames; n++) await writeFile(path.join(folder, `film-end-${id}-${width}-${n}.png`), seen[Math.round(n * (seen.length - 1) / (frames - 1))]);
      console.log(`film-end-${id}-${width}: ${seen.length} moments`);
    }
    // A fight and a war: a frame as it opens, one while its pieces are on their way, and one of each further step.
    for (const [game, what, seed] of [["conquer", "fight", "5"], ["merchants", "war", "7"]]) {
      await sitDown(page, { game, seed, kinds: ["person", "2", "2", "2"] });
      const pick = luck(7), { taste } = games.find((g) => g.id === game);
      for (let n = 0; n < frames;) {
        if (await scene.count()) {
          await frame(`${what}-${width}`, n++);
          await page.locator("#scene .btn-wax").click();
          await page.waitForTimeout(500);
          if ((await scene.count()) === 0 && n < frames) await frame(`${what}-${width}`, n++);
          continue;
        }
        await myTurn(page, 90e3, true);
        if ((await scene.count()) === 0) await decide({ taste }, pick).catch((err) => scene.count().then((open) => { if (!open) throw err; }));
      }
    }
  }
} else if (what === "box") {
  for (const locale of ["en", "de"]) {
    for (const { how, options, enter } of [
      { how: "touch", options: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }, enter: enterByTouch },
      { how: "keys", options: { viewport: { width: 1280, height: 800 } }, enter: enterByKeys },
    ]) {
      const owner = await guest({ ...options, locale, reducedMotion: "reduce" }), at = await owner.open(server.url);
      let n = 0;
      await enter(at, async () => {
        await at.waitForTimeout(200);
        await at.screenshot({ path: path.join(folder, `box-${how}-${locale}-${String(n++).padStart(2, "0")}.png`) });
      });
      console.log(`box-${how}-${locale}: ${n} frames`);
      person.faults.push(...owner.faults);
    }
  }
} else if (what === "lessons") {
  await pace(page, "instant");
  for (const [width, height] of [[390, 844], [1280, 800]]) { // each lesson at one size from its beginning, as a person sees it
    await page.setViewportSize({ width, height });
    for (const { id } of games.filter((g) => !only || g.id === only)) {
      await page.evaluate((game) => { location.hash = `#rules/${game}`; }, id);
      await page.click("[data-do=learn]");
      await page.waitForSelector("#lesson[data-step='0']:not([hidden])");
      let n = 0;
      for (let now = await asked(page); ; now = await asked(page)) {
        await page.screenshot({ path: path.join(folder, `${id}-${width}-${String(++n).padStart(2, "0")}-step${now.step + 1}.png`) });
        if (!now.next) {
          if (now.over) await page.click("#bar [data-arg=learnt]");
          await page.waitForSelector("#sheet[open] .learnt");
          await page.screenshot({ path: path.join(folder, `${id}-${width}-${String(++n).padStart(2, "0")}-learnt.png`) });
          await page.keyboard.press("Escape");
          break;
        }
        await follow(page, now);
      }
    }
  }
} else if (what === "analyses") {
  await page.setViewportSize({ width: 800, height: 900 });
  for (const { id } of games) {
    await (await takeIn(page, id)).click();
    await page.waitForSelector("#result table tbody tr");
    await page.click("#bar [data-do=analyse]");
    await page.waitForSelector("#sheet .analysis .graph", { timeout: 120e3 });
    await page.evaluate(() => document.activeElement.blur());
    await page.locator("#sheet").screenshot({ path: path.join(folder, `${id}.png`) });
    console.log(`${id}.png`);
    await page.keyboard.press("Escape");
  }
} else if (what === "tables") {
  const ids = {};
  for (const game of games.filter((g) => !only || g.id === only)) {
    await toTheMiddle(game);
    await saved(page);
    ids[game.id] = await idOf(page);
  }
  const stored = await page.evaluate(() => ({ ...localStorage }));
  for (const letters of [100, 130, 200]) {
    await person.close();
    person = await visit(letters);
    page = await person.open(server.url);
    await page.evaluate((all) => Object.assign(localStorage, all), stored);
    for (const [game, id] of Object.entries(ids)) {
      await page.evaluate((i) => { location.hash = `#play/${i}`; location.reload(); }, id);
      await page.waitForSelector("#table");
      await myTurn(page);
      await everySize(`${game}-${letters}`);
    }
  }
} else {
  await shot("start", { width: 540, height: 960 });
  for (const game of games) {
    await toTheMiddle(game);
    const end = game.id === "coincrown" ? "" : `-${game.id}`;
    await page.setViewportSize({ width: 540, height: 960 });
    await page.locator(".tab:visible").first().click();
    await shot(`phone${end}`, { width: 540, height: 960 });
    await shot(`wide${end}`, { width: 1280, height: 800, theme: game.id === "merchants" ? "dark" : "light" });
  }
}
console.log("done");
await cleanUp(null);
process.exit(person.faults.length === 0 ? 0 : 1);
