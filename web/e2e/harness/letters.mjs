// Tables by link: what people do who pass letters on, and what their browsers keep of it.
import assert from "node:assert/strict";
import jsqr from "jsqr";
import { hurry } from "./table.mjs";

const jsQR = jsqr.default || jsqr;

// address is that in the text of a letter, and link that in the one which is shown.
export const address = (text) => /http\S+#g=\S+/.exec(text)[0];
export const link = async (page) => address(await page.inputValue("#letter"));

// has is who goes on by a letter's text. A letter that ends the game is for all.
export const has = (text) => /^(\w+), /.exec(text)?.[1];

// opens opens a letter in a page that runs: as a link in it would.
export async function opens(page, url) {
  await page.evaluate((hash) => { location.hash = hash; }, new URL(url).hash);
}

// readCode reads the QR code that a page shows out of its drawing, four dots a module.
export async function readCode(page) {
  const [path, box] = await page.$eval(".qr-code", (svg) => [svg.querySelector("path").getAttribute("d"), svg.getAttribute("viewBox")]);
  const size = Number(box.split(" ")[2]) * 4, dots = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y, n] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = 0; row < 4; row++) {
      for (let dot = 0; dot < n * 4; dot++) dots.fill(0, (((+y + 4) * 4 + row) * size + (+x + 4) * 4 + dot) * 4, (((+y + 4) * 4 + row) * size + (+x + 4) * 4 + dot) * 4 + 3);
    }
  }
  return jsQR(dots, size, size)?.data;
}

// letter waits for the letter that is offered to be sent, and returns its text.
export async function letter(page) {
  await page.waitForSelector("#letter");
  return page.inputValue("#letter");
}

// gathers sets up a table by link for the people of pages, by their names, and has all sit down. options are pairs of a place and a value. It returns the text of the
// first letter.
export async function gathers(pages, game, options = []) {
  const [[first, one], ...others] = Object.entries(pages);
  await one.evaluate((id) => { location.hash = `#new/${id}`; }, game);
  await one.click("[data-do=far][data-arg=apart]");
  await one.evaluate(() => { for (const fold of document.querySelectorAll(".fold")) fold.open = true; });
  await one.click(`[data-do=seats][data-arg="${others.length + 1}"]`);
  for (let i = 0; i <= others.length; i++) await one.selectOption(`select[name="seat-kind:${i}"]`, "person");
  for (const [place, value] of options) {
    const many = one.locator(`select[name="option:${place}"]`);
    if (await many.count() > 0) await many.selectOption(String(value));
    else await one.click(`[data-do=option][data-arg="${place}:${value}"]`);
  }
  await one.fill("[name='seat-name:0']", first);
  await one.click("[data-do=start]");
  let text = await letter(one);
  for (const [name, page] of others) {
    await opens(page, address(text));
    await page.fill("#sit-name", name);
    await page.locator("[data-do=sit]").first().click();
    text = await letter(page);
  }
  return text;
}

// hurries plays until a letter is offered to be sent, as hurry does, and returns the letter's text.
export const hurries = async (page, seed, last = false, timeout = 60e3) => (await hurry(page, "dialog[open] #letter", { seed, last, timeout })).value;

// kept is what a page has stored: the records of local storage as bytes, in hexadecimal, and the journal.
export const kept = (page) => page.evaluate(async () => {
  const hex = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
  const plain = (text) => /^"[\w-]*"$/.test(text) ? Uint8Array.from(atob(text.slice(1, -1).replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0)) : new TextEncoder().encode(text);
  const all = Object.entries(localStorage).map(([key, text]) => [key, hex(plain(text))]);
  for (const { name } of await indexedDB.databases()) {
    const db = await new Promise((done, fail) => { Object.assign(indexedDB.open(name), { onsuccess: (e) => done(e.target.result), onerror: fail }); });
    for (const table of db.objectStoreNames) {
      const found = await new Promise((done, fail) => { Object.assign(db.transaction(table).objectStore(table).getAll(), { onsuccess: (e) => done(e.target.result), onerror: fail }); });
      for (const entry of found) all.push([`journal ${entry.id}`, entry.slot instanceof Uint8Array ? hex(entry.slot) : JSON.stringify(entry)]);
    }
    db.close();
  }
  return all.sort();
});

