// What is worth watching step by step: the war of Battle Merchants.
import assert from "node:assert/strict";
import { accessible } from "../harness/axe.mjs";
import { serve } from "../harness/host.mjs";
import { test } from "../harness/test.mjs";
import { decideByClicks, luck, myTurn, pace, sitDown } from "../harness/table.mjs";
import { visitor } from "../harness/visit.mjs";

test("scenes: a war opens by itself, goes on at the person's pace, and can be watched again from the log", async () => {
  const server = await serve();
  const person = await visitor({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  const page = await person.open(server.url);
  await pace(page, "fast");
  await sitDown(page, { game: "merchants", kinds: ["person", "1", "1", "1"], seed: "7" });
  const pick = luck(7);
  const scene = page.locator("#sheet[open] .scene");
  for (let n = 0; (await scene.count()) === 0; n++) {
    assert.ok(n < 400, "no war in sight");
    // Bots wait while a war is watched: then it is nobody's turn.
    await Promise.race([myTurn(page, 90e3, true), scene.waitFor({ timeout: 90e3 })].map((wait) => wait.catch(() => {})));
    if ((await scene.count()) === 0) await decideByClicks(page, pick).catch((err) => scene.count().then((shown) => { if (!shown) throw err; }));
  }
  const steps = async () => {
    const seen = [];
    for (;;) {
      const text = await page.innerText("#sheet .scene-text");
      const [, at, of] = /(\d+) of (\d+)/.exec(text);
      assert.equal(Number(at), seen.length + 1, text);
      seen.push(`${await page.innerText("#sheet-title")}: ${text}`);
      if (seen.length === 1) {
        await accessible(page, "a scene");
        await page.focus("#sheet .scene-acts .btn-wax"); // and there the focus stays from step to step
      }
      await page.keyboard.press("Enter");
      if (at === of) break;
      await page.waitForFunction((old) => document.querySelector("#sheet .scene-text").innerText !== old, text);
    }
    await page.waitForSelector("#sheet[open]", { state: "detached" });
    return seen;
  };
  const first = await steps();
  assert.ok(first.length > 1, first.join("\n"));
  assert.match(first.join(), /War in spring/i);
  await page.locator('.log [data-do=open][data-arg^="scenes:"]:visible').first().click();
  await scene.waitFor();
  assert.deepEqual(await steps(), first, "the same war from the log");
  person.fine();
});
