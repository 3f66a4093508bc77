// Stored files of the app that go bad later are found, fetched again and used, without a press.
import assert from "node:assert/strict";
import { host, listOf, serve, versionOf } from "../harness/host.mjs";
import { dist } from "../harness/paths.mjs";
import { accessible } from "../harness/axe.mjs";
import { promise, test } from "../harness/test.mjs";
import { live, storedWhole, until, visitor } from "../harness/visit.mjs";

const noHost = [/ERR_/, /error occurred when fetching the script/i, /Failed to (fetch|update|load)/, /not whole|no offline copy/];
const failedStart = [/start failed/, /CompileError|LinkError|SyntaxError|Invalid or unexpected token/];

// spoil changes two bytes of stored files, at the place that at names (a text of the file, or a number), or in the middle, of the program in its head.
const spoil = (page, names, at = null) => page.evaluate(async ([names, at]) => {
  const [key] = (await caches.keys()).filter((k) => k.startsWith("tabard:") && !k.endsWith(":accepted"));
  const cache = await caches.open(key);
  for (const name of names) {
    const url = new URL(name, new URL("./", location.href)).href, old = await cache.match(url);
    const bytes = new Uint8Array(await old.arrayBuffer()), latin = (text) => Array.from(text, (c) => c.charCodeAt(0));
    // In the middle of a program may lie a number, with which it starts all the same: its head is what it cannot start without.
    let place = typeof at === "number" ? at : name === "app.wasm" ? 8 : bytes.length >> 1;
    if (typeof at === "string") place = bytes.findIndex((_, i) => latin(at).every((c, n) => bytes[i + n] === c));
    if (place < 0) throw new Error(`${at} is not in ${name}`);
    bytes[place] ^= 0x15;
    bytes[place + 1] ^= 0x2a;
    await cache.put(url, new Response(bytes, { headers: old.headers }));
  }
}, [names, at]);

// spoiled are the stored files whose contents are not what the list of the version says.
const spoiled = (page, list) => page.evaluate(async (list) => {
  const [key] = (await caches.keys()).filter((k) => k.startsWith("tabard:") && !k.endsWith(":accepted"));
  const cache = await caches.open(key), bad = [];
  for (const [name, hash] of list) {
    const file = await cache.match(new URL(name, new URL("./", location.href)).href);
    const digest = file && new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
    if (!digest || Array.from(digest, (b) => b.toString(16).padStart(2, "0")).join("") !== hash) bad.push(name);
  }
  return bad;
}, list);

// starts counts how often the pages of a context are loaded from now on.
function starts(page) {
  const seen = { n: 0 };
  page.on("domcontentloaded", () => { seen.n++; });
  return seen;
}

// begun waits until the page has been loaded n times.
async function begun(page, seen, n) {
  for (const end = Date.now() + 30e3; seen.n < n; await page.waitForTimeout(50)) assert.ok(Date.now() < end, `loaded ${seen.n} times of ${n}`);
}

// opened waits until the app runs and says that it is stored whole. It may load itself once more until then.
const opened = (page) => page.waitForFunction(() => "live" in document.documentElement.dataset && window.tabardUpdate.whole);

// again loads the page anew and does not wait until it has arrived, since it may load itself once more.
const again = (page) => page.evaluate(() => { setTimeout(() => location.reload()); });

for (const [what, at, begin] of [
  ["bytes of its head", null, () => serve({ prefix: "/repo/" })], // which sends brotli
  ["the name of what it needs", "gojs", () => host({ prefix: "/repo/" })], // which sends gzip
]) {
  promise(`heal: two bytes of the stored program changed, ${what}: it is fetched again, and the app opens by itself`, async () => {
    // Only a browser compiles a stored program.
    const server = await begin();
    const person = await visitor();
    person.allow(...failedStart);
    const page = await person.open(server.url);
    await storedWhole(page);
    await spoil(page, ["app.wasm"], at);
    const seen = starts(page);
    await again(page);
    await begun(page, seen, 2); // one start that failed, one that did not
    await opened(page);
    assert.equal(seen.n, 2);
    assert.deepEqual(await spoiled(page, await listOf(dist)), []);
    person.fine();
  });
}

