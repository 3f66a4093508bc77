// Three versions, a host that goes on and back, and connections that break: what is in use stays whole, and what the app says
// about it is true.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { appendFile, cp, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { folder, host, listOf, nextVersion, versionOf } from "../harness/host.mjs";
import { dist, staticDir } from "../harness/paths.mjs";
import { test } from "../harness/test.mjs";
import { live, reloadPast, storedWhole, until, visitor } from "../harness/visit.mjs";

// Messages of the browser when a host is away or breaks off.
const noHost = [/ERR_/, /error occurred when fetching the script/i, /Uncaught \(in promise\)/, /Failed to (fetch|update)/, /not whole|no offline copy/, /bad HTTP response|404/];

const pageVersion = (page) => page.evaluate(() => window.tabardUpdate.version);

// look makes the page look for a new version, and does not wait for the result.
const look = (page) => page.evaluate(async () => { (await navigator.serviceWorker.ready).update().catch(() => {}); });

// closedOnce closes a page at /repo/ and opens the app again once the browser has put the worker that waited to work, as it does when no
// page is left. A page beside the app's folder sees it.
async function closedOnce(person, plain, page) {
  const beside = await person.context.newPage();
  await beside.goto(new URL("/nowhere", plain.url).href);
  await page.close();
  await until(beside, async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.getRegistration("/repo/");
    return !installing && !waiting && active.state === "activated";
  });
  return person.open(plain.url, beside);
}

// whole opens the app with the host away, and asks for every file of the version that it is then.
async function whole(plain, page, wanted) {
  plain.lost = true;
  await page.reload();
  await live(page);
  const version = await pageVersion(page);
  const dir = wanted[version];
  assert.ok(dir, `${version} is one of the versions`);
  const bad = await page.evaluate(async (list) => {
    const wrong = async ([name, hash]) => {
      try {
        const digest = await crypto.subtle.digest("SHA-256", await (await fetch(new URL(name, new URL("./", location.href)))).arrayBuffer());
        return Array.from(new Uint8Array(digest), (b) => b.toString(16).padStart(2, "0")).join("") !== hash;
      } catch {
        return true;
      }
    };
    const found = [];
    for (const file of list) if (await wrong(file)) found.push(file[0]);
    return found;
  }, (await listOf(dir)).filter(([name]) => name !== ""));
  assert.deepEqual(bad, [], "files that are not answered as they should be");
  plain.lost = false;
  return version;
}

test("deploy: who accepts a version while the next one is being stored keeps both whole", async () => {
  // Only a browser runs one worker while it installs the next.
  const [v2, v3] = [await nextVersion(2), await nextVersion(3)];
  const plain = await host();
  const person = await visitor();
  person.allow(...noHost);
  const page = await person.open(plain.url);
  await storedWhole(page);
  const dirs = { [await versionOf(dist)]: dist, [await versionOf(v2)]: v2, [await versionOf(v3)]: v3 };

  plain.dir = v2;
  await look(page);
  await page.waitForFunction(() => window.tabardUpdate.state === "waiting");
  plain.dir = v3;
  plain.held.add("app.js");
  await look(page);
  const store = `tabard:/:${await versionOf(v3)}`;
  await until(page, async (name) => (await caches.has(name)) && (await (await caches.open(name)).keys()).length > 10, store);
  const reload = page.waitForEvent("load");
  await page.evaluate(() => window.tabardUpdate.accept());
  await reload;
  await live(page);
  assert.equal(await pageVersion(page), await versionOf(v2));
  plain.release();
  await until(page, async () => {
    const { installing, waiting } = await navigator.serviceWorker.ready;
    return !installing && waiting && window.tabardUpdate.state === "waiting";
  });
  assert.equal(await whole(plain, page, dirs), await versionOf(v2));
  const again = page.waitForEvent("load");
  await page.evaluate(() => window.tabardUpdate.accept());
  await again;
  await live(page);
  assert.equal(await whole(plain, page, dirs), await versionOf(v3));
});

