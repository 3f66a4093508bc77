// What Lighthouse says of a first visit by its phone: a line of 1.6 Mbit/s and a processor a quarter as quick, as it reckons them from a visit
// without limits. `make lighthouse` runs it. Nothing here passes or fails: times belong to a machine.
import * as chrome from "chrome-launcher";
import lighthouse from "lighthouse";
import { args, executablePath } from "../harness/browser.mjs";
import { serve } from "../harness/host.mjs";
import { cleanUp } from "../harness/test.mjs";

const runs = Number(process.argv[2] || 5);
const server = await serve(), rows = [];
for (let n = 0; n < runs; n++) {
  const browser = await chrome.launch({ chromePath: executablePath, chromeFlags: ["--headless=new", ...args] });
  const { lhr } = await lighthouse(server.url, { port: browser.port, onlyCategories: ["performance"], logLevel: "error" });
  browser.kill();
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const of = (audit) => lhr.audits[audit].numericValue, s = (audit) => (of(audit) / 1e3).toFixed(2);
  rows.push({
    score: Math.round(100 * lhr.categories.performance.score), "first paint, s": s("first-contentful-paint"), "largest paint, s": s("largest-contentful-paint"),
    "speed index, s": s("speed-index"), "blocked, ms": of("total-blocking-time").toFixed(0), "layout shift": of("cumulative-layout-shift").toFixed(3),
  });
}
console.table(rows);
await cleanUp(null);
