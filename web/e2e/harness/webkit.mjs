// Debian's WebKitGTK, driven by W3C WebDriver over HTTP: the engine that every browser of an iPhone has.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { folder, freePort } from "./host.mjs";
import { dist } from "./paths.mjs";
import { atEnd, later } from "./test.mjs";

const driver = process.env.WEBKITDRIVER || "/usr/bin/WebKitWebDriver";
const machine = { x64: "x86_64", arm64: "aarch64" }[process.arch] || process.arch;
const browser = process.env.MINIBROWSER || `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// The browser's own row of buttons would not let a window be as narrow as a phone: nothing in it takes up room.
const narrow = "* { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; }\n";

// begin starts a program. The end of the present test kills it with all that it has started, and kill does so before.
function begin(name, args, { stdio = "ignore", env = process.env } = {}) {
  const child = spawn(name, args, { stdio, env, detached: true });
  const ended = new Promise((done) => child.on("exit", done).on("error", done));
  const end = () => {
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch { /* it has ended */ }
  };
  const kill = async () => {
    process.off("exit", end);
    end();
    await ended;
  };
  process.on("exit", end); // of a run that is broken off
  later(kill);
  return { child, kill };
}

// desk starts a screen without a monitor, and returns the environment of a program that is shown there. What a browser stores lies in the
// folder of the environment's XDG_DATA_HOME.
export async function desk() {
  const home = await folder();
  await mkdir(path.join(home, "config/gtk-3.0"), { recursive: true });
  await writeFile(path.join(home, "config/gtk-3.0/gtk.css"), narrow);
  const { child } = begin("Xvfb", ["-displayfd", "3", "-screen", "0", "2000x1400x24", "-nolisten", "tcp"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const display = await new Promise((done, fail) => {
    child.stdio[3].once("data", (text) => done(String(text).trim()));
    child.on("error", fail).on("exit", () => fail(new Error("Xvfb does not start")));
  });
  return {
    ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: path.join(home, "config"), XDG_DATA_HOME: path.join(home, "data"),
    XDG_CACHE_HOME: path.join(home, "cache"), GDK_BACKEND: "x11", NO_AT_BRIDGE: "1",
  };
}

// listen runs in the page: it notes what is wrong there from now on.
const listen = () => {
  window.faults = [];
  const note = (what) => window.faults.push(String(what));
  for (const level of ["error", "warn"]) console[level] = (...words) => note(`${level}: ${words.join(" ")}`);
  addEventListener("error", (e) => note(`page error: ${e.message}`));
  addEventListener("unhandledrejection", (e) => note(`page error: ${e.reason}`));
  addEventListener("securitypolicyviolation", (e) => note(`policy: ${e.effectiveDirective} refuses ${e.blockedURI}`));
};

// untilTrue waits until a function returns true in the page, untilThere until the page has such an element.
async function untilTrue(page, fn, arg, timeout = 30e3) {
  for (const end = Date.now() + timeout; !await page.evaluate(fn, arg); await pause(50)) {
    if (Date.now() > end) throw new Error(`never true: ${fn}`);
  }
}
const untilThere = (page, selector, timeout) => untilTrue(page, (s) => document.querySelector(s) !== null, selector, timeout);

// alone starts WebKit as a person's own browser is, without a driver, on what the environment's folders have kept.
export const alone = (env, url) => begin(browser, [url], { env });

// beside runs in a page that shows the app in a frame. It takes orders from the host's hear and runs them on the app's page.
const beside = () => {
  const frame = document.querySelector("iframe");
  const app = () => [frame.contentWindow, frame.contentDocument, frame.contentWindow.location];
  const orders = {
    run: ({ text }) => new Function("window", "document", "location", `return (${text})`)(...app()),
    async goto({ url, scripts }) {
      frame.src = url;
      while (frame.contentWindow.location.href.split("#")[0] !== url.split("#")[0] || !frame.contentDocument.documentElement) await new Promise((done) => setTimeout(done, 2));
      for (const text of scripts) orders.run({ text });
    },
  };
  const ask = async (answer) => {
    const order = await (await fetch("order", { method: "POST", body: JSON.stringify(["order", answer]) })).text();
    if (order === "") return setTimeout(ask, 20, null);
    const { what, ...how } = JSON.parse(order);
    let value = null, fault = null;
    try {
      value = await orders[what](how) ?? null;
    } catch (err) {
      fault = String(err);
    }
    ask({ value, fault });
  };
  ask(null);
};

// orderly makes a folder with such a page, visit.html, and with the app below repo.
export async function orderly() {
  const dir = await folder();
  await symlink(dist, path.join(dir, "repo"));
  await writeFile(path.join(dir, "visit.html"), `<!doctype html><iframe width="1240" height="760"></iframe><script>(${beside})()</script>`);
  return dir;
}

// ordered is the app's page in a WebKit that alone has started on the visit.html of orderly, by the names of the other browsers' drivers. Its hear
// returns undefined for what the app's page itself tells. A script runs before the app's page shows anything, but not before the page's own scripts.
export function ordered() {
  const scripts = [];
  let next = null, under = null;
  const hear = (text) => {
    const [what, answer] = JSON.parse(text);
    if (what !== "order") return undefined;
    if (answer && answer.fault) under.fail(new Error(`in the page: ${answer.fault}`));
    else if (answer) under.done(answer.value);
    const order = next ? JSON.stringify(next) : "";
    next = null;
    return order;
  };
  const send = (order) => new Promise((done, fail) => {
    next = order;
    under = { done, fail };
  });
  const page = {
    setDefaultTimeout() {},
    goto: (url) => send({ what: "goto", url, scripts }),
    evaluate: (fn, arg = null) => send({ what: "run", text: `(${fn})(${JSON.stringify(arg)})` }),
    waitForFunction: (fn, arg) => untilTrue(page, fn, arg, 60e3),
    waitForSelector: (selector) => untilThere(page, selector, 60e3),
    async click(selector) {
      await page.waitForSelector(selector);
      await page.evaluate((s) => document.querySelector(s).click(), selector);
    },
  };
  return { page, hear, script: (text) => scripts.push(text) };
}

// webkit starts WebKit and collects the faults of its page, which it tells nobody but the page. The page has the names that the table's
// harness uses. What a driven WebKit stores is gone when it ends.
export async function webkit() {
  const env = await desk(), port = await freePort(), faults = [];
  begin(driver, [`--port=${port}`, "--host=127.0.0.1"], { env });
  // Each call has a connection of its own: the driver has lost answers of one that stayed open.
  const call = async (method, where, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${where}`, {
      method, body: body && JSON.stringify(body), headers: { connection: "close" }, signal: AbortSignal.timeout(150e3),
    });
    const { value } = await answer.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  for (const end = Date.now() + 20e3; ; await pause(50)) {
    const ready = await call("GET", "/status").then((s) => s.ready, () => false);
    if (ready) break;
    assert.ok(Date.now() < end, "the driver of WebKit does not start");
  }
  const { sessionId } = await call("POST", "/session", { capabilities: { alwaysMatch: {
    "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] }, timeouts: { script: 120e3, pageLoad: 60e3 },
  } } });
  const ask = (method, what, body) => call(method, `/session/${sessionId}/${what}`, body);
  later(() => ask("DELETE", "").catch(() => {}));

  const page = {
    // evaluate runs a function in the page, and waits for what it promises.
    async evaluate(fn, arg) {
      const [fault, value] = await ask("POST", "execute/async", {
        script: `const [arg, done] = arguments;
          Promise.resolve().then(() => (${fn})(arg)).then((value) => done(["", value]), (fault) => done([String(fault), null]));`,
        args: [arg === undefined ? null : arg],
      });
      if (fault) throw new Error(`in the page: ${fault}`);
      return value;
    },
    waitForFunction: (fn, arg, { timeout } = {}) => untilTrue(page, fn, arg, timeout),
    waitForSelector: (selector, { timeout } = {}) => untilThere(page, selector, timeout),
    // locator knows how to wait for its first element, and no more.
    locator: (selector) => ({ first: () => ({ waitFor: () => page.waitForSelector(selector) }) }),
    async element(selector) {
      await page.waitForSelector(selector);
      return Object.values(await ask("POST", "element", { using: "css selector", value: selector }))[0];
    },
    // click presses the middle of an element, as a mouse does. As in the other browsers it waits until that can be pressed.
    async click(selector) {
      for (const end = Date.now() + 10e3; ;) {
        try {
          return await ask("POST", `element/${await page.element(selector)}/click`, {});
        } catch (err) {
          if (!/not interactable|stale element/.test(err.message) || Date.now() > end) throw err;
          await page.evaluate((s) => document.querySelector(s)?.scrollIntoView({ block: "center" }), selector); // the driver scrolls to an edge
        }
      }
    },
    // fill sets the text of a field, as a person who types or pastes it.
    async fill(selector, text) {
      await page.waitForSelector(selector);
      await page.evaluate(([s, text]) => {
        const field = document.querySelector(s);
        field.focus();
        field.value = text;
        for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
      }, [selector, text]);
    },
    // selectOption chooses an option. The driver wants to see the field that it opens from, and scrolls to none.
    async selectOption(selector, value) {
      await page.waitForSelector(selector);
      await page.evaluate((s) => document.querySelector(s).scrollIntoView({ block: "center" }), selector);
      return ask("POST", `element/${await page.element(`${selector} option[value="${value}"]`)}/click`, {});
    },
    // goto and reload take along what was wrong before, and listen as soon as the page has loaded.
    async goto(url) {
      await gather();
      await ask("POST", "url", { url });
      await page.evaluate(listen);
    },
    async reload() {
      await gather();
      await ask("POST", "refresh", {});
      await page.evaluate(listen);
      await page.live();
    },
    live: () => page.waitForSelector("html[data-live]", { timeout: 60e3 }),
    async open(url) {
      await page.goto(url);
      await page.live();
    },
    // setViewportSize makes the page as large as this. The window is larger by the browser's own rows. Their size is read anew where it was read before
    // the page had followed its window.
    async setViewportSize(size) {
      const follows = (timeout) => page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [size.width, size.height], { timeout });
      let rect = size;
      for (const patience of [1, 3e3, 10e3]) {
        await ask("POST", "window/rect", rect);
        if (await follows(patience).then(() => true, () => false)) return;
        const [w, h] = await page.evaluate(() => [innerWidth, innerHeight]);
        rect = { width: rect.width + size.width - w, height: rect.height + size.height - h };
      }
      throw new Error(`the page does not become as large as ${size.width}x${size.height}`);
    },
    screenshot: async ({ path: file }) => writeFile(file, Buffer.from(await ask("GET", "screenshot"), "base64")),
  };
  const gather = async () => { faults.push(...await page.evaluate(() => (window.faults || []).splice(0))); };
  await page.setViewportSize({ width: 1280, height: 800 });
  atEnd(async (failure) => {
    if (failure) return page.screenshot({ path: `${failure}.png` }).catch(() => {});
    await gather();
    assert.deepEqual(faults, [], "on a page something was wrong");
  });
  return page;
}
