// Prints how long the app takes to take files of the hostile kinds in, and how long it ever blocks the page meanwhile, and afterwards where it
// starts with what it took and lists it: the longest task that the browser itself reports. The kinds are those of web/store/hostile_files_test.go; a pattern takes in those that it fits.
// `make figures FIGURES=intake` runs it. Nothing here passes or fails: times belong to a machine.
import { execFileSync } from "node:child_process";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { folder, serve } from "./harness/host.mjs";
import { root } from "./harness/paths.mjs";
import { cleanUp } from "./harness/test.mjs";
import { until, visitor } from "./harness/visit.mjs";

const files = await folder();
execFileSync("go", ["test", "./web/store", "-run", "^TestHostileFiles$", "-count=1", "-args", `-files=${files}`], { cwd: root });
// longest is the duration of the longest of some tasks; the browser reports none below 50 ms.
const longest = (tasks) => (tasks.length > 0 ? Math.max(...tasks.map((t) => t.took)).toFixed(0) : "< 50");
const server = await serve();
const rows = [];
for (const name of (await readdir(files)).sort()) {
  const kind = path.parse(name).name.replaceAll("-", " ");
  if (!new RegExp(process.argv[2] || "").test(kind)) continue;
  const person = await visitor({ whole: true, viewport: { width: 1280, height: 900 } });
  await person.context.addInitScript(() => {
    window.tasks = [];
    new PerformanceObserver((l) => window.tasks.push(...l.getEntries().map((e) => ({ at: e.startTime, took: e.duration })))).observe({ type: "longtask" });
  });
  const page = await person.open(server.url + "#saves");
  await page.waitForSelector("#pick", { state: "attached" });
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    window.begun = 0;
    document.getElementById("pick").addEventListener("change", () => { window.begun ||= performance.now(); }, true);
    const toast = () => {
      const text = document.getElementById("toast")?.textContent;
      if (text && window.begun && !window.said) Object.assign(window, { said: text, ended: performance.now() });
    };
    new MutationObserver(toast).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.setInputFiles("#pick", path.join(files, name));
  const limit = 600e3;
  await page.waitForFunction(() => window.said, null, { timeout: limit, polling: 500 }).catch(() => {});
  // The journal is at rest once nothing has been added for a while.
  await until(page, () => new Promise((done) => {
    const request = indexedDB.open("tabard", 1);
    request.onerror = () => done(true);
    request.onsuccess = () => {
      const db = request.result;
      const count = db.transaction("games").objectStore("games").count();
      count.onsuccess = () => {
        db.close();
        if (window.kept !== count.result) Object.assign(window, { kept: count.result, keptAt: performance.now() });
        done(window.kept === 0 || performance.now() - window.keptAt > 2000);
      };
    };
  }), null, limit).catch(() => {});
  const seen = await page.evaluate(() => ({ begun: window.begun, ended: window.ended, said: window.said, kept: window.kept, keptAt: window.keptAt, tasks: window.tasks }));
  const since = seen.tasks.filter((t) => t.at + t.took > seen.begun);
  // The page is loaded anew, at the start; then the two lists are opened.
  const shown = {};
  await page.goto("about:blank");
  for (const [what, hash] of [["start", "#"], ["saved games", "#saves"], ["records", "#records"]]) {
    if (what === "start") await page.goto(server.url);
    else await page.evaluate((to) => { window.tasks = []; location.hash = to; }, hash);
    await page.waitForTimeout(3000);
    shown[what] = longest(await page.evaluate(() => window.tasks));
  }
  const seconds = (at) => (at === undefined ? "never" : ((at - seen.begun) / 1e3).toFixed(1));
  rows.push({ kind, MB: ((await stat(path.join(files, name))).size / 1e6).toFixed(1), "told after, s": seconds(seen.ended), "in the journal": seen.kept,
    "after, s": seen.kept > 0 ? seconds(seen.keptAt) : "", "longest task, ms": longest(since),
    "tasks over 50 ms": since.length, ...shown });
  console.error(rows.at(-1), seen.said);
  await person.close();
}
console.table(rows);
await cleanUp(null);
process.exit(0);
