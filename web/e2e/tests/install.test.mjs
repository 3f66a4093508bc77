// The app can be installed.
import assert from "node:assert/strict";
import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { accessible } from "../harness/axe.mjs";
import { folder, host, serve } from "../harness/host.mjs";
import { dist } from "../harness/paths.mjs";
import { promise, test } from "../harness/test.mjs";
import { decideByKeys, luck, myTurn, pace, playOn, sitDown } from "../harness/table.mjs";
import { regular, storedWhole, visitor } from "../harness/visit.mjs";

for (const prefix of ["/", "/repo/"]) {
  (prefix === "/repo/" ? promise : test)(`install: at ${prefix} the browser finds nothing in the way`, async () => {
    // Only a browser judges whether a site can be installed.
    const server = await serve({ prefix });
    const person = await visitor({ whole: true });
    const page = await person.open(server.url);
    await storedWhole(page);
    const cdp = await person.context.newCDPSession(page);
    const { errors, manifest, data } = await cdp.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    const { installabilityErrors } = await cdp.send("Page.getInstallabilityErrors");
    assert.deepEqual(installabilityErrors, []);
    assert.equal(manifest.startUrl, server.url);
    assert.equal(manifest.scope, server.url);
    assert.equal(manifest.id, server.url, "each copy on a host is an app of its own, the same in every version");
    assert.equal(manifest.name, "Tabard");
    const { icons, screenshots = [], shortcuts } = JSON.parse(data);
    for (const { src } of [...icons, ...screenshots, ...shortcuts.flatMap((s) => s.icons)]) {
      assert.equal((await fetch(new URL(src, server.url))).status, 200, src);
    }
    assert.deepEqual(shortcuts.map((s) => new URL(s.url, server.url).href), ["continue", "daily", "new/coincrown", "new/emara", "new/merchants", "new/conquer"].map((hash) => `${server.url}#${hash}`));
    person.fine();
  });
}

test("install: what is in the way is found", async () => {
  // Only a browser judges that; that its judgement can fail shows that the test above means something.
  const dir = await folder();
  await cp(dist, dir, { recursive: true });
  const file = path.join(dir, "manifest.webmanifest"), manifest = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...manifest, icons: [], display: "browser" }));
  const plain = await host({ dir });
  const person = await visitor({ whole: true });
  person.allow(/manifest|not whole|no offline copy|not the contents/); // the worker stores only files of the release
  const page = await person.open(plain.url);
  const { installabilityErrors } = await (await person.context.newCDPSession(page)).send("Page.getInstallabilityErrors");
  assert.ok(installabilityErrors.length > 0, "nothing is in the way of an app without icons, in a browser's window");
});

test("install: shortcuts lead where they say, colours follow the chosen theme, a badge tells of a game that waits", async () => {
  // Only a browser has bars of its own and an icon with a badge. An app that is not installed gets none: the test listens instead.
  const person = await regular({ viewport: { width: 390, height: 844 } });
  await person.page.addInitScript(() => {
    window.badges = [];
    navigator.setAppBadge = async () => { window.badges.push(true); };
    navigator.clearAppBadge = async () => { window.badges.push(false); };
  });
  const page = await person.open(person.url);
  const shade = () => page.evaluate(() => {
    const [meta] = Array.from(document.querySelectorAll("meta[name=theme-color]")).filter((m) => matchMedia(m.media).matches);
    return meta.content;
  });
  const badge = () => page.evaluate(() => window.badges.at(-1) ?? false);
  await page.emulateMedia({ colorScheme: "light" });
  const light = await shade();
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await shade();
  assert.notEqual(light, dark, "by the system's theme");
  await page.evaluate(() => { location.hash = "#settings"; });
  await page.click("[data-do=theme][data-arg=light]");
  await page.waitForSelector("html[data-theme=light]");
  assert.equal(await shade(), light, "by the chosen theme");
  await page.reload();
  await page.waitForSelector("#tabard[data-screen=settings]");
  assert.equal(await shade(), light, "by the chosen theme, at the next start");
  await page.click("[data-do=theme][data-arg=auto]");
  await page.waitForSelector("html:not([data-theme])");
  assert.equal(await shade(), dark, "by the system's theme again");

  assert.equal(await badge(), false, "no game waits");
  const { data } = await (await person.context.newCDPSession(page)).send("Page.getAppManifest");
  for (const { url } of JSON.parse(data).shortcuts.slice(1)) {
    await page.goto("about:blank");
    await person.open(new URL(url, person.url).href, page);
    const place = url.split("#")[1];
    await page.waitForSelector(place === "daily" ? "#tabard[data-screen=start] #daily-title:focus" : "#tabard[data-screen=setup]");
  }
  await page.evaluate(() => { location.hash = "#"; });
  await page.waitForSelector("#tabard[data-screen=start]");
  await sitDown(page, { kinds: ["person", "0"] });
  await myTurn(page);
  assert.equal(await badge(), true, "a game waits");
  person.fine();
});

test("install: the first result offers it", async () => {
  // Only a browser says that the app can be installed: the test says it here.
  const person = await regular({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  const page = await person.open(person.url);
  await pace(page, "instant");
  await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    offer.prompt = async () => { window.prompted = true; };
    offer.userChoice = new Promise(() => {});
    window.dispatchEvent(offer);
  });
  await page.waitForSelector("[data-do=install]:visible");
  await accessible(page, "the first screen that offers to install");
  const pick = luck(7);
  await sitDown(page, { kinds: ["person", "0"] });
  await playOn(page, () => decideByKeys(page, pick));
  await page.waitForSelector("#offer:visible");
  await accessible(page, "the offer to install at the first result");
  await page.click("#offer [data-do=install]");
  await page.waitForFunction(() => window.prompted);
  await page.waitForSelector("#offer", { state: "hidden" });
  person.fine();
});
