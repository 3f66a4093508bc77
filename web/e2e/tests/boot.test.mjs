// The app starts in every browser and on every host.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, rm, stat, writeFile } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import { folder, host, serve } from "../harness/host.mjs";
import { dist, root } from "../harness/paths.mjs";
import { accessible } from "../harness/axe.mjs";
import { later, promise, test } from "../harness/test.mjs";
import { guest, live, storedWhole, until, visitor } from "../harness/visit.mjs";

for (const [what, start] of [["our server's header", () => serve({ prefix: "/repo/" })], ["the page's own element, three folders deep on a host without headers", () => host({ prefix: "/a/b/c/" })]]) {
  promise(`boot: under the policy of ${what} the app starts without a complaint, and no text becomes a part of the page or a script`, async () => {
    // Only a browser enforces a policy, and says that it has lost the network.
    const person = await guest();
    const page = await person.open((await start()).url);
    await storedWhole(page);
    assert.equal(await page.evaluate(() => window.tabardVolatile), false);
    assert.equal(await page.evaluate(() => document.getElementById("boot")), null, "the loader is gone");
    person.fine();
    const marked = () => page.evaluate(() => document.documentElement.hasAttribute("data-offline"));
    assert.equal(await marked(), false);
    await person.context.setOffline(true);
    await page.waitForSelector("html[data-offline]", { state: "attached" });
    await person.context.setOffline(false);
    await page.waitForSelector("html:not([data-offline])", { state: "attached" });
    person.allow(/policy|Trusted/);
    const passed = await page.evaluate(() => Object.entries({
      html: () => { document.body.innerHTML = "<p>x</p>"; },
      more: () => { document.body.insertAdjacentHTML("beforeend", "<p>x</p>"); },
      frame: () => { document.createElement("iframe").srcdoc = "x"; },
      script: () => { document.createElement("script").text = "1"; },
      address: () => { document.createElement("script").src = "static/tabs.js"; },
      worker: () => new Worker("static/tabs.js"),
      policy: () => trustedTypes.createPolicy("default", { createHTML: (text) => text }),
    }).filter(([, attempt]) => {
      try {
        attempt();
        return true;
      } catch (err) {
        return !(err instanceof TypeError);
      }
    }).map(([name]) => name));
    assert.deepEqual(passed, []);
    assert.equal(await page.locator("#tabard").count(), 1, "the page is as it was");
  });
}

