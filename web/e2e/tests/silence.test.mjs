// What the page says where the browser or its worker does not answer, and how long it waits for that.
import assert from "node:assert/strict";
import { host, nextVersion } from "../harness/host.mjs";
import { promise, test } from "../harness/test.mjs";
import { guest, storedWhole } from "../harness/visit.mjs";

const getting = "Getting ready to play without a network…", local = "Games stay on this device. No account, no server.";
const ready = "Ready to play without a network. Games stay on this device.";

// says waits until the first screen says this of playing without a network.
const says = (page, words) => page.locator(".offline").getByText(words, { exact: true }).waitFor();

// passes moves the page's clock on by some seconds.
const passes = (page, seconds) => page.clock.fastForward(seconds * 1e3);

// mute runs in a page before its scripts: these calls of the browser's own part for workers are not answered until speak names them.
const mute = (calls) => {
  const owners = { getRegistration: ServiceWorkerContainer.prototype, register: ServiceWorkerContainer.prototype, postMessage: ServiceWorker.prototype };
  const kept = [];
  window.mute = (names) => {
    for (const name of names) {
      const call = owners[name][name];
      owners[name][name] = function (...args) {
        return new Promise((done) => kept.push([name, () => done(call.apply(this, args))]));
      };
      kept.push([name, () => { owners[name][name] = call; }]);
    }
  };
  window.speak = (name) => kept.filter(([of]) => of === name).forEach(([, go]) => go());
  window.mute(calls);
};

// arrive opens the app on a page whose clock a test moves, and which does not hear the answers to these calls.
async function arrive(person, url, calls) {
  await person.page.clock.install();
  await person.page.addInitScript(mute, calls);
  return person.open(url);
}

promise("silence: a browser that does not answer whether there is a worker is asked for one all the same, and the app is stored", async () => {
  // Only a browser has workers.
  const plain = await host();
  const page = await arrive(await guest(), plain.url, ["getRegistration"]);
  await says(page, getting);
  await passes(page, 5);
  await says(page, getting);
  await passes(page, 11);
  await says(page, ready);
});

test("silence: a browser that does not register a worker is not called getting ready for ever, and a late answer counts", async () => {
  // Only a browser has workers.
  const plain = await host();
  const page = await arrive(await guest(), plain.url, ["register"]);
  await says(page, getting);
  await passes(page, 5);
  await says(page, getting);
  await passes(page, 11);
  await says(page, local);
  await page.evaluate(() => window.speak("register"));
  await says(page, ready);
});

// unheard is a person to whom a host's app is stored, on a page whose worker does not answer.
async function unheard(plain, change = async () => {}) {
  const person = await guest();
  await storedWhole(await person.open(plain.url));
  await change(person.page);
  return { person, page: await arrive(person, plain.url, ["postMessage"]) };
}

promise("silence: a worker that says nothing is not called getting ready for ever, and a late answer counts", async () => {
  // Only a browser has workers.
  const plain = await host();
  const { page } = await unheard(plain);
  await says(page, getting);
  await passes(page, 5);
  await says(page, getting);
  await passes(page, 11);
  await says(page, local);
  await page.evaluate(() => window.speak("postMessage"));
  await says(page, ready);
});

test("silence: beside a worker that says nothing a version that is being stored is nothing yet, and one that is stored is offered", async () => {
  // Only a browser has a worker beside another.
  const next = await nextVersion(2), plain = await host(), held = "static/icon-180.png"; // no page asks for it
  const { page } = await unheard(plain, async () => {
    plain.dir = next;
    plain.held.add(held);
  });
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration()).installing);
  await passes(page, 16);
  await says(page, local);
  assert.equal(await page.locator("#update").isVisible(), false);
  plain.release();
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration()).waiting);
  await passes(page, 16);
  await page.locator("#update").waitFor();
  assert.equal(await page.evaluate(() => window.tabardUpdate.state), "waiting");
  const loaded = page.waitForEvent("load");
  await page.click("[data-do=update]");
  await passes(page, 16); // the worker that was offered is silent, too
  await loaded;
});

test("silence: a first visit whose files do not come is not called getting ready for ever, and what comes later counts", async () => {
  // Only a browser stores files for a worker.
  const plain = await host();
  plain.held.add("static/icon-180.png");
  const page = await arrive(await guest(), plain.url, []);
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.installing);
  await passes(page, 240);
  await says(page, getting);
  await passes(page, 61);
  await says(page, local);
  plain.release();
  await says(page, ready);
});

test("silence: a start that fails beside a silent worker and browser is said, and a repair waits for neither", async () => {
  // Only a browser has a worker and stored files, which a repair replaces.
  const plain = await host();
  const { person, page } = await unheard(plain);
  person.allow(/start failed/);
  await page.evaluate(() => {
    window.mute(["getRegistration"]);
    window.tabardBoot.failed(new Error("for a test"));
  });
  await passes(page, 16);
  const note = page.getByRole("alert");
  await note.getByText("could not be loaded").waitFor();
  await page.evaluate(() => { caches.keys = () => new Promise(() => {}); });
  let loaded = false;
  page.once("load", () => { loaded = true; });
  await note.getByRole("button", { name: "Repair the app" }).click();
  for (const end = Date.now() + 60e3; !loaded; await passes(page, 1).catch(() => {})) assert.ok(Date.now() < end, "the page is loaded anew");
});

test("silence: where the host does not answer either there is nothing to repair with, and that is said", async () => {
  // Only a browser has a worker and stored files, which a repair replaces.
  const plain = await host();
  const person = await guest();
  person.allow(/start failed/);
  const page = await arrive(person, plain.url, []);
  await page.evaluate(() => {
    window.fetch = () => new Promise(() => {});
    window.tabardBoot.failed(new Error("for a test"));
  });
  const note = page.getByRole("alert");
  await note.getByRole("button", { name: "Repair the app" }).click();
  await passes(page, 16);
  await note.getByText("There is nothing to repair it with").waitFor();
  await note.getByText("the host does not answer").waitFor();
});
