// The same app in Debian's WebKitGTK, which has the engine of every browser of an iPhone.
import assert from "node:assert/strict";
import { host, serve } from "../harness/host.mjs";
import { games, idOf, luck, moved, myTurn, outcome, pace, saved, sitDown, state } from "../harness/table.mjs";
import { test } from "../harness/test.mjs";
import { alone, desk, ordered, orderly, webkit } from "../harness/webkit.mjs";

// decide answers a question with the mouse: a choice of the bar, or else of the list of all choices.
async function decide(page, pick) {
  const { rev, legal } = await state(page);
  const action = legal[pick(legal.length)], bar = `#bar button[data-action="${action}"]:not([aria-disabled=true])`;
  if (await page.evaluate((s) => Boolean(document.querySelector(s)?.checkVisibility()), bar)) await page.click(bar);
  else {
    await page.click("#bar [data-do=jump][data-arg=actions]");
    await page.waitForFunction(() => Boolean(document.activeElement?.closest("#all"))); // it lies over the table then
    await page.click(`#actions button[data-action="${action}"]`);
  }
  if (await outcome(page, rev, 10e3) === "armed") {
    await page.click("#bar button[data-armed=true]");
    await moved(page, rev);
  }
}

// spills are the texts of the table that run out of the card they stand on, and those that lie on another text of their card. What scrolls
// or is cut off with three dots has been drawn so.
const spills = (page) => page.evaluate(() => {
  const found = [], cards = new Map();
  const walk = document.createTreeWalker(document.getElementById("board"), NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode());) {
    const e = node.parentElement;
    if (node.textContent.trim() === "" || e.closest(".sr, .gone, svg") || !e.checkVisibility()) continue;
    const card = e.closest(".piece, .cc-box");
    let cut = false;
    for (let a = e; a && a !== card; a = a.parentElement) cut ||= getComputedStyle(a).overflowX !== "visible";
    if (!card || cut) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = card.getBoundingClientRect();
    for (const r of range.getClientRects()) {
      const over = Math.max(box.left - r.left, r.right - box.right);
      if (r.width > 0 && over > 1) found.push(`"${node.textContent}" is ${over.toFixed(1)} px out of ${card.className}`);
      cards.set(card, [...(cards.get(card) || []), { text: node.textContent, r }]);
    }
  }
  for (const [card, texts] of cards) {
    for (const [i, { text: a, r }] of texts.entries()) {
      for (const { text: b, r: q } of texts.slice(i + 1)) {
        const across = Math.min(r.right, q.right) - Math.max(r.left, q.left);
        const down = Math.min(r.bottom, q.bottom) - Math.max(r.top, q.top);
        if (across > 1 && down > .6 * Math.min(r.height, q.height)) found.push(`"${a}" lies on "${b}" in ${card.className}`);
      }
    }
  }
  return found;
});

for (const { id: game } of games) {
  test(`webkit: ${game} is played, reloaded, sent as a link and played on without a network`, async () => {
    // Only WebKit has its own engine for WebAssembly, storage and workers.
    const server = await serve({ prefix: "/repo/" });
    const page = await webkit();
    await page.open(server.url);
    await pace(page, "instant");
    await sitDown(page, { game, kinds: ["person", "0"], seed: "1066" });
    const pick = luck(3);
    for (let n = 0; n < 10 && !(await myTurn(page)).over; n++) await decide(page, pick);
    const before = await myTurn(page);
    await saved(page);
    await page.reload();
    await page.waitForSelector("#table");
    const after = await myTurn(page);
    assert.deepEqual([after.prompt, after.legal], [before.prompt, before.legal], "the very question, after a reload");

    const first = await idOf(page);
    await page.click("[data-do=open][data-arg=menu]");
    await page.click("#sheet [data-do=share]");
    await page.waitForSelector("#link");
    const link = await page.evaluate(() => document.getElementById("link").value);
    await page.goto("about:blank");
    await page.open(link);
    await page.waitForSelector("#tabard[data-screen=link]");
    await page.click("[data-do=keepcopy]");
    await page.waitForSelector("#table");
    assert.deepEqual((await myTurn(page)).legal, before.legal, "the link leads to the same question");
    assert.notEqual(await idOf(page), first, "as a game of its own");

    await saved(page);
    await page.waitForFunction(() => window.tabardUpdate.whole && Boolean(navigator.serviceWorker.controller), null, { timeout: 60e3 });
    await server.stop();
    await page.reload();
    await page.waitForSelector("#table");
    assert.deepEqual((await myTurn(page)).legal, before.legal, "and so without a network");
    if (!before.over) await decide(page, pick);
    await saved(page);
  });
}

