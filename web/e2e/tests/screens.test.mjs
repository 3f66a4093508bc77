// Every screen, in both themes and three widths: nothing that axe objects to, nothing wider than the screen.
import assert from "node:assert/strict";
import { lettered } from "../harness/browser.mjs";
import { serve } from "../harness/host.mjs";
import { accessible } from "../harness/axe.mjs";
import { promise, test } from "../harness/test.mjs";
import { decideByClicks, games, luck, myTurn, pace, saved, sitDown, takeIn } from "../harness/table.mjs";
import { regular, visitor } from "../harness/visit.mjs";

const widths = [[360, 740], [768, 1024], [1280, 900]];
const themes = ["light", "dark"];

// colour are the rules that another theme can break. The rest of a screen is the same in both.
const colour = ["color-contrast", "link-in-text-block"];

// everyWay looks at the present screen, or a part of it, in all widths and themes.
async function everyWay(page, what, within) {
  for (const [width, height] of widths) {
    await page.setViewportSize({ width, height });
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await accessible(page, `${what}, ${theme}, ${width} px`, within, theme === "light" ? null : colour);
    }
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(over <= 0, `${what} is ${over} px wider than ${width}`);
  }
}

const go = async (page, hash, screen) => {
  await page.evaluate((h) => { location.hash = h; }, hash);
  await page.waitForSelector(`#tabard[data-screen=${screen}]`);
};

// around are the screens before a game: they are the same code with the words and pictures of each.
const around = (game) => [[`#new/${game.id}`, "setup"], [`#rules/${game.id}`, "rules"]];

promise("screens: all around the table are accessible at every width and in both themes", async () => {
  // Only a browser computes colours, names and widths, which axe judges.
  const person = await regular({ reducedMotion: "reduce" });
  const page = await person.open(person.url);
  await everyWay(page, "the first screen");
  for (const [hash, screen] of [...around(games[0]), ["#saves", "saves"], ["#settings", "settings"], ["#credits", "credits"], ["#g=QUJDREVG", "link"]]) {
    await go(page, hash, screen);
    await everyWay(page, screen);
  }
  // A screen with a fault, here a control that nothing answers to, leads to the others.
  await go(page, "#settings", "settings");
  await page.evaluate(() => {
    const b = document.createElement("button");
    b.dataset.do = "nonsense";
    document.querySelector("main").append(b);
    b.click();
  });
  await page.waitForSelector("#tabard[data-screen=broken]");
  await everyWay(page, "a screen with a fault");
  await page.getByRole("link", { name: "Start screen" }).click();
  await page.waitForSelector("#tabard[data-screen=start]");
  person.fine();
});

test("screens: set-up and rules of every game are accessible at every width and in both themes", async () => {
  // Only a browser computes colours, names and widths, which axe judges.
  const person = await regular({ reducedMotion: "reduce" });
  const page = await person.open(person.url);
  for (const [hash, screen] of games.slice(1).flatMap(around)) {
    await go(page, hash, screen);
    await everyWay(page, `${screen} at ${hash}`);
    if (screen !== "setup") continue;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.click("[data-do=seats][data-arg='4']");
    for (const where of ["here", "apart"]) {
      await page.click(`[data-do=far][data-arg=${where}]`);
      const foot = await page.locator(".draft-seat").last().evaluate((e) => e.getBoundingClientRect().bottom + scrollY);
      assert.ok(foot <= 800, `${hash}, ${where}: the last seat ends at ${foot} px of 800`);
    }
  }
  person.fine();
});

