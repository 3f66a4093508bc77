// Runs the tests, two at a time: `node run.mjs [part of a name]...`. Each has browsers, servers and folders of its own. A test that
// needs luck is a fault of the test; so that one does not hide what the others say, up to two that fail are tried once more at the end,
// alone, which is said and counted. Whatever is broken fails twice. WORKERS says how many run at a time.
import { fork } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { remains } from "./harness/paths.mjs";
import { load, tests } from "./harness/test.mjs";

const wanted = process.argv.slice(2);
await load();
await rm(remains, { recursive: true, force: true });
await mkdir(remains, { recursive: true });

const waiting = [...tests.keys()].filter((n) => wanted.length === 0 || wanted.some((w) => tests[n].name.includes(w)));
const failed = [], again = [];
const patience = 2; // tests of a run that may be tried once more
let passed = 0;

// judge notes what came of test n.
function judge(n, { fault, seconds, said }) {
  const { name } = tests[n];
  console.log([`${fault ? "FAIL" : "ok  "} ${name} (${seconds.toFixed(1)} s)`, ...said, ...(fault ? [fault.replace(/^/gm, "     ")] : [])].join("\n"));
  if (!fault) passed++;
  else if (again.length < patience && !again.includes(n)) again.push(n);
  else failed.push(name);
}

// work gives a process one test after the other until none waits. A process that ends takes its test with it and no other.
async function work() {
  while (waiting.length > 0) {
    const worker = fork(new URL("./harness/worker.mjs", import.meta.url));
    let at = -1, answer = null;
    const next = () => {
      at = waiting.length > 0 ? waiting.shift() : -1;
      if (at < 0) worker.disconnect();
      else worker.send(at);
    };
    worker.on("message", (result) => {
      answer = result;
      judge(at, answer);
      next();
    });
    next();
    const code = await new Promise((done) => worker.on("exit", done));
    if (at >= 0) judge(at, { fault: `its process ended with ${code}`, seconds: 0, said: [] });
  }
}

await Promise.all(Array.from({ length: Number(process.env.WORKERS) || Math.min(2, os.availableParallelism()) }, work));
if (again.length > 0) {
  console.log("once more, alone:");
  waiting.push(...again);
  await work();
}
if (failed.length > 0) console.log(`failed: ${failed.join("; ")}\npictures of the failures are in ${path.relative(process.cwd(), remains)}`);
if (again.length > 0) console.log(`tried twice: ${again.map((n) => tests[n].name).join("; ")}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length > 0 || passed === 0 ? 1 : 0);
