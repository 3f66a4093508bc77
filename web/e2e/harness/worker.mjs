// A worker process of run.mjs: it receives the number of a test, runs it and sends the result.
import path from "node:path";
import util from "node:util";
import { args } from "./browser.mjs";
import { remains } from "./paths.mjs";
import { cleanUp, finish, load, tests } from "./test.mjs";

// A test runs for seconds: a second, better compilation of the program costs more than it saves. Measurements run with both.
args.push("--js-flags=--liftoff-only");

// The worker sends a test's output with its result, so that the lines of two tests do not mix.
let said = [];
console.log = (...words) => said.push(util.format(...words));

// A test that hangs must not hang the whole run: it has its patience, in seconds.
async function once({ name, body, patience }) {
  const start = performance.now();
  let fault = null, alarm;
  try {
    await Promise.race([body(), new Promise((_, no) => {
      alarm = setTimeout(() => no(new Error(`not done in ${patience} s`)), 1e3 * patience);
    })]);
  } catch (err) {
    fault = err;
  }
  clearTimeout(alarm);
  const trouble = await cleanUp(fault && path.join(remains, name.replace(/[^a-z0-9]+/gi, "-")));
  fault ??= trouble;
  return { fault: fault && String(fault.stack || fault), seconds: (performance.now() - start) / 1e3 };
}

await load();
process.on("message", async (n) => {
  said = [];
  const result = await once(tests[n]);
  process.send({ ...result, said });
});
process.on("disconnect", async () => {
  await finish();
  process.exit(0);
});