test("boot: a host that does not compress sends the program packed all the same", async () => {
  // Only a browser unpacks a program while it comes, and stores what it has received.
  const plain = await host({ prefix: "/repo/" });
  const person = await guest();
  const cdp = await person.context.newCDPSession(person.page);
  const program = new Set();
  let received = 0;
  cdp.on("Network.requestWillBeSent", (e) => { if (e.request.url.includes("app.wasm")) program.add(e.requestId); });
  cdp.on("Network.dataReceived", (e) => { if (program.has(e.requestId)) received += e.dataLength; });
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", { offline: false, latency: 20, downloadThroughput: 2e6, uploadThroughput: 1e6 });
  const page = await person.open(plain.url);
  assert.ok(plain.asked.includes("app.wasm.gz"), "the packed copy is asked for");
  const whole = (await stat(path.join(dist, "app.wasm"))).size;
  assert.ok(received < 0.6 * whole, `${received} of ${whole} bytes`);
  await cdp.send("Network.emulateNetworkConditions", { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  await storedWhole(page);
  // From now on the stored copy serves page and thinker, and the host is not asked again.
  plain.asked.length = 0;
  await page.reload();
  await live(page);
  assert.deepEqual(plain.asked.filter((name) => name.startsWith("app.wasm")), []);
  person.fine();
});

test("boot: a host without packed copies sends the program as it is", async () => {
  // Only a browser starts a program as its host sends it.
  const dir = await folder();
  await cp(dist, dir, { recursive: true });
  await rm(path.join(dir, "app.wasm.gz"));
  const plain = await host({ dir });
  const person = await guest();
  person.allow(/404/);
  const page = await person.open(plain.url);
  await storedWhole(page);
  person.fine();
});

test("boot: a damaged address starts the app, which can say so, and does not end one that runs", async () => {
  // Only a browser reads an address before the program does.
  const server = await serve();
  const person = await guest();
  const page = person.page;
  for (const hash of ["#g=%zz", "#%", "#a%2"]) {
    await page.goto("about:blank");
    await person.open(server.url + hash);
    await page.waitForSelector("#tabard[data-screen=link]");
    assert.ok(!page.url().includes("%"), page.url());
  }
  await page.goto("about:blank");
  await person.open(server.url);
  await page.waitForSelector("#tabard[data-screen=start]");
  await page.evaluate(() => { location.hash = "#g=%zz"; });
  await page.waitForSelector("#tabard[data-screen=link]");
  assert.equal(await page.locator(".boot-note").count(), 0);
  await live(page);
  person.fine();
});

test("boot: a phone whose name contains bot is a phone", async () => {
  // Only a browser has a name of its own to tell.
  const server = await serve();
  const person = await guest({ userAgent: "Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36" });
  await person.open(server.url);
  person.fine();
});

test("boot: without scripts the page says what it needs", async () => {
  // Only a browser can be without scripts.
  const server = await serve();
  const person = await guest({ javaScriptEnabled: false }), { page } = person;
  person.allow(/request failed: .*\.js/); // what was asked for early is a script
  await page.goto(server.url);
  assert.match(await page.innerText("body"), /needs JavaScript and WebAssembly/);
  assert.match(await page.innerText("h1"), /Tabard/);
  // The rules can be read all the same.
  await page.getByRole("link", { name: /Crown of Emara: die Regeln/ }).click();
  assert.equal(await page.getAttribute("html", "lang"), "de");
  assert.ok(await page.getByRole("heading").count() > 10);
  await page.getByRole("link", { name: /Tabard/ }).click();
  assert.match(await page.innerText("h1"), /Tabard/);
  const reader = await guest(); // axe is a script
  await reader.page.goto(server.url + "rules/de/emara.html");
  await accessible(reader.page, "the rules without the program");
});

test("boot: loading shows true progress in megabytes, readably", async () => {
  // Only a browser shows a page before its program has come.
  const server = await serve();
  // A host between, which gives half of the program and waits before it gives the rest.
  let rest;
  const asked = new Promise((go) => { rest = go; });
  const give = async (request, response) => {
    const answer = await fetch(new URL(request.url, server.url), { headers: { "accept-encoding": "identity" } });
    const body = Buffer.from(await answer.arrayBuffer());
    for (const [name, value] of answer.headers) if (!/^(content-(encoding|length)|transfer-encoding|connection)$/.test(name)) response.setHeader(name, value);
    response.writeHead(answer.status, { "content-length": body.length });
    if (!request.url.includes("app.wasm")) return response.end(body);
    response.write(body.subarray(0, body.length / 2));
    await asked;
    response.end(body.subarray(body.length / 2));
  };
  const between = http.createServer((request, response) => {
    give(request, response).catch(() => response.destroy()); // a request that is under way when the test ends
  });
  await new Promise((done) => between.listen(0, "127.0.0.1", done));
  later(() => { between.closeAllConnections(); between.close(); });
  const person = await guest();
  const url = `http://127.0.0.1:${between.address().port}/`;
  person.allow(/app\.wasm\.gz/, /status of 404/); // it asks a host that packs nothing for the packed program first
  await person.page.goto(url, { waitUntil: "commit" });
  const shown = () => {
    const found = /Loading (\d+\.\d) of (\d+\.\d) MB/.exec(document.getElementById("boot-state")?.textContent || "");
    return found && { n: Number(found[1]), m: Number(found[2]), bar: document.getElementById("boot-progress").value };
  };
  await until(person.page, `(${shown})()?.bar > 0.45`); // a chunk at a time, to the half that has been sent
  const { n, m, bar } = await person.page.evaluate(shown);
  assert.ok(Math.abs(n / m - 0.5) < 0.05 && Math.abs(bar - 0.5) < 0.05, `${n} of ${m}, bar ${bar}`);
  await accessible(person.page, "the loader");
  rest();
  await live(person.page);
  person.fine();
});

test("boot: a download that breaks off is said, and trying again works", async () => {
  // Only a browser's download breaks off.
  const server = await serve();
  const person = await guest();
  person.allow(/start failed/, /Failed to load resource/, /request failed/, /preload/i);
  await person.page.route("**/app.wasm*", (route) => route.abort());
  await person.page.goto(server.url);
  const note = person.page.getByRole("alert");
  await note.getByText("could not be loaded").waitFor();
  await accessible(person.page, "the note about a failed start");
  await person.page.unroute("**/app.wasm*");
  await note.getByRole("button", { name: "Try again" }).click();
  await live(person.page);
  person.fine();
});

test("boot: a start that stalls offers repair, and repair keeps the games", async () => {
  // Only a browser has a worker and stored files, which a repair replaces.
  const server = await serve();
  const person = await guest();
  person.allow(/request failed/, /Failed to load resource/, /preload/i);
  const page = await person.open(server.url);
  await storedWhole(page);
  await page.evaluate(async () => {
    localStorage.setItem("tabard/kept", "a game");
    await (await caches.open("another app")).put("/x", new Response("theirs"));
  });
  await page.clock.install();
  let held = true;
  await person.context.route("**/app.wasm*", async (route) => {
    if (!held) await route.continue(); // else it never answers
  });
  // A broken copy: the page is there, the program is not.
  await page.evaluate(async () => {
    for (const k of await caches.keys()) if (k.startsWith("tabard:")) await (await caches.open(k)).delete("app.wasm", { ignoreSearch: true });
  });
  await page.goto(server.url, { waitUntil: "commit" });
  await page.waitForSelector("#boot-state");
  await page.clock.fastForward(16e3);
  const note = page.getByRole("alert");
  await note.getByText("slow to load").waitFor();
  held = false;
  await note.getByRole("button", { name: "Repair" }).click();
  await live(page);
  await storedWhole(page);
  assert.equal(await page.evaluate(() => localStorage.getItem("tabard/kept")), "a game");
  assert.ok(await page.evaluate(() => caches.has("another app")), "a neighbour's cache is left alone");
  person.fine();
});

promise("boot: a program that dies is noticed, said, and reloading helps", async () => {
  // Only a browser's page outlives the program.
  const server = await serve();
  const person = await guest();
  person.allow(/panic|goroutine|exit code|index out of range|already exited|\.go:\d+|^console error: (\s*|main\..*|syscall.*|github.*|tabard.*|runtime.*|created by.*)$/);
  const page = await person.open(server.url);
  await page.evaluate(() => { try { goappNav(); } catch { /* the program is gone */ } }); // go-app reads an argument that is not there
  const note = page.getByRole("alert").filter({ hasText: "program has stopped" });
  await note.waitFor();
  await accessible(page, "the note about the end of the program", ".boot-note");
  await note.getByRole("button", { name: "Reload" }).click();
  await page.waitForSelector(".boot-note", { state: "detached" });
  await live(page);
});

test("boot: the report of a fault that a player copies names functions and lines, once our tool has read it", async () => {
  // Only the shipped program has numbers in the place of names.
  const person = await guest();
  const page = await person.open((await serve()).url);
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => { window.copied = text; };
    history.replaceState = () => { throw new Error("out of order"); };
    window.tabardBadHash = "a link that cannot be read";
    dispatchEvent(new Event("tabard-bad-hash"));
  });
  await page.getByRole("button", { name: "Copy the report" }).click();
  await until(page, () => window.copied);
  const report = await page.evaluate(() => window.copied);
  assert.match(report, /^Tabard [0-9a-f]{12}\n.*out of order/);
  assert.doesNotMatch(report, /perform/, "the names are not in the program");
  const file = path.join(await folder(), "report.txt");
  await writeFile(file, report);
  const { stdout } = await promisify(execFile)("go", ["run", "./cmd/replay", "-report", file], { cwd: root });
  assert.match(stdout, /\ntabard\/web\/page\.\(\*root\)\.perform\(.*\n\ttabard\/web\/page\/perform\.go:\d+ \+0x/);
  assert.match(stdout, /\nmain\.main\(\)\n\ttabard\/cmd\/client\/main\.go:\d+ \+0x/);
});
