// Runs the tests: `node run.mjs [--promises | --rest] [part of a name]...`. It runs as many at a time as there are cores, within memory;
// WORKERS is another number. Each test has browsers, servers and folders of its own. A test that needs luck has a fault; so that it does
// not hide the results of others, the run tries up to two failed tests once more at the end, alone, and says so. A real fault fails twice.
import { fork } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { remains } from "./harness/paths.mjs";
import { load, tests } from "./harness/test.mjs";

const kinds = { "--promises": (test) => test.promised, "--rest": (test) => !test.promised };
const kind = kinds[process.argv[2]];
const wanted = process.argv.slice(kind ? 3 : 2);
await load();
await rm(remains, { recursive: true, force: true });
await mkdir(remains, { recursive: true });

const waiting = [...tests.keys()].filter((n) => (!kind || kind(tests[n])) && (wanted.length === 0 || wanted.some((w) => tests[n].name.includes(w))));
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

// workers is how many processes there are. Each has browsers, which take up to a gigabyte.
const workers = Number(process.env.WORKERS) || Math.max(1, Math.min(os.availableParallelism(), Math.floor(os.freemem() / 1e9)));

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

await Promise.all(Array.from({ length: workers }, work));
if (again.length > 0) {
  console.log("once more, alone:");
  waiting.push(...again);
  await work();
}
if (failed.length > 0) console.log(`failed: ${failed.join("; ")}\npictures of the failures are in ${path.relative(process.cwd(), remains)}`);
if (again.length > 0) console.log(`tried twice: ${again.map((n) => tests[n].name).join("; ")}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length > 0 || passed === 0 ? 1 : 0);
