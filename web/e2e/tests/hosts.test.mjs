// The export works wherever it is put: behind Debian's nginx, at a root and below a path, and within our one program.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import path from "node:path";
import { folder } from "../harness/host.mjs";
import { nginx } from "../harness/nginx.mjs";
import { build } from "../harness/paths.mjs";
import { later, promise, test } from "../harness/test.mjs";
import { decideByClicks, luck, myTurn, pace, saved, sitDown } from "../harness/table.mjs";
import { live, storedWhole, visitor } from "../harness/visit.mjs";

// The browser itself looks for a new service worker at each visit; without a host it says so on the console.
const noHost = [/ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /error occurred when fetching the script/i];

for (const prefix of ["/", "/games/tabard/"]) {
  (prefix !== "/" ? promise : test)(`hosts: nginx as Debian sets it up, at ${prefix}`, async () => {
    // Only a browser on a real host meets that host's types and headers.
    const server = await nginx({ prefix });
    const missing = await fetch(server.url + "no/such/page");
    assert.equal(missing.status, 404);
    assert.match(await missing.text(), /Tabard/, "our own page says what is missing");
    const person = await visitor();
    const page = await person.open(server.url);
    await storedWhole(page);
    await pace(page, "instant");
    await sitDown(page, { kinds: ["person", "0"] });
    const pick = luck(5);
    for (let n = 0; n < 5; n++) {
      await myTurn(page);
      await decideByClicks(page, pick);
    }
    const { rev } = await myTurn(page);
    assert.ok(rev > 5);
    await saved(page);
    await server.stop();
    person.allow(...noHost);
    await page.reload();
    await live(page);
    await page.waitForSelector("#table");
    await myTurn(page);
    person.fine();
  });
}

test("hosts: the one program carries the site and needs no other file", async () => {
  // Only a browser starts what the program serves, with no folder beside it.
  const child = spawn(path.join(build, "tabard"), ["-addr", "127.0.0.1:0", "-prefix", "/t/"], { cwd: await folder() });
  later(() => child.kill("SIGINT"));
  const url = await new Promise((done, fail) => {
    child.stdout.on("data", (text) => done(/http:\S+/.exec(text)[0]));
    child.on("exit", () => fail(new Error("it does not start")));
  });
  const packed = await fetch(url + "app.wasm", { headers: { "Accept-Encoding": "br" } });
  assert.equal(packed.headers.get("Content-Encoding"), "br");
  await packed.arrayBuffer();
  const person = await visitor({ whole: true });
  const page = await person.open(url);
  await storedWhole(page);
  person.fine();
});