test("webkit: a game that is called saved is there after the browser was killed", async () => {
  // Only WebKit's own stores can lose what it has taken in.
  const server = await host({ dir: await orderly() }), env = await desk();
  // visit opens the app, acts, and kills the browser with all its processes as soon as the table says that it is saved.
  const visit = async (hash, act) => {
    const { page, hear } = ordered();
    server.hear = hear;
    const { kill } = alone(env, server.url + "visit.html");
    await page.goto(server.url + "repo/" + hash);
    await act(page);
    const { prompt, legal } = await myTurn(page);
    await saved(page);
    const seen = { id: await idOf(page), prompt, legal, journal: await page.evaluate(() => window.tabardJournal.found?.map((e) => e.id) ?? null) };
    await kill();
    return seen;
  };
  const before = await visit("#new/coincrown", async (page) => {
    await page.click("#tabard[data-screen=setup] [data-do=start]");
    for (let n = 0; n < 4; n++) {
      const { rev, legal } = await myTurn(page);
      await page.click(`#actions button[data-action="${legal[0]}"]`);
      if (await outcome(page, rev, 10e3) === "armed") await page.click("button[data-armed=true]");
      await moved(page, rev);
    }
  });
  const after = await visit("#continue", (page) => page.waitForSelector("#table"));
  assert.deepEqual(after, { ...before, journal: [before.id] }, "the journal has the game");
});

test("webkit: what is written on a table stays on its card, on a phone and on a desk", async () => {
  // Only WebKit lays out its own letters, and takes or drops a line of a style sheet.
  const server = await serve();
  const page = await webkit();
  await page.open(server.url);
  await pace(page, "instant");
  const wrong = [];
  for (const { id: game } of games) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await sitDown(page, { game, kinds: ["person", "0", "0", "0"], seed: "1066" });
    await myTurn(page);
    const { rev } = await state(page);
    if (game === "coincrown") { // the Mint tells that it was visited
      await page.evaluate(() => [...document.querySelectorAll("#actions button[data-action]:not([aria-disabled=true])")].find((b) => /Mint/.test(b.textContent)).click());
      if (await outcome(page, rev, 10e3) === "armed") await page.click("#bar button[data-armed=true]");
      await page.waitForSelector(".cc-visited");
    }
    for (const [width, height] of [[390, 664], [1024, 700], [1280, 800]]) {
      await page.setViewportSize({ width, height });
      const tabs = await page.evaluate(() => [...document.querySelectorAll(".zone .tab")].filter((t) => t.checkVisibility()).map((t) => t.dataset.arg));
      for (const tab of tabs.length > 0 ? tabs : [null]) {
        if (tab !== null) await page.click(`.zone .tab[data-arg="${tab}"]`);
        wrong.push(...(await spills(page)).map((what) => `${game}, ${width}x${height}, tab ${tab}: ${what}`));
        if (game !== "emara") continue;
        const off = await page.evaluate(() => [...document.querySelectorAll("#board .em-lane")].filter((lane) => lane.checkVisibility()).flatMap((lane) => {
          const box = lane.getBoundingClientRect();
          return [...lane.querySelectorAll(".em-figure .em-shape")].filter((e) => e.checkVisibility()).map((e) => e.getBoundingClientRect()).map((r) => (r.top + r.bottom - box.top - box.bottom) / 2);
        }));
        wrong.push(...off.filter((by) => Math.abs(by) > 6).map((by) => `${width}x${height}: a figure is ${by} px off the middle of its lane`));
      }
    }
    const filtered = await page.evaluate(() => { // inside a drawing WebKit knows no filter: whatever one shows is not seen
      document.querySelector(".table").dataset.lesson = "true";
      for (const e of document.querySelectorAll("#board [data-ref], .map-flash")) e.classList.add("flash");
      return [...new Set([...document.querySelectorAll("svg *")].filter((e) => getComputedStyle(e).filter !== "none").map((e) => e.getAttribute("class")))];
    });
    wrong.push(...filtered.map((name) => `${game}: a filter inside a drawing, on ${name}`));
    const links = await page.evaluate(() => [...document.querySelectorAll(".log-link")].slice(0, 3).map((e) => getComputedStyle(e).textDecorationStyle));
    if (links.some((style) => style !== "dotted")) wrong.push(`${game}: links of the log are not underlined by dots`);
  }
  assert.deepEqual(wrong, []);
});
