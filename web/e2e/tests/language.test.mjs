// The languages: which one a visit begins in, a change in the middle of a game, and words that do not come.
import assert from "node:assert/strict";
import { serve } from "../harness/host.mjs";
import { accessible } from "../harness/axe.mjs";
import { promise, test } from "../harness/test.mjs";
import { games, play, saved, seated } from "../harness/table.mjs";
import { guest, live, storedWhole } from "../harness/visit.mjs";

const language = (page) => page.evaluate(() => document.documentElement.lang);
const wish = (page, tag) => page.click(`[data-do=language][data-arg=${tag}]`);

promise("language: a browser that speaks German gets German, and a game goes on in the language that is chosen, also without a network", async () => {
  // Only a browser has languages, and keeps the wish for its next start.
  const person = await guest({ locale: "de-AT" }), server = await serve();
  const page = await person.open(server.url);
  assert.equal(await language(page), "de");
  assert.match(await page.innerText("main"), /Vier Brettspiele des Mittelalters/);
  await seated(person, server.url);
  await play(page, 4);
  await saved(page);
  const table = new URL(page.url()).hash, told = await page.innerText("#prompt");
  await page.evaluate(() => { location.hash = "settings"; });
  await page.waitForSelector("[data-screen=settings]");
  await wish(page, "en");
  await page.waitForFunction(() => document.documentElement.lang === "en" && /Settings/.test(document.title));
  assert.equal(await page.locator("[data-do=language][data-arg=en][aria-checked=true]").count(), 1);
  await accessible(page, "the settings in the other language");
  await page.evaluate((hash) => { location.hash = hash; }, table);
  await page.waitForSelector("#table");
  const asked = await page.innerText("#prompt");
  assert.notEqual(asked, told, "the question is in the other language");
  await storedWhole(page);
  await person.context.setOffline(true);
  await page.reload();
  await live(page);
  assert.equal(await language(page), "en", "the wish is kept");
  await page.evaluate(() => { location.hash = "settings"; });
  await wish(page, "de");
  await page.waitForFunction(() => document.documentElement.lang === "de");
  await page.evaluate((hash) => { location.hash = hash; }, table);
  await page.waitForSelector("#table");
  assert.equal(await page.innerText("#prompt"), told, "the same game, as before");
});

test("language: where the words do not come the app speaks English and says so", async () => {
  // Only a browser fetches.
  const person = await guest({ locale: "de-DE", serviceWorkers: "block" }), server = await serve();
  person.allow(/words\/de\.txt/, /Failed to load resource/, /Service Worker registration blocked/, /no offline copy/);
  await person.page.route(/words\/de\.txt/, (route) => route.fulfill({ status: 503 }));
  const page = await person.open(server.url);
  assert.equal(await language(page), "en");
  await page.waitForFunction(() => /could not be fetched/.test(document.getElementById("toast").textContent));
});

// Screens that hold much text, at sizes of phones and of a desk.
const screens = ["", ...games.flatMap(({ id }) => [`new/${id}`, `rules/${id}`]), "saves", "records", "settings", "credits", "g=QUJDREVG"];

for (const tag of ["de", "en"]) {
  test(`language: no screen in the language ${tag} is wider than a phone, and no button loses letters`, async () => {
    // Only a browser lays text out.
    const person = await guest({ locale: tag }), server = await serve();
    const page = await person.open(server.url), bad = [];
    for (const screen of screens) {
      await page.evaluate((hash) => { location.hash = hash; }, screen);
      await page.waitForFunction((s) => location.hash.replace("#", "") === s && document.querySelector("main"), screen);
      for (const [width, height] of [[320, 640], [360, 640], [844, 390], [1280, 800]]) {
        await page.setViewportSize({ width, height });
        for (const fault of await page.evaluate(() => {
          const out = [];
          if (document.documentElement.scrollWidth > innerWidth) out.push(`the page is ${document.documentElement.scrollWidth} wide`);
          for (const e of document.querySelectorAll("main :is(.btn, .chip, h1, h2, h3, .seg button)")) {
            if (e.checkVisibility() && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "inline") out.push(`${e.className || e.tagName} "${e.innerText}"`);
          }
          return out;
        })) bad.push(`#${screen} ${width}x${height}: ${fault}`);
      }
    }
    assert.deepEqual(bad, []);
  });
}