test("heal: two bytes of every stored file changed: none of them reaches the page but the program, and all are fetched again", async () => {
  // Only a browser serves stored files.
  const plain = await host({ prefix: "/repo/" });
  const person = await visitor();
  person.allow(...failedStart);
  const page = await person.open(plain.url);
  await storedWhole(page);
  const list = await listOf(dist), rest = list.map(([name]) => name).filter((name) => name !== "app.wasm");
  // What a start needs is not even given out once.
  await spoil(page, rest);
  const seen = starts(page);
  await page.reload();
  await live(page);
  assert.equal(seen.n, 1, "nothing failed");
  const mended = rest.filter((name) => name === "" || /^(app|wasm_exec)\.js$|^static\/boot\.js$|^static\/(boot|tabard|start)\.css$/.test(name));
  assert.equal(mended.length, 7);
  const bad = await spoiled(page, list);
  assert.deepEqual(mended.filter((name) => bad.includes(name)), []);
  assert.equal(await page.evaluate(async () => (await fetch("static/licences/go.txt")).text()), await (await fetch(plain.url + "static/licences/go.txt")).text());
  // All of it, the program too.
  await spoil(page, list.map(([name]) => name));
  await again(page);
  await begun(page, seen, 3);
  await opened(page);
  assert.deepEqual(await spoiled(page, list), []);
  person.fine();
});

test("heal: the list of a version's files damaged as well, the app opens and the list is as it was", async () => {
  // Only a browser has a worker that reads its list from the store.
  const plain = await host({ prefix: "/repo/" });
  const person = await visitor();
  person.allow(...failedStart);
  const page = await person.open(plain.url);
  await storedWhole(page);
  const text = () => page.evaluate(async () => (await caches.match("?files")).text());
  const before = await text();
  await spoil(page, ["?files"], before.indexOf("app.wasm") + 12);
  assert.notEqual(await text(), before);
  await spoil(page, ["app.wasm"]);
  await again(page);
  await opened(page);
  assert.equal(await text(), before);
  assert.deepEqual(await spoiled(page, await listOf(dist)), []);
});

promise("heal: a damaged program without a network is said in plain words, the stored games can be reached, and with the network it opens", async () => {
  // Only a browser has a damaged store and no network.
  const plain = await host({ prefix: "/repo/" });
  const person = await visitor();
  person.allow(...failedStart, ...noHost);
  const page = await person.open(plain.url);
  await storedWhole(page);
  await spoil(page, ["app.wasm"]);
  plain.lost = true;
  const seen = starts(page);
  await page.reload();
  const note = page.locator(".boot-note");
  await note.getByText("A stored file of the app is damaged").waitFor();
  assert.match(await note.innerText(), /network/);
  await page.waitForFunction(() => window.tabardUpdate.state === "failed" && !window.tabardUpdate.whole);
  assert.equal(seen.n, 1, "it does not try over and over");
  await note.getByRole("button", { name: "Look after your games" }).click();
  await page.getByText(/^Nothing at all is stored|^\d+ records/).waitFor();
  await page.goBack();
  await page.getByText("A stored file of the app is damaged").waitFor();
  plain.mended();
  seen.n = 0;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await opened(page);
  assert.equal(seen.n, 1);
  assert.deepEqual(await spoiled(page, await listOf(dist)), []);
});

test("heal: the note about a damaged file is whole and accessible at three widths, in both themes", async () => {
  // Only a browser lays a note out.
  const plain = await host({ prefix: "/repo/" });
  const person = await visitor();
  person.allow(...failedStart, ...noHost);
  const page = await person.open(plain.url);
  await storedWhole(page);
  await spoil(page, ["app.wasm"]);
  plain.lost = true;
  await page.reload();
  const note = page.locator(".boot-note").filter({ hasText: "A stored file of the app is damaged" });
  await note.waitFor();
  for (const [width, height] of [[360, 640], [768, 1024], [1280, 800]]) {
    for (const colorScheme of ["light", "dark"]) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      const where = `the note at ${width} px, ${colorScheme}`;
      await accessible(page, where);
      assert.deepEqual(await note.evaluate((box) => {
        const lost = [], inside = (r) => r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight;
        for (const e of [box, ...box.querySelectorAll("h2, p, button, pre")]) if (!inside(e.getBoundingClientRect())) lost.push(e.textContent);
        const looking = document.getElementById("boot-state");
        if (looking.checkVisibility()) lost.push(`behind it stands "${looking.textContent}"`);
        const buttons = Array.from(box.querySelectorAll("button"), (b) => [b, b.getBoundingClientRect()]);
        const [[, one], [, other]] = buttons;
        if (other.left - one.right < 4 && other.top - one.bottom < 4) lost.push("the buttons touch");
        for (const [b, { left, top, width, height }] of buttons) {
          if (height < 44 || !b.contains(document.elementFromPoint(left + width / 2, top + height / 2))) lost.push(`${b.textContent} cannot be pressed`);
        }
        return lost;
      }), [], where);
    }
  }
});

