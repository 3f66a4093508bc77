// Looking back over a game, and playing on from there.
import assert from "node:assert/strict";
import { accessible } from "../harness/axe.mjs";
import { serve } from "../harness/host.mjs";
import { promise, test } from "../harness/test.mjs";
import { games, idOf, myTurn, oneScreen, pace, play, saved, seated, sitDown, sizes, state, takeIn } from "../harness/table.mjs";
import { guest, regular } from "../harness/visit.mjs";

// at is the step that the slider stands at, of how many.
const at = (page) => page.$eval("#back", (e) => [Number(e.value), Number(e.max), e.getAttribute("aria-valuetext")]);

// reached waits until the slider stands at a step, and the words of it with it.
const reached = (page, step) => page.waitForFunction((n) => {
  const e = document.getElementById("back");
  return e && Number(e.value) === n && e.getAttribute("aria-valuetext").includes(`step ${n} of `);
}, step);

// stored is all records of a game, but for the list of all games.
const stored = (page, id) => page.evaluate((i) => JSON.stringify(Object.entries(localStorage).filter(([k]) => k.includes(i)).sort()), id);

async function lookBack(page) {
  await page.click(".table-head [data-do=open][data-arg=menu]");
  await page.click("#sheet [data-do=lookback]");
  await page.waitForSelector("#tabard[data-screen=replay]");
}

