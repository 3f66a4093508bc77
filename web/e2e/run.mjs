// Runs the tests one after the other: `node run.mjs [part of a name]...`. The last line counts them. A browser on a busy
// machine has its moods: a test that fails is tried once more, which is said and counted, and happens to two tests of a run
// at the most. Whatever is broken fails twice.
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { cleanUp, tests } from "./harness/test.mjs";
import { remains } from "./harness/paths.mjs";

const wanted = process.argv.slice(2);
const folder = new URL("./tests/", import.meta.url);
for (const name of (await readdir(folder)).sort()) {
  if (name.endsWith(".test.mjs")) await import(new URL(name, folder));
}
await rm(remains, { recursive: true, force: true });
await mkdir(remains, { recursive: true });

const limit = 300e3; // a test that hangs must not hang the whole run
const patience = 2; // tests of a run that may be tried again

// once runs a test and says why it failed, or null.
async function once({ name, body }) {
  const start = performance.now();
  let fault = null, alarm;
  try {
    await Promise.race([body(), new Promise((_, no) => {
      alarm = setTimeout(() => no(new Error(`not done in ${limit / 1e3} s`)), limit);
    })]);
  } catch (err) {
    fault = err;
  }
  clearTimeout(alarm);
  const trouble = await cleanUp(fault && path.join(remains, name.replace(/[^a-z0-9]+/gi, "-")));
  fault ??= trouble;
  console.log(`${fault ? "FAIL" : "ok  "} ${name} (${((performance.now() - start) / 1e3).toFixed(1)} s)`);
  if (fault) console.log(String(fault.stack || fault).replace(/^/gm, "     "));
  return fault;
}

let passed = 0;
const again = [], failed = [];
for (const test of tests) {
  if (wanted.length > 0 && !wanted.some((w) => test.name.includes(w))) continue;
  let fault = await once(test);
  if (fault && again.length < patience) {
    again.push(test.name);
    console.log("     once more:");
    fault = await once(test);
  }
  if (fault) failed.push(test.name);
  else passed++;
}
if (failed.length > 0) console.log(`pictures of the failures are in ${path.relative(process.cwd(), remains)}`);
console.log(`${passed} passed, ${failed.length} failed, ${again.length} tried twice`);
process.exit(failed.length > 0 || passed === 0 ? 1 : 0);
