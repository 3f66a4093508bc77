// A person's visit: a browser, a page, and a list of everything that is not as it should be.
import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { launchProfile, shared } from "./browser.mjs";
import { begin, folder } from "./host.mjs";
import { atEnd, lastly, later } from "./test.mjs";

const phone = { width: 360, height: 740 };

// Whoever wants to see things travel asks for it (reducedMotion: "no-preference"): a window that moves costs half as much again.
const still = { viewport: phone, reducedMotion: "reduce" };

// guest opens a private window of a browser that a process's tests share: all that the app needs, and half the work of a browser of
// one's own. Tests of storage, of installation, or of a browser that is closed and opened need visitor.
export const guest = async (options = {}) => person(await (await shared()).newContext({ ...still, ...options }));

// visitor starts a browser on a new profile, a whole one for tests of the browser's own controls. blocked forbids storage as a
// person can in the browser's settings; without a journal there is no IndexedDB, and local storage is all there is.
export async function visitor({ blocked = false, journal = true, whole = blocked, ...options } = {}) {
  const profile = await folder();
  if (blocked) {
    await mkdir(path.join(profile, "Default"), { recursive: true });
    await writeFile(path.join(profile, "Default", "Preferences"),
      JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }));
  }
  const context = await launchProfile(profile, { ...still, whole, ...options });
  if (!journal) await context.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
  return person(context);
}

let house = null; // where regulars meet: a host, a window of the shared browser, and a page of it that stays

// home makes it ready: only the app is stored there. The page that stays is a text without a program. It holds the
// compiled program, so that later pages need not compile it again, and it empties the storage.
async function home() {
  if (house?.browser.isConnected() && !house.keeper.isClosed()) return house;
  const server = await begin();
  lastly(() => server.stop());
  const browser = await shared(), context = await browser.newContext({ viewport: phone }), keeper = await context.newPage();
  keeper.on("crash", () => { house = null; });
  await keeper.goto(server.url);
  await keeper.waitForFunction(() => window.tabardUpdate.whole && navigator.serviceWorker.controller, null, { timeout: 60e3 });
  await keeper.goto(server.url + "static/licences/go.txt");
  await keeper.evaluate(async () => {
    const { body } = await caches.match(new URL("../../app.wasm", location));
    window.program = await WebAssembly.compileStreaming(new Response(body, { headers: { "Content-Type": "application/wasm" } }));
  });
  house = { browser, context, keeper, url: server.url };
  return house;
}

// emptied deletes all games, settings and records, but not the stored files of the app.
const emptied = (keeper) => keeper.evaluate(async () => {
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) {
    await new Promise((done, fail) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = done;
      request.onerror = () => fail(request.error);
    });
  }
  return [localStorage.length, await indexedDB.databases()];
});

// regular is a person who has been here before, and has no games: the app is stored, so that the visit costs a third of a first one. It is
// for all tests but those of a first visit, of storage or of the network. The address is in url. Such people come one after the other to
// the same window: a test changes settings of the page, never of the context. The window's size, motion and colours
// may be given.
export async function regular({ viewport = phone, reducedMotion = "reduce", forcedColors = null, ...others } = {}) {
  assert.deepEqual(others, {}, "what a page cannot have for itself is a guest's");
  const { context, keeper, url } = await home();
  // The page of the test before may have written once more as it closed.
  let left = await emptied(keeper);
  for (let n = 0; n < 9 && left.flat().some((it) => it !== 0); n++) left = await emptied(keeper);
  assert.deepEqual(left, [0, []], "the storage is empty");
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion, forcedColors });
  return Object.assign(await person(context, page), { url });
}

// loading are the requests of a page that are on their way.
const loading = new WeakMap();

// person watches the pages of a context: all of them, or, in a window that others have used, those from the page first on.
async function person(context, first = null) {
  const faults = [];
  const allowed = [];
  const note = (text) => {
    if (!allowed.some((pattern) => pattern.test(text))) faults.push(text);
  };
  const hosts = new Set();
  const heard = [], others = first ? context.pages().filter((page) => page !== first) : [];
  const hear = (event, fn) => heard.push([event, fn]) && context.on(event, fn);
  const pages = () => context.pages().filter((page) => !others.includes(page));
  hear("page", (page) => watch(page, note));
  for (const page of pages()) watch(page, note);
  hear("console", (m) => {
    if (m.type() === "error" || m.type() === "warning") note(`console ${m.type()}: ${m.text()}`);
  });
  hear("weberror", (e) => note(`page error: ${e.error().stack || e.error()}`));
  hear("request", (r) => {
    const { protocol, host } = new URL(r.url());
    if (!/^https?:$/.test(protocol)) return;
    if (hosts.size > 0 && !hosts.has(host)) note(`third party: ${r.url()}`);
  });
  hear("requestfailed", (r) => {
    // Going on to another page while a picture is still loading aborts it, which is as it should be.
    if (r.failure()?.errorText !== "net::ERR_ABORTED") note(`request failed: ${r.url()} ${r.failure()?.errorText}`);
  });
  hear("response", (r) => {
    if (r.status() >= 400) note(`status ${r.status()}: ${r.url()}`);
  });

  const me = {
    context,
    faults,
    page: pages()[0] || (await context.newPage()),
    // allow names faults that the test causes on purpose.
    allow: (...patterns) => allowed.push(...patterns),
    // open goes to an address and waits until the program runs.
    async open(url, page = me.page) {
      hosts.add(new URL(url).host);
      await page.goto(url);
      await live(page);
      return page;
    },
    // fine asserts that nothing was wrong so far.
    fine() {
      assert.deepEqual(faults, []);
    },
    async close() {
      if (!first) return context.close();
      await Promise.all(pages().map((page) => page.close()));
      for (const [event, fn] of heard) context.off(event, fn);
    },
  };
  atEnd(async (failure) => {
    if (!failure) return assert.deepEqual(faults, [], "on a page something was wrong");
    for (const [i, page] of pages().entries()) {
      await page.screenshot({ path: `${failure}-${i}.png`, fullPage: true }).catch(() => {});
    }
  });
  later(() => me.close().catch(() => {}));
  return me;
}

