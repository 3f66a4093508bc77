// The app plays without a network, at the root of a host and below a path, and a deploy never breaks what is there.
import assert from "node:assert/strict";
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { accessible } from "../harness/axe.mjs";
import { folder, host, listOf, nextVersion, serve, versionOf } from "../harness/host.mjs";
import { dist } from "../harness/paths.mjs";
import { promise, test } from "../harness/test.mjs";
import { live, storedWhole, until, visitor } from "../harness/visit.mjs";

// The browser itself looks for a new service worker at each visit; without a host it says so on the console.
const noHost = [/ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /error occurred when fetching the script/i];

const pageVersion = (page) => page.evaluate(() => window.tabardUpdate.version);
// offered deploys a version and waits until the first screen offers it.
const offered = async (page, plain, dir) => {
  plain.dir = dir;
  await page.evaluate(async () => { await (await navigator.serviceWorker.ready).update(); });
  await page.locator("#update").waitFor();
};
// ourCaches are the stores of versions; beside them is only the name of the accepted one.
const ourCaches = (page) => page.evaluate(async () => (await caches.keys()).filter((k) => k.startsWith("tabard:") && !k.endsWith(":accepted")));

// needed are the files of an exported site that the app needs: without packed copies, files for hosts, pictures for shops and for the system, and the rules as
// pages, whose texts the program has.
const needed = async (dir) => (await readdir(dir, { recursive: true, withFileTypes: true })).filter((e) => e.isFile())
  .map((e) => path.relative(dir, path.join(e.parentPath, e.name)).replace(/^index\.html$/, ""))
  .filter((name) => !/\.(gz|br)$|^static\/screenshots\/|^static\/launch\/|^rules\/|^(\.nojekyll|404\.html|sw\.js)$/.test(name));

for (const prefix of ["/", "/repo/"]) {
  (prefix === "/repo/" ? promise : test)(`offline: at ${prefix} all that is needed is stored, and the app opens with the server stopped, with any hash and query`, async () => {
    // Only a browser stores files, and has a worker that answers for a host that is gone.
    const server = await serve({ prefix });
    const person = await visitor();
    const page = await person.open(server.url);
    await storedWhole(page);
    const wanted = await needed(dist);
    assert.ok(wanted.length > 15, `${wanted.length} files`);
    assert.deepEqual((await listOf(dist)).map(([name]) => name).sort(), wanted.sort());
    const stored = await page.evaluate(async (home) => {
      const [name] = (await caches.keys()).filter((k) => k.startsWith("tabard:") && !k.endsWith(":accepted"));
      return (await (await caches.open(name)).keys()).map((r) => r.url.slice(home.length)).filter((n) => n !== "?files");
    }, server.url);
    assert.deepEqual(stored.sort(), wanted.sort());
    for (const name of wanted) {
      const answer = await fetch(server.url + name);
      assert.equal(answer.status, 200, name);
    }
    person.fine();
    await server.stop();
    person.allow(...noHost);
    for (const at of ["", "#new", "?from=shortcut", "?x=1#continue", "index.html", "index.html?y#new"]) {
      await page.goto("about:blank");
      await page.goto(server.url + at);
      await live(page);
    }
    await page.reload();
    await live(page);
    await person.context.setOffline(true);
    await page.reload();
    await live(page);
    // An address below the app that is none of its pages leads home, and keeps the hash of the link.
    await page.goto(server.url + "some/where?else#new");
    await live(page);
    assert.equal(page.url(), server.url + "#new");
    person.fine();
  });
}

test("offline: a browser that was closed opens the app again without a network", async () => {
  // Only a browser starts again with a worker of the time before.
  const server = await serve({ prefix: "/repo/" });
  const person = await visitor({ whole: true });
  let page = await person.open(server.url);
  await storedWhole(page);
  await server.stop();
  person.allow(...noHost);
  await page.close();
  page = await person.context.newPage();
  await page.goto(server.url);
  await live(page);
});

