// The languages: which one a visit begins in, a change in the middle of a game, and words that do not come.
import assert from "node:assert/strict";
import { serve } from "../harness/host.mjs";
import { accessible } from "../harness/axe.mjs";
import { languages } from "../harness/read.mjs";
import { promise, test } from "../harness/test.mjs";
import { games, play, saved, seated } from "../harness/table.mjs";
import { guest, live, storedWhole, visitor } from "../harness/visit.mjs";

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

// lines are what can be read on a page.
const lines = async (page) => (await page.innerText("body")).split("\n").map((line) => line.trim()).filter(Boolean);

promise("language: before the program and without it the page speaks German to whoever reads German, and so does the page for emergencies", async () => {
  // Only a browser shows a page whose program does not come.
  const server = await serve();
  const person = await visitor({ locale: "de-CH", serviceWorkers: "block" });
  person.allow(/start failed/, /Failed to load resource/, /request failed/, /preload/i, /no offline copy|blocked by Playwright/i, /status 503/);
  const page = await seated(person, server.url);
  await play(page, 4);
  await saved(page);
  await page.goto("about:blank");
  let rest;
  const held = new Promise((go) => { rest = go; });
  await person.context.route("**/app.wasm*", async (route) => { await held; await route.abort(); });
  await page.goto(server.url, { waitUntil: "commit" });
  await page.getByText("Der Tisch wird geladen").waitFor();
  assert.equal(await language(page), "de");
  assert.equal(await page.title(), "Tabard: Brettspiele des Mittelalters");
  assert.match(await page.innerText("main"), /Vier Brettspiele des Mittelalters an einem Tisch/);
  await page.evaluate(() => window.tabardBoot.progress(1234567, 12345678));
  assert.equal(await page.innerText("#boot-state"), "1,2 von 12,3 MB sind geladen");
  await accessible(page, "the loader in German");
  rest();
  const note = page.getByRole("alert");
  await note.getByRole("heading", { name: "Der Tisch ließ sich nicht laden" }).waitFor();
  await accessible(page, "the note about a failed start in German");
  await person.context.route(/index\.html\?fresh/, (route) => route.fulfill({ status: 503 }));
  await note.getByRole("button", { name: "Die App reparieren" }).click();
  await note.getByText("Der Server antwortet mit 503").waitFor();
  // Each note in both languages: no line of one is in the other.
  const notes = {};
  for (const tag of ["de", "en"]) {
    await page.evaluate((lang) => { document.documentElement.lang = lang; }, tag);
    notes[tag] = await page.evaluate(() => Array.from(document.querySelectorAll("template[id^=boot-note-]"), (t) => window.tabardSay.fill(t.content.cloneNode(true)).textContent));
    assert.ok(notes[tag].length === 5 && notes[tag].every((text) => text.trim().length > 80), `${tag}: ${notes[tag]}`);
  }
  for (const line of notes.en.join("\n").split("\n").filter((text) => text.trim())) assert.ok(!notes.de.join("\n").includes(line), line);
  await page.evaluate(() => { document.documentElement.lang = "de"; });

  await note.getByRole("button", { name: "Nach deinen Partien sehen" }).click();
  await page.waitForURL("**/static/recover/index.html");
  await page.getByRole("heading", { name: "Partien", exact: true }).waitFor();
  assert.equal(await page.title(), "Alles, was gespeichert ist · Tabard");
  assert.match(await page.innerText("#games-list"), /, nach (1 Entscheidung|\d+ Entscheidungen), gespielt am \d/);
  assert.match(await page.innerText("#sum"), /^\d+ Einträge, [\d,]+ kB von etwa 5\.000 kB/);
  // A wish outweighs the browser, and one for a language that there is not, whatever it is called, does not.
  const all = {};
  for (const wish of ["de", "en", "constructor", "", null]) {
    await page.evaluate((tag) => (tag === null ? localStorage.removeItem("tabard/language") : localStorage.setItem("tabard/language", tag)), wish);
    await page.evaluate(() => {
      localStorage.setItem("tabard:game:broken:a", "rubbish");
      localStorage.setItem("tabard:bad:00000001", '"BBBB"');
    });
    await page.reload();
    await page.locator("#every-part summary").click();
    const tag = wish === "en" ? "en" : "de";
    assert.equal(await language(page), tag, `wish ${wish}`);
    all[tag] ??= await lines(page);
    await accessible(page, `the page for emergencies in the language ${tag}`);
  }
  const names = /^(tabard[:/]|00000001|Coin & Crown)/; // of records and games
  const left = all.en.filter((line) => !names.test(line) && all.de.includes(line));
  assert.deepEqual(left, [], "English lines on the German page");
  assert.ok(all.de.length > 15 && all.de.length === all.en.length, `${all.de.length} lines, ${all.en.length} in English`);
  person.fine();
});

test("language: what is installed has the words of the page's language, also after a change of it", async () => {
  // Only a browser reads the manifest of a page.
  const server = await serve(), person = await visitor({ locale: "de-DE", whole: true });
  const page = await person.open(server.url), cdp = await person.context.newCDPSession(page);
  const read = async (tag) => {
    const { errors, manifest, data } = await cdp.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    assert.equal(JSON.parse(data).lang, tag);
    return { id: manifest.id, shortcut: JSON.parse(data).shortcuts[0].name };
  };
  assert.equal(await language(page), "de");
  assert.match(await page.evaluate(() => document.querySelector("link[rel=manifest]").href), /\/manifest-de\.webmanifest$/);
  const german = await read("de");
  assert.equal(german.shortcut, "Weiterspielen");
  await page.evaluate(() => { location.hash = "settings"; });
  await wish(page, "en");
  await page.waitForFunction(() => document.documentElement.lang === "en" && document.querySelector("link[rel=manifest]").href.endsWith("/manifest.webmanifest"));
  assert.deepEqual(await read("en"), { id: german.id, shortcut: "Continue" }, "the same app");
  person.fine();
});

test("language: without scripts and at a wrong address the pages speak all languages", async () => {
  // Only a browser can be without scripts.
  const server = await serve(), person = await guest({ javaScriptEnabled: false });
  person.allow(/404/, /static\/(words|first)\.js\S* csp$/); // scripts that are not allowed
  for (const [address, ...wanted] of [
    ["", /^Tabard is a program/m, /^Tabard ist ein Programm/m],
    ["static/recover/index.html", /^This page works .* allow scripts/m, /^Diese Seite geht .* Erlaube Skripte/m],
    ["nowhere", /^There is nothing at this address/m, /^Unter dieser Adresse ist nichts/m],
  ]) {
    await person.page.goto(server.url + address);
    const text = await person.page.innerText("body");
    for (const one of wanted) assert.match(text, one);
  }
  const reader = await guest({ locale: "de-DE" });
  reader.allow(/404/);
  await reader.page.goto(server.url + "nowhere");
  await accessible(reader.page, "the page at a wrong address");
  await reader.page.getByRole("link", { name: "Tabard öffnen" }).click();
  await live(reader.page);
});

// Screens that hold much text, at sizes of phones and of a desk.
const screens = ["", ...games.flatMap(({ id }) => [`new/${id}`, `rules/${id}`]), "saves", "records", "boxes", "settings", "credits", "g=QUJDREVG"];

for (const tag of languages) {
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
