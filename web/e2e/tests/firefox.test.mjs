// The same app in Debian's Firefox: play, reload, offline, link. Driven by puppeteer, which speaks to a Firefox as it is.
import assert from "node:assert/strict";
import puppeteer from "puppeteer-core";
import { serve } from "../harness/host.mjs";
import { games, myTurn, state } from "../harness/table.mjs";
import { later, test } from "../harness/test.mjs";

// firefox starts Firefox and collects its faults. Its pages get the names that the table's harness uses.
async function firefox() {
  const browser = await puppeteer.launch({
    browser: "firefox", executablePath: process.env.FIREFOX || "/usr/bin/firefox-esr", headless: true,
    extraPrefsFirefox: { "network.captive-portal-service.enabled": false, "network.connectivity-service.enabled": false },
  });
  const faults = [];
  later(() => browser.close());
  return {
    faults,
    async open(url) {
      const page = await browser.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      page.on("pageerror", (e) => faults.push(String(e)));
      page.on("console", (m) => { if (["error", "warn"].includes(m.type())) faults.push(`${m.type()}: ${m.text()}`); });
      const waitForFunction = page.waitForFunction.bind(page);
      // As playwright has it: the argument stands before the options.
      page.waitForFunction = (fn, arg, options) => waitForFunction(fn, options || {}, arg);
      await page.goto(url);
      await page.waitForSelector("html[data-live]", { timeout: 60e3 });
      return page;
    },
  };
}

// decide presses the first of the buttons that are offered for the n-th question, in turn.
async function decide(page, n) {
  const { rev, legal } = await state(page);
  const action = legal[n % legal.length];
  const press = () => page.evaluate((a) => document.querySelector(`#actions button[data-action="${a}"]`)?.click(), action);
  await press();
  for (let tries = 0; tries < 60 && (await state(page)).rev === rev; tries++) {
    await new Promise((done) => setTimeout(done, 50));
    if (await page.evaluate(() => Boolean(document.querySelector("button[data-armed=true]")))) await press();
  }
  assert.notEqual((await state(page)).rev, rev, `${action} was not taken`);
}

const saved = (page) => page.waitForFunction(() => document.getElementById("tabard").dataset.save === "saved", null, { timeout: 15e3 });

// The smallest game and the largest: browsers differ in parts that all games use.
for (const { id: game } of games.filter(({ id }) => id === "coincrown" || id === "conquer")) {
  test(`firefox: ${game} is played, reloaded, sent as a link and played on without a network`, async () => {
    // Only Firefox has its own engine for WebAssembly, storage and workers.
    const server = await serve({ prefix: "/repo/" });
    const fox = await firefox();
    const page = await fox.open(server.url + "#new/" + game);
    await page.waitForSelector("#tabard[data-screen=setup]");
    await page.click('[data-do=seats][data-arg="2"]');
    await page.select('select[name="seat-kind:1"]', "0");
    await page.click("[data-do=start]");
    await page.waitForSelector("#table");
    for (let n = 0; n < 6; n++) {
      if ((await myTurn(page)).over) break;
      await decide(page, n);
    }
    const before = await myTurn(page);
    await saved(page);

    await page.reload();
    await page.waitForSelector("#table");
    const after = await myTurn(page);
    assert.deepEqual([after.prompt, after.legal], [before.prompt, before.legal], "the very question, after a reload");

    await page.click("[data-do=open][data-arg=menu]");
    await page.waitForSelector("#sheet [data-do=share]");
    await page.click("#sheet [data-do=share]");
    await page.waitForSelector("#link");
    const link = await page.$eval("#link", (e) => e.value);
    const other = await fox.open(link);
    await other.waitForSelector("#tabard[data-screen=link]");
    await other.click("[data-do=keepcopy]");
    await other.waitForSelector("#table");
    assert.deepEqual((await myTurn(other)).legal, before.legal, "the link leads to the same question");

    await page.waitForFunction(() => window.tabardUpdate.whole && Boolean(navigator.serviceWorker.controller), null, { timeout: 60e3 });
    assert.deepEqual(fox.faults, []);
    await server.stop();
    await other.close();
    await page.goto("about:blank");
    await page.goto(server.url + "#continue");
    await page.waitForSelector("html[data-live]", { timeout: 60e3 });
    await page.waitForSelector("#table", { timeout: 30e3 });
    await myTurn(page);
    await decide(page, 1);
    await saved(page);
  });
}