for (const { id: game } of games) {
  (game === games[0].id ? promise : test)(`screens: the table of ${game}, its sheets and the score are accessible at every width and in both themes`, async () => {
    // Only a browser computes colours, names and widths, which axe judges.
    const person = await regular({ reducedMotion: "reduce" });
    const page = await person.open(person.url);
    await pace(page, "instant");
    await sitDown(page, { game, kinds: ["person", "0", "0"] });
    await myTurn(page);
    await everyWay(page, "the table");
    for (const sheet of ["menu", "rules", "score"]) {
      await page.click(`[data-do=open][data-arg=${sheet}]`);
      await page.waitForSelector("#sheet[open], dialog[open]");
      await everyWay(page, `the sheet ${sheet}`, "#sheet"); // the table under it has been looked at before
      await page.keyboard.press("Escape");
      await page.waitForSelector("#sheet[open], dialog[open]", { state: "detached" });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    const pick = luck(8);
    for (let n = 0; n < 60 && (await page.locator("[data-do=cancel]:visible").count()) === 0; n++) {
      await decideByClicks(page, pick);
      await myTurn(page);
    }
    assert.ok(await page.locator("[data-do=cancel]:visible").count() > 0, "no decision of several steps");
    await everyWay(page, "a decision half-way");
    // A finished game beside it.
    await saved(page);
    const finished = await takeIn(page, game);
    await everyWay(page, "the list of games");
    await finished.click();
    await page.waitForSelector("#result table tbody tr");
    await everyWay(page, "the final score");
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.locator("#bar [data-do=analyse]").click();
    await page.waitForSelector("#sheet .analysis .graph", { timeout: 120e3 });
    await page.click("[data-do=analysislist]");
    await page.waitForSelector("#sheet .analysis tbody tr:nth-child(3)");
    await everyWay(page, "the look back at the whole game", "#sheet");
    await page.keyboard.press("Escape");
    await go(page, "#", "start");
    await everyWay(page, "the first screen with games to go on with");
    person.fine();
  });
}

test("screens: what another seat has is shown whole, at every width and in every game", async () => {
  // Only a browser knows what a sheet cuts off.
  const person = await regular({ reducedMotion: "reduce" });
  const page = await person.open(person.url);
  await pace(page, "instant");
  for (const { id } of games) {
    // At first nobody has much: a game that is stored with all that was played has.
    await page.setViewportSize({ width: 1280, height: 900 });
    await (await takeIn(page, id)).click();
    await page.waitForSelector('[data-seat="1"]');
    for (const [width, height] of widths) {
      await page.setViewportSize({ width, height });
      await page.click('[data-seat="1"]');
      await page.waitForSelector("#sheet .seat-sheet, #sheet[open], dialog[open]");
      // Nothing lies beyond a side of the sheet or of a part that cuts off what is in it; downwards the sheet scrolls.
      const lost = await page.evaluate(() => {
        const sheet = document.getElementById("sheet");
        const out = [];
        let looked = 0;
        for (const e of sheet.querySelectorAll("[role=img], .piece, .part, .art, .sign")) {
          const at = e.getBoundingClientRect();
          if (at.width === 0 || e.closest("svg") !== e && e.closest("svg")) continue;
          looked++;
          for (let up = e.parentElement; up && sheet.contains(up); up = up.parentElement) {
            const cut = getComputedStyle(up), box = up.getBoundingClientRect();
            const beside = cut.overflowX !== "visible" && (at.right > box.right + 2 || at.left < box.left - 2);
            if (beside || up === sheet && (at.right > box.right + 2 || at.left < box.left - 2)) out.push(`${e.getAttribute("class")} in ${up.className}`);
          }
        }
        return looked > 5 ? out : [`only ${looked} pieces`];
      });
      assert.deepEqual(lost, [], `${id}, ${width} px`);
      // The seat's pieces explain themselves, and Back leads to the seat.
      await page.locator("#sheet [data-do=inspect]").first().click();
      await page.waitForSelector("#sheet[open] .detail");
      await page.click("#sheet [data-do=back]");
      await page.waitForSelector("#sheet .seat-sheet");
      await accessible(page, `another seat in ${id}, ${width} px`, "#sheet");
      await page.keyboard.press("Escape");
      await page.waitForSelector("#sheet[open], dialog[open]", { state: "detached" });
    }
    await saved(page);
    await go(page, "#", "start");
  }
  person.fine();
});

test("screens: a window of 320 px and letters twice as large still show everything", async () => {
  // Only a browser has large letters and narrow windows.
  const server = await serve();
  // Large letters come from the browser's settings, as a person sets them: the page itself must not set the size.
  const twice = lettered(200);
  for (const [text, options] of [["320 px", { viewport: { width: 320, height: 640 } }], ["letters twice as large", { viewport: { width: 390, height: 844 }, args: twice }],
    ["letters twice as large on a small phone", { viewport: { width: 320, height: 560 }, args: twice }], ["that lies", { viewport: { width: 568, height: 320 }, args: twice }]]) {
    const person = await visitor(options);
    const page = await person.open(server.url);
    await pace(page, "instant");
    for (const { id: game } of games) {
      await sitDown(page, { game, kinds: ["person", "0", "0", "0"] });
      await myTurn(page);
      const cut = await page.evaluate(() => [document.documentElement, ...document.querySelectorAll(".table-head, #prompt, .zone, #board, #mine, #bar, .players")]
        .filter((e) => e.scrollWidth > e.clientWidth + 1 && (e === document.documentElement || ["hidden", "clip"].includes(getComputedStyle(e).overflowX)))
        .map((e) => e.id || e.className || e.tagName));
      assert.deepEqual(cut, [], `${game}, ${text}`);
      const [question, low, title] = await page.evaluate(() => {
        const prompt = document.getElementById("prompt"), name = document.querySelector(".table-title");
        return [prompt.querySelector(".prompt-what").getBoundingClientRect().bottom, prompt.getBoundingClientRect().bottom, name.clientWidth > 1 ? name.scrollWidth - name.clientWidth : 0]; // on a phone the name is for the ear
      });
      assert.ok(question <= low, `${game}, ${text}: the question is cut by ${question - low} px`);
      assert.ok(title <= 0, `${game}, ${text}: the game's name is cut by ${title} px`);
    }
    // The list names each of them, and says where it stands.
    await go(page, "#saves", "saves");
    for (const part of [".saved-name", ".saved-row .hint:not([hidden])"]) {
      await page.locator(part).nth(games.length - 1).waitFor();
      for (const at of await page.locator(part).all()) assert.ok((await at.boundingBox()).width > 60, `${part}, ${text}`);
    }
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), options.args ? "32px" : "16px");
    await person.close();
  }
});

test("screens: with the system's own colours a switch still shows whether it is on", async () => {
  // Only a browser replaces colours by the system's.
  const person = await regular({ forcedColors: "active" });
  const page = await person.open(new URL("#settings", person.url).href);
  const colours = (on) => page.locator(`.switch[aria-checked=${on}]`).first().evaluate((e) => [".switch-track", ".switch-knob"].map((s) => getComputedStyle(e.querySelector(s)).backgroundColor));
  const [[track, knob], [bright, dot]] = [await colours(false), await colours(true)];
  assert.ok(track !== bright && track !== knob && bright !== dot, `${track} with ${knob}, ${bright} with ${dot}`);
  person.fine();
});
