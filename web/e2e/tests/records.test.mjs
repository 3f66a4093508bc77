// Games alone, and the records that every finished game leaves: kept, shown, exported with the saves and brought back.
import assert from "node:assert/strict";
import path from "node:path";
import { readFile } from "node:fs/promises";
import { accessible } from "../harness/axe.mjs";
import { folder } from "../harness/host.mjs";
import { test } from "../harness/test.mjs";
import { decideByKeys, luck, myTurn, pace, rush, saved, sitDown } from "../harness/table.mjs";
import { live, regular } from "../harness/visit.mjs";

const halls = (page) => page.$$eval(".hall-card", (cards) => cards.map((c) => c.innerText));

// A campaign that has been played once knows where it goes on.
const nextSpace = (text) => Number(/next[^.]*?(\d+)/i.exec(text)?.[1]);

test("records: a campaign alone goes on where its record says, by keyboard, and its records travel in a file", async () => {
  // Only a browser gives a file out and takes it in, with storage emptied between.
  const person = await regular({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  const page = await person.open(person.url);
  await pace(page, "instant");
  await page.evaluate(() => { location.hash = "#records"; });
  await page.waitForSelector("#tabard[data-screen=records]");
  assert.deepEqual(await halls(page), [], "nothing is noted before the first game");
  await accessible(page, "empty records");

  await sitDown(page, { game: "emara", kinds: ["person"], seed: "40", options: ["3:1"] });
  await myTurn(page);
  await rush(page, 40);
  await page.waitForSelector("#result table tbody tr");
  const result = await page.innerText("#result");
  assert.match(result, /Victoria/);
  const next = nextSpace(result);
  assert.ok([35, 42].includes(next), `after 40 the campaign goes on with 35 or 42, not ${next}: ${result}`);
  await accessible(page, "the end of a game alone");
  await saved(page);

  // The next game starts there, and nothing else can be chosen; this one by keyboard, left in the middle. That more games go on from
  // it is proven without a browser.
  await page.click("[data-do=rematch][data-arg=new]");
  await page.waitForSelector("#result[hidden]", { state: "attached" });
  await myTurn(page);
  const seats = (await page.locator(".seat-card .chip").allTextContents()).join(", ");
  assert.match(seats, new RegExp(`\\b${next}\\b`), `buildings begin on ${next}: ${seats}`);
  const keys = luck(41);
  for (let n = 0; n < 3; n++) {
    assert.ok(!(await myTurn(page)).over, `over after ${n} decisions`);
    await decideByKeys(page, keys);
  }
  await saved(page);

  // The finished game is noted, and its note outlives the page, the storage and the browser.
  await page.evaluate(() => { location.hash = "#records"; });
  await page.waitForSelector(".hall-card");
  const before = await halls(page);
  assert.match(before.join(), /Campaign/);
  await accessible(page, "records");
  await page.reload();
  await live(page);
  await page.waitForSelector(".hall-card");
  assert.deepEqual(await halls(page), before);
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("[data-do=exportall]")]);
  const file = path.join(await folder(), "all.tabard");
  await download.saveAs(file);
  assert.ok((await readFile(file)).length > 1000, "a file of two games and what came of the first");
  await page.goto(person.url + "static/recover/index.html"); // the app itself would write its games anew
  await page.evaluate(() => new Promise((done, failed) => {
    localStorage.clear();
    const request = indexedDB.open("tabard");
    request.onerror = () => failed(request.error);
    request.onsuccess = () => {
      const change = request.result.transaction("games", "readwrite");
      change.objectStore("games").clear(); // the journal brings games back, and their results with them
      change.oncomplete = () => done();
    };
  }));
  await page.goto(person.url + "#records");
  await live(page);
  await page.waitForSelector("#tabard[data-screen=records]");
  assert.deepEqual(await halls(page), []);
  await page.setInputFiles("#pick", file);
  await page.waitForSelector(".hall-card");
  assert.deepEqual(await halls(page), before);
  person.fine();
});
