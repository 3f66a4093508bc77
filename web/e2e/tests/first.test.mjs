// The first screen is there before the program, and what is pressed on it counts.
import assert from "node:assert/strict";
import { accessible } from "../harness/axe.mjs";
import { serve } from "../harness/host.mjs";
import { promise, test } from "../harness/test.mjs";
import { guest, live } from "../harness/visit.mjs";

// before opens the page while the program is held back until come is called.
async function before(person, url) {
  let come;
  const coming = new Promise((go) => { come = go; });
  await person.page.route("**/app.wasm*", async (route) => {
    await coming;
    await route.continue().catch(() => {}); // the page may be gone
  });
  await person.page.goto(url, { waitUntil: "commit" });
  await person.page.waitForSelector("#boot-state");
  return come;
}

const screen = (name) => `#tabard[data-screen=${name}]`;

// watch has the page keep what it shows in window.drawn(), as elements with sorted attributes, and what that was when the program was live in
// window.atLive. What the page itself writes there once the program runs is left out.
const watch = (page) => page.addInitScript(() => {
  window.drawn = () => {
    const of = (node) => node.nodeType === Node.TEXT_NODE ? node.data : `<${node.localName}${Array.from(node.attributes, (a) => ` ${a.name}="${a.value}"`)
      .filter((text) => !/^ (data-save=|(class|id|title)=""$)/.test(text)).map((text) => text.replace(/^ hidden=.*/, " hidden")).sort().join("")}>${
      Array.from(node.childNodes, of).join("")}</${node.localName}>`;
    return of(document.getElementById("tabard"));
  };
  addEventListener("tabard-live", () => { window.atLive = window.drawn(); });
});

promise("first: who comes for the first time sees the screen before the program, in their language, which takes it over as it is and moves nothing", async () => {
  // Only a browser paints a page while its program is on the way.
  const server = await serve();
  for (const [locale, line, viewport] of [["en-GB", /Four medieval board games/, { width: 360, height: 740 }], ["de-AT", /Brettspiele/, { width: 1280, height: 800 }]]) {
    const person = await guest({ viewport, locale }), { page } = person;
    await watch(page);
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((l) => { for (const e of l.getEntries()) window.shift += e.value; }).observe({ type: "layout-shift", buffered: true });
    });
    const come = await before(person, server.url);
    let fonts; // which come after the program, and move what they are wider than
    const wait = new Promise((go) => { fonts = go; });
    await page.route("**/static/fonts/*.woff2*", async (route) => { await wait; await route.continue(); });
    await page.getByRole("heading", { name: "Crown of Emara" }).waitFor();
    assert.match(await page.locator(".sign-line").innerText(), line);
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await accessible(page, "the first screen before the program");
    const there = await page.evaluate(() => window.drawn());
    await page.evaluate(() => {
      window.shift = 0;
      window.button = document.querySelector("#tabard [data-do=quick]");
    });
    await page.locator("#tabard [data-do=quick]").first().focus();
    come();
    await live(page);
    await page.waitForFunction(() => document.getElementById("boot") === null);
    const now = await page.evaluate(() => window.atLive), at = Array.from(there).findIndex((c, i) => now[i] !== c);
    assert.equal(now.slice(Math.max(0, at - 100), at + 200), there.slice(Math.max(0, at - 100), at + 200), "the program draws what was there");
    assert.equal(now.length, there.length);
    assert.equal(await page.evaluate(() => document.activeElement.dataset.do), "quick", "the focus stays");
    await page.evaluate(() => new Promise((go) => { requestAnimationFrame(() => setTimeout(go)); }));
    assert.equal(await page.evaluate(() => window.shift), 0, "nothing has moved");
    assert.ok(await page.evaluate(() => window.button === document.querySelector("#tabard [data-do=quick]")), "it is the same button, not drawn twice");
    fonts();
    await page.waitForFunction(() => Array.from(document.fonts).some((font) => font.status === "loaded"));
    person.fine();
  }
});

promise("first: a press on the first screen before the program is there is shown, and taken up once", async () => {
  // Only a browser is pressed before its program has come.
  const server = await serve();
  const person = await guest(), { page } = person;
  const come = await before(person, server.url);
  const quick = (game) => page.locator(`#tabard [data-do=quick][data-arg=${game}]`);
  await quick("emara").click();
  await page.waitForSelector("[data-arg=emara][aria-busy=true]");
  assert.match(await page.locator("#boot-pressed").innerText(), /Crown of Emara/);
  // Another press, by a key, takes its place.
  await quick("merchants").focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-arg=merchants][aria-busy=true]");
  assert.equal(await page.locator("[aria-busy=true]").count(), 1);
  await accessible(page, "the first screen with a press");
  come();
  await page.waitForSelector(screen("table"));
  await page.waitForSelector("#saved .saved-text:not(:empty)");
  const games = await page.evaluate(() => new Set(Object.keys(localStorage).map((key) => /^tabard:game:([^:]*)/.exec(key)?.[1]).filter(Boolean)).size);
  assert.equal(games, 1, "one game was begun");
  await page.waitForFunction(() => document.title.includes("Battle Merchants"));
  person.fine();
});