// heads are the records of letters alone: of all tables, or of the one of that id.
export const heads = async (page, id = "") => JSON.stringify((await kept(page)).filter(([key]) => key.startsWith(`tabard:letter:${id}`)));

// keysOf are the keys of seats among the records of a page: the id of the table and the key in hexadecimal. A record of keys ends with the key and two
// sums of four bytes.
const keysOf = (records) => records.filter(([at]) => at.startsWith("tabard:key:")).map(([at, hex]) => [at.split(":")[2], hex.slice(-48, -16)]);

// secret asserts that the key of no page is in what another one has stored, and its own in records of keys alone.
export async function secret(pages) {
  const all = await Promise.all(Object.entries(pages).map(async ([name, page]) => [name, await kept(page)]));
  for (const [name, records] of all) {
    const keys = keysOf(records);
    assert.ok(keys.length > 0, `${name} has no key`);
    for (const [other, theirs] of all) {
      for (const [at, hex] of theirs) {
        const [, of] = /^(?:tabard:|journal )key:(\w+)/.exec(at) || [];
        for (const [id, key] of keys) assert.equal(hex.includes(key), other === name && of === id, `the key of ${name} in ${at} of ${other}`);
      }
    }
  }
}

// inMemory says of each program's memory of a page which of some bytes, in hexadecimal, are in it. The page has one program, and its worker one of its own:
// the browser itself finds the memories.
async function inMemory(page, wanted) {
  const cdp = await page.context().newCDPSession(page);
  const workers = [];
  cdp.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => { if (targetInfo.type === "worker") workers.push(sessionId); });
  await cdp.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  let id = 0;
  const through = (sessionId) => (method, params = {}) => new Promise((done, fail) => {
    const mine = ++id;
    const hear = (e) => {
      const { id, result, error } = JSON.parse(e.message);
      if (e.sessionId !== sessionId || id !== mine) return;
      cdp.off("Target.receivedMessageFromTarget", hear);
      if (error) fail(new Error(error.message));
      else done(result);
    };
    cdp.on("Target.receivedMessageFromTarget", hear);
    cdp.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id: mine, method, params }) });
  });
  const all = [];
  for (const send of [(...it) => cdp.send(...it), ...workers.map(through)]) {
    const { result } = await send("Runtime.evaluate", { expression: "WebAssembly.Memory.prototype" });
    const { objects } = await send("Runtime.queryObjects", { prototypeObjectId: result.objectId });
    const answer = await send("Runtime.callFunctionOn", {
      objectId: objects.objectId, arguments: [{ value: wanted }], returnByValue: true,
      functionDeclaration: String(function (wanted) {
        return Array.from(this, (memory) => {
          const all = new Uint8Array(memory.buffer);
          return wanted.map((hex) => {
            const bytes = hex.match(/../g).map((it) => parseInt(it, 16));
            for (let at = all.indexOf(bytes[0]); at >= 0; at = all.indexOf(bytes[0], at + 1)) {
              if (bytes.every((b, i) => all[at + i] === b)) return true;
            }
            return false;
          });
        });
      }),
    });
    all.push(...answer.result.value);
  }
  await cdp.detach();
  return all;
}

// forms are how a key may be written: as bytes, as text in hexadecimal, and as text in base 64, where it may begin at each third of a group.
function forms(key) {
  const bytes = Buffer.from(key, "hex"), hex = (text) => Buffer.from(text).toString("hex");
  return [key, hex(key), ...[0, 1, 2].map((n) => hex(Buffer.concat([Buffer.alloc(n), bytes]).toString("base64url").slice(4, 20)))];
}

// unknown asserts that the key of no page is in the memory of another one's program or of its worker. Its own is found in each page: the list of tables,
// which is shown last, has just read it.
export async function unknown(pages) {
  const keys = {};
  for (const [name, page] of Object.entries(pages)) keys[name] = keysOf(await kept(page));
  for (const [name, page] of Object.entries(pages)) {
    await page.evaluate(() => { location.hash = ""; });
    await page.waitForSelector("#tables:not([hidden])");
    for (const [owner, [[, key]]] of Object.entries(keys)) {
      const memories = await inMemory(page, forms(key));
      assert.deepEqual(memories.map((found) => found.some(Boolean)), [owner === name, false], `the key of ${owner} in the memories of page and worker of ${name}`);
    }
  }
}