function watch(page, note) {
  // Chromium reports a refused resource to the console as well, but not always with its directive.
  page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (e) => {
      console.error(`policy: ${e.effectiveDirective} refuses ${e.blockedURI} at ${e.sourceFile}:${e.lineNumber}`);
    });
    // A press moves nothing: a focus that follows one must not scroll the page away under the finger.
    let pressing = false;
    addEventListener("pointerdown", () => { pressing = true; }, true);
    addEventListener("keydown", () => { pressing = false; }, true);
    for (const prototype of [HTMLElement.prototype, SVGElement.prototype]) {
      const { focus } = prototype;
      prototype.focus = function (...options) {
        const before = scrollY;
        focus.apply(this, options);
        if (pressing && scrollY !== before) {
          console.error(`focus: the page jumps by ${scrollY - before} px to ${this.id || this.dataset.ref || this.className}`);
        }
      };
    }
  });
  page.on("crash", () => note("the page has crashed"));
  const underway = new Set();
  loading.set(page, underway);
  page.on("request", (r) => { if (/^https?:/.test(r.url())) underway.add(r); });
  for (const end of ["requestfinished", "requestfailed"]) page.on(end, (r) => underway.delete(r));
}

// live waits until the program runs and has drawn its first screen.
export const live = (page) => page.waitForSelector("html[data-live]", { state: "attached", timeout: 60e3 });

// twoFrames waits until what has changed, or a window of another size, has been drawn and heard of.
export const twoFrames = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

// reloadPast loads a page anew from the host, past all workers, as Shift and reload do.
export async function reloadPast(page) {
  const loaded = page.waitForEvent("load");
  await (await page.context().newCDPSession(page)).send("Page.reload", { ignoreCache: true });
  await loaded;
  await live(page);
}

// storedWhole waits until the app can be used without a network, and the page itself asks the host for nothing more.
export async function storedWhole(page) {
  await page.waitForFunction(() => window.tabardUpdate.whole && navigator.serviceWorker.controller, null, { timeout: 60e3 });
  const underway = loading.get(page);
  for (const end = Date.now() + 60e3; underway.size > 0; await page.waitForTimeout(20)) {
    assert.ok(Date.now() < end, `still on their way: ${Array.from(underway, (r) => r.url())}`);
  }
}

// until waits until the function returns true in the page. Unlike waitForFunction it waits for promises.
export async function until(page, fn, arg, timeout = 60e3) {
  for (const end = Date.now() + timeout; Date.now() < end;) {
    if (await page.evaluate(fn, arg)) return;
    await page.waitForTimeout(50);
  }
  throw new Error(`never true: ${fn}`);
}

// roomy makes the browser's window larger than the page's. The browser presents nothing that lies below the edge of its window: a press there would seem to
// wait until something changes above.
export async function roomy(page) {
  const cdp = await page.context().newCDPSession(page);
  const { windowId } = await cdp.send("Browser.getWindowForTarget");
  await cdp.send("Browser.setWindowBounds", { windowId, bounds: { width: 1600, height: 1200 } });
}

// slow makes the page's processor as slow as a phone's.
export async function slow(page, rate = 4) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate });
}

// traced records the tasks of the page's main thread until end(), which returns what each took of the processor, in
// milliseconds. Other load of the machine does not change it, and a task in which the browser answers a test's question is none of the
// page's. whole() ends it, too, and returns the tasks with when they ran, and the performance marks that the page has set, on the same clock.
export async function traced(page) {
  const cdp = await page.context().newCDPSession(page);
  const events = [];
  const asks = (e) => e.args?.chrome_mojo_event_info?.mojo_interface_tag === "blink.mojom.DevToolsSession";
  cdp.on("Tracing.dataCollected", (e) => events.push(...e.value.filter((one) => one.name === "thread_name" || one.name === "RunTask" || /user_timing/.test(one.cat) || asks(one))));
  await cdp.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["disabled-by-default-devtools.timeline", "blink.user_timing", "mojom"], recordMode: "recordContinuously" },
  });
  const trace = {
    async whole() {
      const done = new Promise((ok) => cdp.once("Tracing.tracingComplete", ok));
      await cdp.send("Tracing.end");
      await done;
      const main = new Set(events.filter((e) => e.name === "thread_name" && e.args.name === "CrRendererMain").map((e) => `${e.pid} ${e.tid}`));
      const ours = events.filter((e) => main.has(`${e.pid} ${e.tid}`)), asked = ours.filter(asks);
      return {
        tasks: ours.filter((e) => e.name === "RunTask" && e.tdur !== undefined && !asked.some((a) => a.ts >= e.ts && a.ts <= e.ts + e.dur))
          .map((e) => ({ from: e.ts / 1e3, to: (e.ts + e.dur) / 1e3, took: e.tdur / 1e3 })),
        marks: events.filter((e) => /user_timing/.test(e.cat)).map((e) => ({ name: e.name, at: e.ts / 1e3 })).sort((a, b) => a.at - b.at),
      };
    },
    end: async () => (await trace.whole()).tasks.map((t) => t.took),
  };
  return trace;
}
