// One of the processes that run.mjs gives its tests to: it is told a number and answers what came of that test.
import path from "node:path";
import util from "node:util";
import { args } from "./browser.mjs";
import { remains } from "./paths.mjs";
import { cleanUp, finish, load, tests } from "./test.mjs";

// A test runs for seconds: to compile the program a second time, better, costs more than it saves. What is measured runs as with people.
args.push("--js-flags=--liftoff-only");

const limit = 300e3; // a test that hangs must not hang the whole run

// What a test says is told with its result, so that two tests do not talk into each other.
let said = [];
console.log = (...words) => said.push(util.format(...words));

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
