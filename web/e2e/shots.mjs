// Takes the pictures of the app: `node shots.mjs` writes those of the manifest into static/screenshots; `node shots.mjs all
// [folder]` writes every screen at three widths in both themes, to look at, by default into .build/shots.
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { serve } from "./harness/host.mjs";
import { build, staticDir } from "./harness/paths.mjs";
import { cleanUp } from "./harness/test.mjs";
import { confirmed, decideByClicks, luck, myTurn, pace, playOn, sitDown, state } from "./harness/table.mjs";
import { visitor } from "./harness/visit.mjs";

const [what = "manifest", into] = process.argv.slice(2);
const folder = into || (what === "all" ? path.join(build, "shots") : path.join(staticDir, "screenshots"));
await mkdir(folder, { recursive: true });

const server = await serve();
const person = await visitor({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
const page = await person.open(server.url);

const shot = async (name, { width, height, theme = "light", fullPage = false }) => {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.evaluate(() => { window.scrollTo(0, 0); document.activeElement.blur(); });
  await page.waitForTimeout(300);
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage });
  console.log(path.join(path.relative(process.cwd(), folder), `${name}.png`));
};
const everyWay = async (name) => {
  for (const [width, height] of [[360, 740], [768, 1024], [1280, 900]]) {
    for (const theme of ["light", "dark"]) await shot(`${name}-${width}-${theme}`, { width, height, theme, fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
};
// decide buys the first card that can be bought, else takes what the app suggests: a table that looks like a game.
const decide = async (pick) => {
  const { rev } = await state(page);
  const good = page.locator('#actions button:not([aria-disabled=true])').filter({ hasText: /^\s*(Buy|Win|Attack|Upgrade)/ })
    .or(page.locator("#actions button.suggested:not([aria-disabled=true])"));
  if ((await good.count()) === 0 || (await good.first().textContent()).startsWith("Pass")) return decideByClicks(page, pick);
  await good.first().click();
  await confirmed(page, rev);
};
// The third year, when the person is to choose an action: something to see, and most of it still to come.
const toTheMiddle = async () => {
  await pace(page, "instant");
  await sitDown(page, { seed: "1066" });
  const pick = luck(4);
  for (let n = 0; n < 40; n++) {
    const now = await myTurn(page);
    const year = await page.innerText(".turnline");
    if (now.over || (/Year [3-5]/.test(year) && now.legal.length > 15)) break;
    await decide(pick);
  }
  await myTurn(page);
};

if (what === "all") {
  await everyWay("start");
  for (const [hash, screen] of [["#new/coincrown", "setup"], ["#settings", "settings"], ["#rules/coincrown", "rules"], ["#credits", "credits"]]) {
    await page.evaluate((h) => { location.hash = h; }, hash);
    await page.waitForSelector(`#tabard[data-screen=${screen}]`);
    await everyWay(screen);
  }
  await page.evaluate(() => { location.hash = "#"; });
  await toTheMiddle();
  await everyWay("table");
  const pick = luck(9);
  await playOn(page, () => decideByClicks(page, pick));
  await everyWay("score");
  await page.evaluate(() => { location.hash = "#saves"; });
  await page.waitForSelector("#tabard[data-screen=saves]");
  await everyWay("saves");
} else {
  await shot("start", { width: 540, height: 960 });
  await toTheMiddle();
  await shot("phone", { width: 540, height: 960 });
  await shot("wide", { width: 1280, height: 800 });
  await shot("dark", { width: 1280, height: 800, theme: "dark" });
}
console.log((await state(page)).prompt || "done");
await cleanUp(null);
process.exit(person.faults.length === 0 ? 0 : 1);