test("deploy: a host that goes back to the version in use and breaks off meanwhile takes nothing away", async () => {
  // Only a browser drops or keeps stored files when an installation breaks off.
  const v2 = await nextVersion(2);
  const plain = await host();
  const person = await visitor();
  person.allow(...noHost);
  const page = await person.open(plain.url);
  await storedWhole(page);
  const old = await versionOf(dist);
  plain.dir = v2;
  await look(page);
  await page.waitForFunction(() => window.tabardUpdate.state === "waiting");
  // Of the version in use a file is missing, so that there is something to fetch.
  const held = () => page.evaluate(async (name) => (await (await caches.open(name)).keys()).map((request) => request.url).sort(), `tabard:/:${old}`);
  const before = await held();
  await page.evaluate(async (name) => (await caches.open(name)).delete(new URL("app.js", location.href)), `tabard:/:${old}`);
  plain.dir = dist;
  for (const [name] of await listOf(dist)) plain.cut.add(name);
  assert.equal(await attempt(page), "redundant");
  assert.ok(plain.lost, "nothing broke off");
  assert.deepEqual(await held(), before.filter((url) => !url.endsWith("/app.js")), "what was there is there");
  plain.mended();
  await page.reload();
  await live(page);
  await until(page, async (name) => Boolean(await (await caches.open(name)).match("app.js")), `tabard:/:${old}`);
  assert.equal(await whole(plain, page, { [old]: dist }), old);
});

test("deploy: closing all tabs accepts nothing: the version of before opens and offers the new one", async () => {
  // Only a browser puts a waiting worker to work when the last tab closes.
  const [v2, v3] = [await nextVersion(2), await nextVersion(3)];
  const plain = await host({ prefix: "/repo/" });
  const person = await visitor();
  person.allow(...noHost);
  let page = await person.open(plain.url);
  await storedWhole(page);
  const dirs = { [await versionOf(dist)]: dist, [await versionOf(v2)]: v2, [await versionOf(v3)]: v3 };
  const old = await versionOf(dist);
  for (const dir of [v2, v3]) {
    plain.dir = dir;
    await look(page);
    await page.waitForFunction(() => window.tabardUpdate.state === "waiting");
    page = await closedOnce(person, plain, page);
    await page.waitForFunction(() => window.tabardUpdate.state === "waiting" && window.tabardUpdate.whole);
    assert.equal(await whole(plain, page, dirs), old);
    await page.locator("#update").waitFor();
  }
  // Two tabs: both follow when one accepts, here a third one that was loaded past all workers, and has the new version from the host.
  const second = await person.open(plain.url, await person.context.newPage());
  const third = await person.open(plain.url, await person.context.newPage());
  await reloadPast(third);
  assert.deepEqual([await pageVersion(third), await third.evaluate(() => navigator.serviceWorker.controller)], [await versionOf(v3), null]);
  const reloads = [page, second].map((tab) => tab.waitForEvent("load"));
  await third.click("[data-do=update]");
  await third.waitForFunction(() => window.tabardUpdate.state === "ready");
  await third.close();
  await Promise.all(reloads);
  for (const tab of [page, second]) await live(tab);
  assert.equal(await pageVersion(second), await versionOf(v3));
  assert.equal(await whole(plain, page, dirs), await versionOf(v3));
  await page.waitForFunction(() => window.tabardUpdate.state === "ready");
  await until(page, async () => (await caches.keys()).length === 2);
});

