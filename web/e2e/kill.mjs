// Kills browsers in the middle of play and counts what they had called saved and no longer know: `node kill.mjs [kills of each browser]`.
// KILL=chromium, firefox or webkit kills one kind only; JOURNAL=off takes the journal of the first two away, for comparison. Every round starts a browser on the
// same profile, looks that the game stands where it was last called saved or further, plays on alone, and is killed with all its
// processes at a moment of chance. Ends with 1 if anything was lost.
import { spawn } from "node:child_process";
import { appendFile, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "playwright-core";
import puppeteer from "puppeteer-core";
import { args, executablePath } from "./harness/browser.mjs";
import { folder, freePort, host } from "./harness/host.mjs";
import { cleanUp } from "./harness/test.mjs";
import { alone, desk, ordered, orderly } from "./harness/webkit.mjs";

const kills = Number(process.argv[2]) || 100;
const journal = process.env.JOURNAL !== "off";
const kinds = (process.env.KILL || (journal ? "chromium,firefox,webkit" : "chromium,firefox")).split(",");
const fresh = 4; // rounds after which another game is begun
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// tree are a process and all that it has started.
async function tree(pid) {
  const children = new Map();
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
    const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    if (parent) children.set(parent, [...(children.get(parent) || []), Number(name)]);
  }
  const all = [pid];
  for (const p of all) all.push(...(children.get(p) || []));
  return all;
}

// murder ends a browser as a crash of the machine's patience does: no process of it hears anything.
async function murder(pid) {
  for (const p of await tree(pid)) {
    try {
      process.kill(p, "SIGKILL");
    } catch { /* gone already */ }
  }
}