for (const [what, spoil] of [
  ["while files are being stored", (plain) => plain.missing.add("static/licences/go.txt")],
  ["by a proxy that answers something else", async (plain) => { await writeFile(path.join(plain.dir, "static/table.css"), "<p>Please log in</p>"); }],
]) {
  test(`offline: a first visit that is cut ${what} is finished by the next one`, async () => {
    // Only a browser's installation fails in its middle.
    const dir = await folder();
    await cp(dist, dir, { recursive: true });
    const plain = await host({ prefix: "/repo/", dir });
    const whole = await readFile(path.join(dir, "static/table.css"));
    await spoil(plain);
    const person = await visitor();
    person.allow(/status 404/, /404/, /no offline copy/, /not the contents/, /error occurred when fetching/, /bad HTTP response/, /Uncaught \(in promise\)/);
    const page = await person.open(plain.url);
    await page.waitForFunction(() => window.tabardUpdate.state === "failed");
    assert.deepEqual(await ourCaches(page), [], "nothing half-stored is left");
    assert.equal(await page.locator("[data-do=newgame], .game").first().isVisible(), true, "it plays all the same");
    plain.missing.clear();
    await writeFile(path.join(dir, "static/table.css"), whole);
    await page.reload();
    await live(page);
    await storedWhole(page);
    await plain.stop();
    person.allow(...noHost);
    await page.reload();
    await live(page);
    person.fine();
  });
}

test("update: offline at each step the stored version plays, and a version that waits can be taken without a network", async () => {
  // Only a browser changes versions without a network.
  const v2 = await nextVersion(2);
  const plain = await host({ prefix: "/repo/" });
  const person = await visitor();
  person.allow(...noHost);
  const page = await person.open(plain.url);
  await storedWhole(page);
  const [oldVersion, newVersion] = [await versionOf(dist), await versionOf(v2)];
  const offline = async (version) => {
    await person.context.setOffline(true);
    await page.reload();
    await live(page);
    assert.equal(await pageVersion(page), version);
  };
  // Stored; then a deploy that nobody has looked at; then a version that waits; then accepted while there is no network.
  await offline(oldVersion);
  plain.dir = v2;
  await offline(oldVersion);
  await person.context.setOffline(false);
  await page.evaluate(async () => { await (await navigator.serviceWorker.ready).update(); });
  await page.waitForFunction(() => window.tabardUpdate.state === "waiting");
  await plain.stop();
  await offline(oldVersion);
  await page.waitForFunction(() => window.tabardUpdate.state === "waiting");
  const reload = page.waitForEvent("load");
  await page.evaluate(() => window.tabardUpdate.accept());
  await reload;
  await live(page);
  assert.equal(await pageVersion(page), newVersion);
  await offline(newVersion);
  person.fine();
});

promise("update: a new version waits until the person agrees, then all tabs run it", async () => {
  // Only a browser keeps a new worker waiting while tabs use the old one.
  const v2 = await nextVersion(2);
  const plain = await host();
  const person = await visitor({ whole: true });
  const first = await person.open(plain.url);
  await storedWhole(first);
  const [oldVersion, newVersion] = [await versionOf(dist), await versionOf(v2)];
  assert.notEqual(oldVersion, newVersion);

  plain.dir = v2;
  plain.asked.length = 0;
  await first.reload();
  await live(first);
  assert.equal(await pageVersion(first), oldVersion, "the stored version opens, whatever the host has");
  await first.waitForFunction(() => window.tabardUpdate.state === "waiting");
  const second = await person.open(plain.url, await person.context.newPage());
  assert.equal(await pageVersion(second), oldVersion, "another tab and another load change nothing");
  await second.waitForFunction(() => window.tabardUpdate.state === "waiting");
  assert.equal((await ourCaches(first)).length, 2, "both versions are stored");
  assert.ok(plain.asked.includes("app.js") && !plain.asked.includes("app.wasm"), "what both share is not downloaded again");

  const reloads = [first, second].map((page) => page.waitForEvent("load"));
  await second.evaluate(() => window.tabardUpdate.accept());
  await Promise.all(reloads);
  for (const page of [first, second]) {
    await live(page);
    assert.equal(await pageVersion(page), newVersion);
  }
  assert.deepEqual(await ourCaches(first), [`tabard:/:${newVersion}`]);
  await plain.stop();
  person.allow(...noHost);
  await first.reload();
  await live(first);
  assert.equal(await pageVersion(first), newVersion, "offline as well");
  person.fine();
});