test("deploy: what is missing in the store is fetched again at the next start, and until then the app does not say that it is there", async () => {
  // Only a browser loses stored files.
  const v2 = await nextVersion(2);
  const plain = await host();
  const person = await visitor();
  person.allow(...noHost);
  const page = await person.open(plain.url);
  await storedWhole(page);
  const ready = page.getByText(/^Ready to play without a network/);
  await ready.waitFor();
  const drop = (name) => page.evaluate(async (n) => {
    for (const k of await caches.keys()) await (await caches.open(k)).delete(new URL(n, location.href));
  }, name);
  await drop("worker.js");
  await page.reload();
  await live(page);
  await storedWhole(page);
  await ready.waitFor();
  assert.equal(await whole(plain, page, { [await versionOf(dist)]: dist }), await versionOf(dist));

  // The host has only files of another version by now.
  await drop("static/boot.css");
  plain.dir = v2;
  await page.reload();
  await live(page);
  await page.waitForFunction(() => window.tabardUpdate.state === "waiting");
  assert.equal(await page.evaluate(() => window.tabardUpdate.whole), false);
  assert.equal(await ready.count(), 0);
  const reload = page.waitForEvent("load");
  await page.click("[data-do=update]");
  await reload;
  await live(page);
  await ready.waitFor();
  assert.equal(await whole(plain, page, { [await versionOf(v2)]: v2 }), await versionOf(v2));

  // All of it: a neighbour on the host may clear everything.
  await page.evaluate(async () => { for (const k of await caches.keys()) await caches.delete(k); });
  await page.reload();
  await live(page);
  await storedWhole(page);
  assert.equal(await whole(plain, page, { [await versionOf(v2)]: v2 }), await versionOf(v2));
});

test("deploy: a repair does not wait for a version that is stuck in being stored", async () => {
  // Only a browser has an installation that hangs.
  const v2 = await nextVersion(2);
  const plain = await host();
  const person = await visitor();
  person.allow(...noHost, /start failed/);
  const page = await person.open(plain.url);
  await storedWhole(page);
  plain.dir = v2;
  plain.held.add("static/icon-180.png"); // no page asks for it: one that did would wait for the same answer
  await look(page);
  await asked(plain, "static/icon-180.png");
  await page.evaluate(() => window.tabardBoot.failed(new Error("for a test")));
  const reload = page.waitForEvent("load");
  await page.getByRole("button", { name: "Repair the app" }).click();
  await reload;
  await live(page);
  assert.equal(await pageVersion(page), await versionOf(v2), "it comes from the host");
  plain.release();
  await storedWhole(page);
  assert.equal(await whole(plain, page, { [await versionOf(v2)]: v2 }), await versionOf(v2));
});

test("deploy: a file that only the accepted version has is there when a later worker is woken up for it", async () => {
  // Only a browser stops a worker and wakes it up for a request.
  const [more, less] = [await nextVersion(1, ["licences/more.txt"]), dist];
  const plain = await host({ prefix: "/repo/", dir: more });
  const person = await visitor();
  person.allow(...noHost);
  let page = await person.open(plain.url);
  await storedWhole(page);
  plain.dir = less;
  await look(page);
  await page.waitForFunction(() => window.tabardUpdate.state === "waiting");
  page = await closedOnce(person, plain, page);
  await storedWhole(page);
  assert.equal(await pageVersion(page), await versionOf(more));
  const devtools = await person.context.newCDPSession(page);
  await devtools.send("ServiceWorker.enable");
  for (const name of ["static/licences/more.txt", `static/licences/more.txt?v=${(await listOf(more)).find(([n]) => n === "static/licences/more.txt")[1].slice(0, 16)}`]) {
    await devtools.send("ServiceWorker.stopAllWorkers");
    assert.equal(await page.evaluate(async (n) => (await fetch(n)).status, name), 200, name);
  }
  // The host still answers a request for a file that belongs to no version.
  await devtools.send("ServiceWorker.stopAllWorkers");
  assert.equal(await page.evaluate(async () => (await fetch("neighbour/app.js?v=1")).status), 404);
  assert.ok(plain.asked.includes("neighbour/app.js"));
});