// Each kind opens a page on a profile, with a way to put a script into it first. A driven WebKit keeps nothing, and so one without a driver is
// given its orders by the host.
const open = {
  async chromium(profile) {
    const port = await freePort();
    const child = spawn(executablePath, [...args, "--headless", `--user-data-dir=${profile}`, `--remote-debugging-port=${port}`, "about:blank"], { stdio: "ignore" });
    let browser = null;
    for (let tries = 0; !browser && tries < 600; tries++) {
      browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`).catch(() => null);
      if (!browser) await pause(50);
    }
    if (!browser) throw new Error("Chromium does not start");
    const context = browser.contexts()[0];
    const page = context.pages()[0] || await context.newPage();
    return { page, pid: child.pid, script: (text) => page.addInitScript(text), gone: () => browser.close().catch(() => {}) };
  },
  async firefox(profile) {
    for (const name of ["prefs.js", "user.js"]) await appendFile(path.join(profile, name), ""); // puppeteer copies both, and a kill may have left one
    const browser = await puppeteer.launch({ browser: "firefox", executablePath: process.env.FIREFOX || "/usr/bin/firefox-esr", headless: true,
      userDataDir: profile, extraPrefsFirefox: { "network.captive-portal-service.enabled": false, "network.connectivity-service.enabled": false } });
    const page = await browser.newPage();
    return { page, pid: browser.process().pid, script: (text) => page.evaluateOnNewDocument(text), gone: () => browser.disconnect() };
  },
  async webkit(screen, server) {
    const { page, hear, script } = ordered(), tell = server.hear;
    server.hear = (text) => hear(text) ?? tell(text);
    const { child, kill } = alone(screen, server.url + "visit.html");
    const gone = async () => {
      server.hear = tell;
      await kill();
    };
    return { page, pid: child.pid, script, gone };
  },
};

// watching runs in the page: it tells of every state that is shown, of every word about its save, and of every press. It waits until
// it is heard, so that nothing comes of a state that nobody knows of.
const watching = () => {
  let told = "";
  const tell = (...what) => {
    const call = new XMLHttpRequest();
    call.open("POST", "tell", false);
    call.send(JSON.stringify(what));
  };
  const look = () => {
    const root = document.getElementById("tabard"), list = document.getElementById("actions");
    const over = root?.dataset.over === "true";
    if (!root || !over && !list) return;
    const word = root.dataset.save, now = `${root.dataset.rev} ${word}`;
    if (now === told || !word) return;
    told = now;
    tell(over ? `${location.hash} is over` : [location.hash, document.querySelector("#prompt .prompt-what")?.textContent,
      Array.from(list.dataset.rev === root.dataset.rev ? list.querySelectorAll("button[data-action]") : [], (b) => b.dataset.action),
      Array.from(document.querySelectorAll("#board [data-ref], #mine [data-ref], .seat-card"), (e) => e.textContent)].join(), word);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  // Plays by the list of actions, as quickly as a person presses.
  window.playAlone = (seed) => {
    let x = seed;
    const pick = (n) => { x = (Math.imul(x, 1664525) + 1013904223) >>> 0; return Math.floor((x / 2 ** 32) * n); };
    setInterval(() => {
      const all = document.querySelectorAll('#actions:not([data-rev="0"]) button[data-action]:not([aria-disabled=true])'); // what is being drawn cannot be pressed
      const press = document.querySelector("button[data-armed=true]") || all[pick(all.length)];
      if (!press) return;
      tell("press");
      press.click();
    }, 120);
  };
};

async function kind(name) {
  const server = await host({ dir: await orderly() }), app = server.url + "repo/";
  const profile = name === "webkit" ? await desk() : await folder();
  const random = ((x) => () => (x = (Math.imul(x, 1664525) + 1013904223) >>> 0) / 2 ** 32)(name.length * 7919 + kills);
  const sum = { kills: 0, saved: 0, looked: 0, lost: 0, worst: 0 };
  // The states of the present game in their order, the last of them that was called saved, whether a press came after them all, and
  // what states there were before the last kill.
  let marks = [], acked = -1, pressed = false, first = null, past = new Set();
  server.hear = (text) => {
    const [mark, word] = JSON.parse(text);
    if (mark === "press") return void (pressed = true);
    first ??= mark;
    if (marks.at(-1) !== mark) { // else it is the word about the save that is new, and a press may still be on its way
      marks.push(mark);
      pressed = false;
    }
    if (word === "saved" || word === "noted") acked = marks.length - 1; // "noted" is what it says without a journal
  };
  for (let round = 0; round < kills; round++) {
    const before = { marks, acked, pressed };
    const next = round % fresh === 0 || marks.length === 0 || marks.at(-1).endsWith(" is over");
    past = next ? new Set() : new Set([...past, ...marks]);
    marks = [];
    acked = -1;
    pressed = false;
    first = null;
    const { page, pid, script, gone } = await open[name](profile, server);
    page.setDefaultTimeout(60e3);
    if (!journal) await script("Object.defineProperty(window, 'indexedDB', { value: undefined })");
    await script(`(${watching})()`);
    await page.goto(app + (next ? "#new/emara" : "#continue"));
    await page.waitForSelector("html[data-live]");
    if (next) {
      await page.waitForSelector("#tabard[data-screen=setup]");
      await page.click('[data-do=seats][data-arg="1"]');
      await page.click("[data-do=start]");
      await page.waitForSelector("#table");
    } else {
      // The state that it comes back to is the one that was called saved last, or one that was shown after it, or what came of a press
      // that nobody saw.
      await page.waitForSelector("#table, #tabard[data-screen=start]");
      for (let tries = 0; first === null && tries < 1200; tries++) await pause(50);
      if (first === null) throw new Error(`${name}: it shows no table: ${await page.evaluate(() => document.body.innerText.slice(0, 500))}`);
      let at = before.marks.lastIndexOf(first);
      if (at < 0 && before.pressed && !past.has(first)) at = before.marks.length;
      sum.looked++;
      if (at < before.acked) {
        sum.lost++;
        sum.worst = Math.max(sum.worst, before.acked - at);
        if (process.env.DEBUG) console.log(`shown\n${first}\ncalled saved\n${before.marks[before.acked]}\npressed after it: ${before.pressed}`);
        const read = await page.evaluate(() => window.tabardJournal.found !== null);
        console.log(`${name}: after kill ${round} it is ${at < 0 ? "not there" : `${before.acked - at} states back`} of ${before.acked + 1}` +
          (read ? "" : ": the journal was not read"));
      }
    }
    await page.evaluate((s) => window.playAlone(s), Math.floor(random() * 2 ** 31));
    await pause(400 + random() * 5600);
    await murder(pid);
    sum.kills++;
    sum.saved += acked + 1;
    await gone();
    if (sum.kills % 20 === 0) console.log(`${name}: ${sum.kills} kills, ${sum.saved} states called saved, ${sum.looked} looked for, ${sum.lost} lost`);
  }
  await server.stop();
  console.log(`${name}: ${sum.kills} kills, ${sum.saved} states called saved, ${sum.looked} games looked for after a kill, ${sum.lost} lost` +
    `${sum.lost ? `, at worst ${sum.worst} states` : ""}`);
  if (sum.looked === 0) console.log(`${name}: no game was looked for, so nothing is proven`);
  return sum.looked > 0 && sum.lost === 0;
}

let safe = false;
try {
  safe = (await Promise.all(kinds.map(kind))).every(Boolean);
} finally {
  await cleanUp(null);
}
process.exit(safe ? 0 : 1);
