// Takes the pictures of the app: `node shots.mjs` writes those of the manifest into static/screenshots; `node shots.mjs all
// [folder]` writes every screen at three widths in both themes, to look at, by default into .build/shots; `node shots.mjs tables
// [folder]` each game's table alone, at the six sizes that it is drawn for, area by area.
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { serve } from "./harness/host.mjs";
import { build, staticDir } from "./harness/paths.mjs";
import { cleanUp } from "./harness/test.mjs";
import { confirmed, decideByClicks, games, luck, myTurn, pace, playOn, sitDown, sizes, state } from "./harness/table.mjs";
import { visitor } from "./harness/visit.mjs";

const [what = "manifest", into] = process.argv.slice(2);
const folder = into || (what !== "manifest" ? path.join(build, "shots") : path.join(staticDir, "screenshots"));
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
const everySize = async (name) => {
  for (const [width, height] of sizes) {
    for (const theme of ["light", "dark"]) {
      await page.setViewportSize({ width, height });
      const tabs = await page.locator(".tab:visible").count();
      for (let n = 0; n < Math.max(1, tabs); n++) {
        if (tabs > 0) await page.locator(".tab:visible").nth(n).click();
        await shot(`${name}-${width}x${height}-${theme}${n > 0 ? `-${n}` : ""}`, { width, height, theme });
      }
    }
  }
};
// What a person might do, so that the table looks like a game; else what the app suggests.
const decide = async ({ taste }, pick) => {
  const { rev } = await state(page);
  const good = page.locator('#bar button[data-do=act]:not([aria-disabled=true])').filter({ hasText: taste })
    .or(page.locator("#bar button.suggested:not([aria-disabled=true])"));
  if ((await good.count()) === 0 || !(await good.first().isVisible()) || (await good.first().textContent()).startsWith("Pass")) {
    return decideByClicks(page, pick);
  }
  await good.first().click();
  await confirmed(page, rev);
};
// The middle of a game, when the person is to choose an action.
const toTheMiddle = async (game) => {
  await pace(page, "instant");
  await sitDown(page, { game: game.id, seed: "1066" });
  const pick = luck(4);
  for (let n = 0; n < 120; n++) {
    const now = await myTurn(page);
    const line = await page.innerText(".turnline");
    if (now.over || (game.middle.test(line) && now.legal.length > 7)) break;
    await decide(game, pick);
  }
  await myTurn(page);
};

if (what === "all") {
  await everyWay("start");
  const around = [...games.flatMap(({ id }) => [[`#new/${id}`, "setup"], [`#rules/${id}`, "rules"]]), ["#settings", "settings"], ["#credits", "credits"]];
  for (const [hash, screen] of around) {
    await page.evaluate((h) => { location.hash = h; }, hash);
    await page.waitForSelector(`#tabard[data-screen=${screen}]`);
    await everyWay(hash.slice(1).replace("/", "-"));
  }
  for (const game of games) {
    await toTheMiddle(game);
    await everyWay(`${game.id}-table`);
    const pick = luck(9);
    await playOn(page, () => decideByClicks(page, pick));
    await everyWay(`${game.id}-score`);
  }
  for (const screen of ["saves", "records"]) {
    await page.evaluate((h) => { location.hash = h; }, `#${screen}`);
    await page.waitForSelector(`#tabard[data-screen=${screen}]`);
    await everyWay(screen);
  }
} else if (what === "tables") {
  for (const game of games) {
    await toTheMiddle(game);
    await everySize(game.id);
  }
} else {
  await shot("start", { width: 540, height: 960 });
  for (const game of games) {
    await toTheMiddle(game);
    const end = game.id === "coincrown" ? "" : `-${game.id}`;
    await shot(`phone${end}`, { width: 540, height: 960 });
    await shot(`wide${end}`, { width: 1280, height: 800, theme: game.id === "merchants" ? "dark" : "light" });
  }
}
console.log((await state(page)).prompt || "done");
await cleanUp(null);
process.exit(person.faults.length === 0 ? 0 : 1);