test("heal: a script that does not parse without a network is said at once, and with the network it opens", async () => {
  // Only a browser parses scripts.
  const plain = await host({ prefix: "/repo/" });
  const person = await visitor();
  person.allow(...failedStart, ...noHost);
  const page = await person.open(plain.url);
  await storedWhole(page);
  plain.lost = true;
  for (const name of ["app.js", "wasm_exec.js"]) {
    await spoil(page, [name], "function");
    await page.reload();
    await page.getByText("A stored file of the app is damaged").waitFor({ timeout: 12e3 });
    await spoil(page, [name], "=="); // whatever it holds now
  }
  plain.mended();
  const note = page.getByRole("alert");
  await note.getByRole("button", { name: "Try again" }).click();
  await opened(page);
  assert.deepEqual(await spoiled(page, await listOf(dist)), []);
});

test("heal: a start that fails with sound files, or once more after it was mended, is not tried over and over", async () => {
  // Only a browser loads a page by itself.
  const plain = await host({ prefix: "/repo/" });
  const person = await visitor();
  person.allow(...failedStart);
  const page = await person.open(plain.url);
  await storedWhole(page);
  await page.addInitScript(() => { WebAssembly.instantiate = async () => { throw new WebAssembly.CompileError("for a test"); }; });
  const seen = starts(page), note = page.getByRole("alert").getByText("could not be loaded");
  await page.reload();
  await note.waitFor();
  assert.equal(seen.n, 1, "the files are sound");
  for (const starts of [2, 1]) { // at the second time it has begun again by itself a moment ago
    await spoil(page, ["app.wasm"], 0);
    seen.n = 0;
    await again(page);
    await begun(page, seen, starts);
    await note.waitFor();
    assert.equal(seen.n, starts);
    assert.deepEqual(await spoiled(page, await listOf(dist)), []);
  }
});

test("heal: once a week all files are summed while the app runs, and what nobody has asked for is mended", async () => {
  // Only a browser keeps files for a week.
  const plain = await host({ prefix: "/repo/" });
  const person = await visitor();
  const page = await person.open(plain.url);
  await storedWhole(page);
  const list = await listOf(dist), name = "static/icon-180.png";
  const looked = () => page.evaluate(async () => Number((await caches.match("?files")).headers.get("X-Tabard-Summed")));
  assert.ok(Math.abs(Date.now() - await looked()) < 3600e3, "it was summed as it was stored");
  await spoil(page, [name]);
  for (const [days, due] of [[6, false], [8, true], [-8, true]]) { // a clock may be set back
    await page.evaluate(async ([version, days]) => {
      const cache = await caches.open(`tabard:/repo/:${version}`), list = await cache.match("?files");
      await cache.put("?files", new Response(await list.text(), { headers: { "X-Tabard-Summed": String(Date.now() - days * 86400e3) } }));
    }, [await versionOf(dist), days]);
    const before = await looked();
    await page.reload();
    await live(page);
    await storedWhole(page);
    if (!due) {
      assert.deepEqual([await looked(), await spoiled(page, list)], [before, [name]]);
      continue;
    }
    await until(page, async (before) => Number((await caches.match("?files")).headers.get("X-Tabard-Summed")) !== before, before);
    assert.deepEqual(await spoiled(page, list), []);
    assert.equal(await page.evaluate(() => window.tabardUpdate.whole), true);
    await spoil(page, [name]);
  }
  person.fine();
});