test("deploy: another site under the name of the version in use takes no file of that away", async () => {
  // Only a browser installs a worker over the files of another.
  const version = await versionOf(dist);
  const plain = await host({ prefix: "/repo/" });
  const person = await visitor();
  person.allow(...noHost);
  const page = await person.open(plain.url);
  await storedWhole(page);
  const other = await folder();
  await cp(dist, other, { recursive: true });
  const sum = async (name) => createHash("sha256").update(await readFile(path.join(other, name))).digest("hex");
  const before = [await sum("app.js"), await sum("index.html")];
  const replace = async (name, from, to) => {
    const text = await readFile(path.join(other, name), "utf8");
    assert.ok(text.includes(from), `${name} names ${from}`);
    await writeFile(path.join(other, name), text.replace(from, to));
  };
  await appendFile(path.join(other, "app.js"), "// another\n");
  await replace("index.html", before[0].slice(0, 16), (await sum("app.js")).slice(0, 16));
  await replace("sw.js", before[0], await sum("app.js"));
  await replace("sw.js", before[1], await sum("index.html"));
  plain.dir = other;
  await attempt(page);
  await page.waitForFunction(() => window.tabardUpdate.state === "ready");
  assert.equal(await whole(plain, page, { [version]: dist }), version);
});

// --- At every file -----------------------------------------------------------------------------------------------------
// make deploys breaks off at every file that there is; in make test one of each stands for all. changed are the files of the hand-made folder
// that differ in each version, and differing all of the site that then do.
const all = process.env.DEPLOYS === "all";
const changed = (await readdir(staticDir, { recursive: true })).filter((name) => /\.(css|js|md|txt)$/.test(name)).sort();
const everything = (await listOf(dist)).map(([name]) => name);
const differing = ["app.js", "worker.js", "", "static/beside.js", ...changed.map((name) => `static/${name}`).filter((name) => everything.includes(name))];
const some = (names, few) => (all ? names : names.filter((name) => few.includes(name)));

// parts cuts a list up, so that no test takes too long.
const parts = (list, n) => Array.from({ length: Math.ceil(list.length / n) }, (_, i) => list.slice(i * n, i * n + n));

// attempt has the page look for a new version, which is there, and waits for the state of its worker: "installed" or "redundant".
const attempt = (page) => page.evaluate(async () => {
  const registration = await navigator.serviceWorker.ready;
  const update = new Promise((ok) => registration.addEventListener("updatefound", () => ok(registration.installing), { once: true }));
  registration.update().catch(() => {});
  const found = await update;
  while (found.state === "installing" || found.state === "parsed") {
    await new Promise((ok) => found.addEventListener("statechange", ok, { once: true }));
  }
  return found.state;
});

// asked waits until the host has been asked for a file.
async function asked(plain, name) {
  for (const end = Date.now() + 30e3; !plain.asked.includes(name);) {
    assert.ok(Date.now() < end, `${name} is never asked for`);
    await new Promise((go) => setTimeout(go, 20));
  }
}

for (const [i, names] of parts(some(everything, ["app.wasm"]), 12).entries()) {
  test(`deploy: a first visit that breaks off at a file says so, and the next one stores all of it (${i + 1})`, async () => {
    // Only a browser's first visit is cut off at a file.
    const plain = await host({ prefix: "/repo/" });
    const first = await versionOf(dist);
    for (const name of names) {
      const person = await visitor(); // a new one, as every first visitor is
      person.allow(...noHost);
      const { page } = person, ready = page.getByText(/^Ready to play without a network/);
      plain.cut.add(name);
      await page.goto(plain.url);
      await live(page);
      await page.waitForFunction(() => window.tabardUpdate.state === "failed");
      await page.getByText(/^Games stay on this device. No account/).waitFor();
      assert.equal(await ready.count(), 0, name);
      assert.deepEqual(await page.evaluate(() => caches.keys()), [], name);
      plain.mended();
      await page.reload();
      await live(page);
      await storedWhole(page);
      await ready.waitFor();
      assert.equal(await whole(plain, page, { [first]: dist }), first, name);
      await person.close();
    }
  });
}