test("update: the first screen offers the new version, once and for as long as it waits, and one click takes it", async () => {
  // Only a browser tells an open page of a new worker, whose answers come late and in any order, and loads the page anew.
  const v2 = await nextVersion(2);
  const plain = await host({ prefix: "/repo/" });
  const person = await visitor();
  const page = await person.open(plain.url);
  await storedWhole(page);
  assert.equal(await page.locator("#update").isVisible(), false);
  await page.evaluate(() => {
    window.heard = [];
    window.addEventListener("tabard-files", () => window.heard.push(window.tabardUpdate.state));
  });
  await offered(page, plain, v2);
  assert.deepEqual(await page.evaluate(() => window.heard), ["waiting"]);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await accessible(page, `the note about a new version, ${width} px`);
  }
  await page.evaluate(async () => {
    const { active, waiting } = await navigator.serviceWorker.ready;
    const asked = (worker) => new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      worker.postMessage({ type: "look" }, [port2]);
    });
    for (let n = 0; n < 3; n++) {
      window.dispatchEvent(new Event("online")); // looks
      for (const worker of [active, waiting, active, waiting]) await asked(worker);
    }
  });
  assert.deepEqual(await page.evaluate(() => window.heard), ["waiting"], "what is offered stays on offer while the page looks");
  const reload = page.waitForEvent("load");
  await page.evaluate(() => {
    window.dispatchEvent(new Event("online"));
    document.querySelector("[data-do=update]").click();
  });
  await reload;
  await live(page);
  assert.equal(await pageVersion(page), await versionOf(v2));
  assert.equal(await page.locator("#update").isVisible(), false);
  person.fine();
});

test("update: two versions missed are caught up at once", async () => {
  // Only a browser has a waiting worker that another one replaces.
  const [v2, v3] = [await nextVersion(2), await nextVersion(3)];
  const plain = await host({ prefix: "/repo/" });
  const person = await visitor();
  const page = await person.open(plain.url);
  await storedWhole(page);
  for (const dir of [v2, v3]) {
    plain.dir = dir;
    await page.reload();
    await live(page);
    const store = `tabard:/repo/:${await versionOf(dir)}`;
    await until(page, async (name) => {
      if (!(await caches.match("?files", { cacheName: name }))) return false; // the list is put last
      const { waiting, installing } = await navigator.serviceWorker.ready;
      return waiting && !installing && window.tabardUpdate.state === "waiting";
    }, store);
  }
  const reload = page.waitForEvent("load");
  await page.evaluate(() => window.tabardUpdate.accept());
  await reload;
  await live(page);
  assert.equal(await pageVersion(page), await versionOf(v3));
  assert.deepEqual(await ourCaches(page), [`tabard:/repo/:${await versionOf(v3)}`]);
  person.fine();
});

for (const [what, spoil] of [
  ["with a missing file", async (plain) => { plain.missing.add("app.js"); }],
  ["with a file of another version", async (plain) => { await writeFile(path.join(plain.dir, "app.js"), "/* half a deploy */"); }],
]) {
  test(`update: a deploy ${what} changes nothing, and the next good one is taken`, async () => {
    // Only a browser drops an installation that fails.
    const v2 = await nextVersion(2);
    const plain = await host({ prefix: "/repo/" });
    const person = await visitor();
    const page = await person.open(plain.url);
    await storedWhole(page);
    const old = await versionOf(dist);

    const whole = await readFile(path.join(v2, "app.js"));
    plain.dir = v2;
    await spoil(plain);
    person.allow(/status 404/, /\(404\)|status of 404/, /Uncaught \(in promise\)/, /bad HTTP response|not the contents|status 404/);
    const outcome = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const found = new Promise((done) => registration.addEventListener("updatefound", () => {
        const worker = registration.installing;
        worker.addEventListener("statechange", () => done(worker.state));
      }));
      await registration.update().catch(() => {});
      return found;
    });
    assert.equal(outcome, "redundant");
    assert.deepEqual(await ourCaches(page), [`tabard:/repo/:${old}`], "the half-built store is gone, the old one is there");
    await page.reload();
    await live(page);
    assert.equal(await pageVersion(page), old);

    plain.missing.clear();
    await writeFile(path.join(v2, "app.js"), whole);
    await page.evaluate(async () => { await (await navigator.serviceWorker.ready).update(); });
    await page.waitForFunction(() => window.tabardUpdate.state === "waiting");
    const reload = page.waitForEvent("load");
    await page.evaluate(() => window.tabardUpdate.accept());
    await reload;
    await live(page);
    assert.equal(await pageVersion(page), await versionOf(v2));
    person.fine();
  });
}

