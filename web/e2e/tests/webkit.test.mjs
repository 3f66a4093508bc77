// The same app in Debian's WebKitGTK, which has the engine of every browser of an iPhone.
import assert from "node:assert/strict";
import { symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { folder, host, serve } from "../harness/host.mjs";
import { dist } from "../harness/paths.mjs";
import { games, idOf, luck, myTurn, outcome, pace, saved, sitDown, state } from "../harness/table.mjs";
import { test } from "../harness/test.mjs";
import { alone, desk, webkit } from "../harness/webkit.mjs";

// decide answers a question with the mouse: a choice of the bar, or else of the list of all choices.
async function decide(page, pick) {
  const { rev, legal } = await state(page);
  const action = legal[pick(legal.length)], bar = `#bar button[data-action="${action}"]:not([aria-disabled=true])`;
  if (await page.evaluate((s) => Boolean(document.querySelector(s)?.checkVisibility()), bar)) await page.click(bar);
  else {
    await page.click("#bar [data-do=jump][data-arg=actions]");
    await page.click(`#actions button[data-action="${action}"]`);
  }
  if (await outcome(page, rev, 10e3) === "armed") {
    await page.click("#bar button[data-armed=true]");
    assert.equal(await outcome(page, rev, 10e3), "taken", `${action} was not taken`);
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

// visiting runs in a page beside the app, which shows the app in a frame: a WebKit without a driver hears nobody else. It plays a new game
// until a decision is called saved, or looks at what is there, and tells the test where the game stands and what the journal has.
const visiting = () => {
  const frame = document.querySelector("iframe"), fresh = location.hash === "#new";
  const find = (selector) => frame.contentDocument?.querySelector(selector);
  const until = async (what) => {
    for (const end = Date.now() + 60e3; !what(); await new Promise((done) => setTimeout(done, 30))) {
      if (Date.now() > end) throw new Error(`never true: ${what}, at ${frame.contentWindow.location.hash}`);
    }
    return what();
  };
  const press = async (selector) => (await until(() => find(selector))).click();
  const asked = () => until(() => {
    const root = find("#tabard")?.dataset;
    return root?.screen === "table" && find(`#actions[data-rev="${root.rev}"] button[data-action]:not([aria-disabled=true])`);
  });
  const go = async () => {
    frame.src = fresh ? "repo/#new/coincrown" : "repo/#continue";
    if (fresh) await press('#tabard[data-screen=setup] [data-do=start]');
    for (let n = 0; n < (fresh ? 4 : 0); n++) {
      const choice = await asked(), { rev } = find("#tabard").dataset;
      choice.click();
      await until(() => {
        find("button[data-armed=true]")?.click();
        return find("#tabard").dataset.rev !== rev;
      });
    }
    await asked();
    await until(() => find("#tabard").dataset.save === "saved");
    const { tabardJournal } = frame.contentWindow;
    await fetch("tell", { method: "POST", body: JSON.stringify({
      where: frame.contentWindow.location.hash, prompt: find("#prompt .prompt-what").textContent,
      legal: Array.from(frame.contentDocument.querySelectorAll("#actions button[data-action]"), (b) => b.dataset.action),
      journal: tabardJournal.found?.map((e) => e.id) ?? null,
    }) });
  };
  go().catch((fault) => fetch("tell", { method: "POST", body: JSON.stringify({ fault: String(fault) }) }));
};

test("webkit: a game that is called saved is there after the browser was killed", async () => {
  // Only WebKit's own stores can lose what it has taken in.
  const dir = await folder();
  await symlink(dist, path.join(dir, "repo"));
  await writeFile(path.join(dir, "visit.html"), `<!doctype html><iframe width="1240" height="760"></iframe><script>(${visiting})()</script>`);
  const server = await host({ dir }), env = await desk();
  // visit starts the browser, and kills it with all its processes as soon as the page has told.
  const visit = async (how) => {
    const told = new Promise((done) => { server.hear = (text) => done(JSON.parse(text)); });
    const kill = alone(env, `${server.url}visit.html#${how}`);
    const what = await told;
    await kill();
    assert.equal(what.fault, undefined);
    return what;
  };
  const before = await visit("new");
  const after = await visit("look");
  assert.deepEqual([after.where, after.prompt, after.legal], [before.where, before.prompt, before.legal]);
  assert.deepEqual(after.journal, [before.where.replace("#play/", "")], "the journal has the game");
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
      const tabs = await page.evaluate(() => [...document.querySelectorAll(".tab")].filter((t) => t.checkVisibility()).map((t) => t.dataset.arg));
      for (const tab of tabs.length > 0 ? tabs : [null]) {
        if (tab !== null) await page.click(`.tab[data-arg="${tab}"]`);
        wrong.push(...(await spills(page)).map((what) => `${game}, ${width}x${height}, tab ${tab}: ${what}`));
        if (game !== "emara") continue;
        const off = await page.evaluate(() => [...document.querySelectorAll("#board .em-lane")].filter((lane) => lane.checkVisibility()).flatMap((lane) => {
          const box = lane.getBoundingClientRect();
          return [...lane.querySelectorAll(".em-figure .em-shape")].map((e) => e.getBoundingClientRect()).map((r) => (r.top + r.bottom - box.top - box.bottom) / 2);
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