// Each step has one version in use, one that waits, and one that is just being stored; the one that waits is accepted in the middle of
// a file. Then the connection is cut there, or the file comes after all. The versions follow each other round and round, so that the
// host also goes back; at each step the host's newest one is stored for the first time.
for (const [i, names] of parts(some(differing, ["worker.js"]), 6).entries()) {
  test(`deploy: who accepts a version while another one is being stored has all of it, cut off or not (${i + 1})`, async () => {
    // Only a browser has three versions at once: in use, waiting and being stored.
    const dirs = [await nextVersion(1, changed), await nextVersion(2, changed), await nextVersion(3, changed)];
    const versions = await Promise.all(dirs.map(versionOf));
    const wanted = Object.fromEntries(versions.map((v, n) => [v, dirs[n]]));
    const plain = await host({ prefix: "/repo/", dir: dirs[0] });
    const person = await visitor();
    person.allow(...noHost);
    const page = await person.open(plain.url);
    await storedWhole(page);
    plain.dir = dirs[1];
    assert.equal(await attempt(page), "installed");
    let at = 0;
    for (const name of names) for (const cut of [true, false]) {
      const [next, last] = [(at + 1) % 3, (at + 2) % 3], what = `${name || "the page"}, ${cut ? "cut" : "late"}`;
      await page.waitForFunction(() => window.tabardUpdate.state === "waiting");
      await page.evaluate((store) => caches.delete(store), `tabard:/repo/:${versions[last]}`);
      plain.dir = dirs[last];
      plain.asked.length = 0;
      plain.held.add(name);
      await look(page);
      await asked(plain, name);
      const reload = page.waitForEvent("load");
      await page.evaluate(() => window.tabardUpdate.accept());
      await reload;
      await live(page);
      await storedWhole(page);
      assert.equal(await pageVersion(page), versions[next], what);
      if (cut) plain.cut.add(name);
      plain.release();
      if (cut) {
        await until(page, async () => {
          const { installing, waiting } = await navigator.serviceWorker.ready;
          return !installing && !waiting && window.tabardUpdate.state === "ready";
        });
        assert.ok(plain.lost, `${what}: nothing broke off`);
        assert.equal(await whole(plain, page, wanted), versions[next], what);
        plain.mended();
        assert.equal(await attempt(page), "installed", what);
      }
      await page.waitForFunction(() => window.tabardUpdate.state === "waiting");
      assert.equal(await whole(plain, page, wanted), versions[next], what);
      at = next;
    }
  });
}

// The host goes on to the next version and back to the one before, which is not stored any more, and breaks off at each file of both.
for (const [i, names] of parts(some(differing, [""]), 6).entries()) {
  test(`deploy: on and back, cut off at a file, the version in use stays whole until another one is accepted (${i + 1})`, async () => {
    // Only a browser keeps a version in use while its host changes and breaks off.
    const dirs = [await nextVersion(1, changed), await nextVersion(2, changed)];
    const versions = await Promise.all(dirs.map(versionOf));
    const wanted = Object.fromEntries(versions.map((v, n) => [v, dirs[n]]));
    const plain = await host({ prefix: "/repo/", dir: dirs[0] });
    const person = await visitor();
    person.allow(...noHost);
    const page = await person.open(plain.url);
    await storedWhole(page);
    let at = 0;
    for (const name of names) for (let way = 0; way < 2; way++) {
      const to = 1 - at, what = `${name || "the page"}, to ${to}`;
      plain.dir = dirs[to];
      plain.cut.add(name);
      assert.equal(await attempt(page), "redundant", what);
      await page.waitForFunction(() => window.tabardUpdate.state === "ready");
      assert.equal(await whole(plain, page, wanted), versions[at], what);
      plain.mended();
      assert.equal(await attempt(page), "installed", what);
      await page.waitForFunction(() => window.tabardUpdate.state === "waiting");
      assert.equal(await whole(plain, page, wanted), versions[at], what);
      await page.waitForFunction(() => window.tabardUpdate.state === "waiting");
      const reload = page.waitForEvent("load");
      await page.evaluate(() => window.tabardUpdate.accept());
      await reload;
      await live(page);
      assert.equal(await whole(plain, page, wanted), versions[to], what);
      await until(page, async (store) => !(await caches.has(store)), `tabard:/repo/:${versions[at]}`);
      at = to;
    }
  });
}