test("update: a host that lets browsers keep files for ten minutes does not mix versions", async () => {
  // Only a browser has a cache of its own between the worker and the host.
  const v2 = await nextVersion(2);
  const plain = await host({ prefix: "/repo/", maxAge: 600 });
  const person = await visitor();
  const page = await person.open(plain.url);
  await storedWhole(page);
  plain.dir = v2;
  await page.reload();
  await live(page);
  await page.waitForFunction(() => window.tabardUpdate.state === "waiting");
  const reload = page.waitForEvent("load");
  await page.evaluate(() => window.tabardUpdate.accept());
  await reload;
  await live(page);
  const mixed = await page.evaluate(async () => {
    const text = async (n) => (await fetch(n)).text();
    return [await text("static/boot.css"), await text("app.js"), await text("worker.js")];
  });
  const version = await versionOf(v2);
  assert.match(mixed[0], /--version: 2;/);
  assert.ok(mixed[1].includes(version) && mixed[2].includes(version));
  person.fine();
});

test("update: two copies of the app on one host leave each other and their neighbours alone", async () => {
  // Only a browser has one store for all apps of a host, and asks a worker for a neighbour's page too.
  const outer = await folder();
  await cp(dist, path.join(outer, "a"), { recursive: true });
  await cp(dist, path.join(outer, "b"), { recursive: true });
  const plain = await host({ dir: outer });
  const person = await visitor();
  const page = await person.open(plain.url + "a/index.html");
  await storedWhole(page);
  await person.open(plain.url + "b/index.html", page);
  await storedWhole(page);
  const version = await versionOf(dist);
  assert.deepEqual((await ourCaches(page)).sort(), [`tabard:/a/:${version}`, `tabard:/b/:${version}`]);
  person.fine();
  person.allow(/status 404/, /404/);
  await page.goto(plain.url + "a/neighbour/");
  assert.equal(await page.innerText("body"), "not found", "what is no file of the app is answered by the host");
});

// breakable gives the worker of a site a store of files that fails, as that of a damaged profile does, once there is one called broken.
async function breakable(dir) {
  const name = path.join(dir, "sw.js");
  await writeFile(name, `(() => {
  const has = caches.has.bind(caches);
  for (const act of ["match", "open", "keys", "delete"]) {
    const works = caches[act].bind(caches);
    caches[act] = async (...args) => {
      if (await has("broken")) throw new DOMException("Unexpected internal error.", "UnknownError");
      return works(...args);
    };
  }
})();
` + await readFile(name, "utf8"));
  return dir;
}

test("offline: where the store of files fails, the app, the page for emergencies and an accepted version come from the host", async () => {
  // Only a browser's store of files fails.
  const dir = await folder();
  await cp(dist, dir, { recursive: true });
  const v2 = await breakable(await nextVersion(2));
  const plain = await host({ prefix: "/repo/", dir: await breakable(dir) });
  const person = await visitor();
  person.allow(/request failed: \S*app\.wasm/); // whose shorter copy is taken
  const page = await person.open(plain.url);
  await storedWhole(page);
  await offered(page, plain, v2);
  await page.evaluate(() => caches.open("broken"));
  const other = await person.context.newPage();
  await other.goto(plain.url + "static/recover/index.html");
  await other.getByText(/^Nothing at all is stored|^\d+ records/).waitFor();
  assert.ok(await other.evaluate(() => navigator.serviceWorker.controller), "the worker is asked, and asks the host");
  const reload = page.waitForEvent("load");
  await page.evaluate(() => window.tabardUpdate.accept());
  await reload;
  await live(page);
  assert.equal(await pageVersion(page), await versionOf(v2));
  await page.waitForFunction(() => window.tabardUpdate.state === "failed");
  assert.equal(await page.evaluate(() => window.tabardUpdate.whole), false);
  await page.getByText(/^Games stay on this device. No account/).waitFor();
  assert.equal(await page.getByText(/^Ready to play without a network/).count(), 0);
  person.fine();
});