promise("replay: a game is looked back over by keys, by buttons and by the slider, and played on from there as a copy", async () => {
  // Only a browser has a slider with the focus on it, and a clock that lets the game roll.
  const person = await regular({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  const page = await seated(person, person.url);
  await play(page, 6);
  await saved(page);
  const id = await idOf(page), before = await stored(page, id), there = await state(page);
  await lookBack(page);
  assert.equal(await page.evaluate(() => document.activeElement.id), "back", "the focus is on the slider");
  const [last, most, words] = await at(page);
  assert.equal(last, most, "it begins with the present");
  assert.ok(last > 5, words);
  assert.match(words, /^Year \d of 5, .+, step \d+ of \d+$/);
  await accessible(page, "a look back");
  await page.keyboard.press("Home");
  await reached(page, 0);
  await page.keyboard.press("ArrowRight");
  await reached(page, 1);
  assert.match(await page.innerText("#say"), /\w/, "the step is said");
  await page.keyboard.press("PageUp"); // a turn, though the focus is on the slider
  await page.waitForFunction(() => Number(document.getElementById("back").value) > 1);
  await page.keyboard.press("PageDown");
  await page.waitForFunction(() => Number(document.getElementById("back").value) <= 1);
  await page.focus("#prompt");
  await page.keyboard.press("End");
  await reached(page, last);
  await page.keyboard.press("ArrowLeft");
  await reached(page, last - 1);
  await page.click("[data-do=walk][data-arg='-99999']");
  await reached(page, 0);
  await page.click("[data-do=roll]");
  await reached(page, 3); // of itself
  await page.click("[data-do=roll]");
  await page.fill("#back", "5");
  await reached(page, 5);
  assert.equal(await page.locator("#table .lit").count(), 0, "nothing can be chosen");
  await page.click("[data-do=playon]");
  await page.waitForFunction((old) => location.hash.startsWith("#play/") && location.hash !== `#play/${old}`, id);
  await page.waitForSelector("#tabard[data-screen=table]");
  await myTurn(page);
  await saved(page);
  assert.notEqual(await idOf(page), id);
  assert.equal(await page.innerText("#title"), "Copy, step 5");
  await play(page, 1);
  assert.equal(await stored(page, id), before, "the game itself keeps every byte");
  await page.evaluate((i) => { location.hash = `#play/${i}`; }, id);
  await page.waitForSelector("#tabard[data-screen=table]");
  const again = await myTurn(page);
  assert.deepEqual(again.legal, there.legal, "the game itself goes on as it stood");
  await lookBack(page);
  await page.keyboard.press("Escape");
  await page.waitForSelector("#tabard[data-screen=table]");
  assert.equal((await myTurn(page)).prompt, there.prompt);
  person.fine();
});

test("replay: a look back is one screen in every game", async () => {
  // Only a browser lays a look back out.
  const person = await regular({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  const page = await person.open(person.url);
  await pace(page, "instant");
  for (const { id } of games) {
    await sitDown(page, { game: id, kinds: ["person", "0", "0"], seed: "77" });
    await play(page, 4);
    await lookBack(page);
    const places = {};
    for (const key of ["End", "PageDown", "Home"]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.keyboard.press(key);
      for (const size of sizes) {
        await oneScreen(page, size, places, `${id}, ${key}`);
        const lost = await page.$$eval("#bar .btn:not([hidden]), #back, #prompt .btn", (all) => all.filter((e) => {
          const r = e.getBoundingClientRect();
          return r.left < 0 || r.right > innerWidth || r.bottom > innerHeight || r.height < 24 || r.width < 24 ||
            !e.contains(document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2));
        }).map((e) => e.outerHTML.slice(0, 90)));
        assert.deepEqual(lost, [], `${id}, ${size}: out of reach`);
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press("Escape");
    await page.waitForSelector("#tabard[data-screen=table]");
  }
  person.fine();
});

test("replay: a finished game is analysed, can be stopped, and leads to where it turned", async () => {
  // Only a browser has the thread that analyses.
  const server = await serve();
  const person = await guest({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  // The thread starts when the test says so, and until then the page thinks no further than its first slice.
  await person.page.addInitScript(() => {
    const { setTimeout } = window;
    window.runs = []; // workers that are told to run the program, until the test says so
    window.Worker = class extends Worker {
      postMessage(...message) {
        if (message[0] === "run" && window.runs) window.runs.push(() => super.postMessage(...message));
        else super.postMessage(...message);
      }
    };
    window.slices = null; // that are held back
    window.setTimeout = (f, ms, ...rest) => { if (!window.slices || ms !== 0) return setTimeout(f, ms, ...rest); window.slices.push(f); return 0; };
  });
  const page = await person.open(server.url);
  await (await takeIn(page, "emara")).click();
  await page.waitForSelector("#result table tbody tr");
  await page.evaluate(() => { window.slices = []; });
  const analyse = page.locator("#bar [data-do=analyse]");
  await analyse.click();
  await page.locator("#sheet [data-do=stopanalysis]").click();
  await page.waitForSelector("#sheet[open], dialog[open]", { state: "detached" });
  assert.equal(await page.evaluate(() => window.runs.length), 1, "one thread is to run the program");
  await page.evaluate(() => {
    const { slices, runs } = window;
    window.slices = window.runs = null;
    for (const run of runs) run();
    for (const f of slices) setTimeout(f, 0);
  });
  const found = page.locator("#sheet .analysis .graph");
  assert.equal(await found.count(), 0, "what was stopped has found nothing");
  await analyse.click();
  await found.waitFor({ timeout: 120e3 });
  assert.equal(await page.locator("#sheet .graph-line").count(), 3, "a line for each seat");
  const points = await page.locator("#sheet .analysis-points li").count();
  assert.ok(points > 0, "this game has turning points");
  assert.equal(await page.locator("#sheet .graph-turn").count(), points);
  assert.match(await page.locator("#sheet .analysis-what").first().innerText(), /^1\. Ann chose: ./);
  await page.locator("#sheet .analysis-points button").first().click();
  await page.waitForSelector("#back");
  assert.equal(await page.locator("#sheet[open], dialog[open]").count(), 0);
  assert.equal(await page.locator(".back-plot .graph-turn").count(), 1, "the slider shows the way and its turns");
  // From there the whole look back is one press away, and is not made again.
  await page.locator("#bar [data-do=analyse]").click();
  await found.waitFor({ timeout: 5e3 });
  person.fine();
});