test("first: words come behind the program and the rules after all else, as soon as the line has them", async () => {
  // Only a browser fetches.
  const server = await serve();
  const person = await guest({ serviceWorkers: "block" }), { page } = person, asked = [];
  person.allow(/no offline copy/, /registration blocked/, /Failed to load resource/, /status 503/);
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  let away = true;
  await page.route("**/words/en-rules.txt*", (route) => (away ? route.fulfill({ status: 503 }) : route.continue()));
  await person.open(server.url);
  const at = ["app.wasm", "words/en.txt", "words/en-rules.txt"].map((name) => asked.indexOf(name));
  assert.ok(at[0] >= 0 && at[1] > at[0] && (at[2] < 0 || at[2] > at[1]), `the order is ${asked.join(" ")}`);
  await page.locator("#tabard a[href='#rules/emara']").click();
  await page.getByText("The rules are on their way.").waitFor();
  await accessible(page, "the rules before they are there");
  away = false;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.locator(".rules-text .chapter").first().waitFor();
  assert.equal(await page.getByText("The rules are on their way.").count(), 0);
  person.fine();
});

test("first: a link that is pressed before the program leads there, and back leads to the start", async () => {
  // Only a browser keeps a history of addresses.
  const server = await serve();
  const person = await guest(), { page } = person;
  const come = await before(person, server.url);
  await page.locator("#tabard a[href='#rules/emara']").click();
  assert.equal(new URL(page.url()).hash, "", "the address is still that of what is on the screen");
  come();
  await page.waitForSelector(screen("rules"));
  await page.goBack();
  await page.waitForSelector(screen("start"));
  person.fine();
});

test("first: who goes to another screen before the program is there gets that one, and no press from before", async () => {
  // Only a browser has an address that changes while a page loads.
  const server = await serve();
  const person = await guest(), { page } = person;
  const come = await before(person, server.url);
  await page.locator("#tabard [data-do=quick]").first().click();
  await page.evaluate(() => { location.hash = "#settings"; });
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
  come();
  await live(page);
  await page.waitForSelector(screen("settings"));
  person.fine();
});

test("first: who has games, or comes to another address, sees nothing before the program that is not so", async () => {
  // Only a browser has addresses and a storage before the program looks at them.
  const server = await serve();
  const person = await guest({ serviceWorkers: "block" }), { page } = person; // which would have the program at once
  person.allow(/no offline copy/, /registration blocked/);
  let come = await before(person, server.url + "#settings");
  await page.locator(".boot-card").waitFor();
  assert.equal(await page.locator("#tabard").count(), 0, "an address of another screen");
  come();
  await live(page);
  await page.locator("#tabard[data-screen=settings]").waitFor();
  await page.goto(server.url);
  await live(page);
  await page.locator("#tabard [data-do=quick]").first().click();
  await page.waitForSelector(screen("table"));
  await page.waitForSelector("#saved .saved-text:not(:empty)");
  await page.goto("about:blank");
  await page.unrouteAll();
  come = await before(person, server.url);
  await page.getByRole("heading", { name: "Tabard" }).waitFor();
  assert.deepEqual(await page.locator("#tabard [data-do], #tabard a").evaluateAll((all) => all.filter((el) => el.checkVisibility()).length), 0);
  let fonts; // which come after the program, and move what they are wider than
  const wait = new Promise((go) => { fonts = go; });
  await page.route("**/static/fonts/*.woff2*", async (route) => { await wait; await route.continue().catch(() => {}); });
  const box = await page.locator(".inn").boundingBox();
  await accessible(page, "the first screen of somebody who has games");
  come();
  await live(page);
  await page.locator(".go-on").waitFor();
  assert.deepEqual(await page.locator(".inn").boundingBox(), box, "what was there stays where it was");
  fonts();
  await page.waitForFunction(() => Array.from(document.fonts).some((font) => font.status === "loaded"));
  person.fine();
});

test("first: where the program cannot start, nothing goes on saying that a press will be taken up", async () => {
  // Only a browser's download breaks off.
  const server = await serve();
  const person = await guest(), { page } = person;
  person.allow(/start failed/, /Failed to load resource/, /request failed/, /preload/i);
  let fail;
  const failing = new Promise((go) => { fail = go; });
  await page.route("**/app.wasm*", async (route) => {
    await failing;
    await route.abort().catch(() => {});
  });
  await page.goto(server.url, { waitUntil: "commit" });
  await page.locator("#tabard [data-do=quick]").first().click();
  await page.waitForSelector("[aria-busy=true]");
  fail();
  await page.locator(".boot-note").getByText("could not be loaded").waitFor();
  assert.equal(await page.locator("[aria-busy=true]").count(), 0);
  assert.equal(await page.locator("#boot-pressed").textContent(), "");
  assert.equal(await page.locator("#boot").count(), 1, "the bar is there, for what is said of stored files");
  person.fine();
});
