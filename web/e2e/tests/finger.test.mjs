// Whole games with a finger, by what is in view, on phones upright and lying.
import assert from "node:assert/strict";
import { accessible, legible } from "../harness/axe.mjs";
import { serve } from "../harness/host.mjs";
import { byFinger, fated, games, luck, pace, playOn, saved, sitDown, state } from "../harness/table.mjs";
import { test } from "../harness/test.mjs";
import { guest } from "../harness/visit.mjs";
import { look } from "../harness/walk.mjs";

for (const [i, { id: game }] of games.entries()) {
  for (const [j, [width, height]] of [[390, 664], [844, 390], [320, 560]].entries()) {
    test(`finger: ${game} is played to its end at ${width}x${height}, and what a press needs is whole and in view each time`, async () => {
      // Only a browser knows what a finger hits and what is in view.
      const person = await guest({ viewport: { width, height }, hasTouch: true, reducedMotion: "reduce" });
      await fated(person.page);
      const page = await person.open((await serve()).url);
      await pace(page, "instant");
      await sitDown(page, { game, kinds: ["person", "0"], seed: String(1066 + i) });
      const pick = luck(1066 + j), faults = [], known = new Set();
      let places = null, moments = 0;
      const seen = async (what) => {
        const { prompt } = await state(page);
        let { found, zones } = await look(page, what === "armed");
        for (let n = 0; n < 10 && found.hidden.length > 0; n++) { // what lies beyond an edge is told with the next drawing
          await page.waitForTimeout(100);
          ({ found, zones } = await look(page, what === "armed"));
        }
        moments++;
        places ||= zones;
        for (const kind of ["choices", "armed", "hidden", "page"]) faults.push(...found[kind].map((f) => `${what} "${prompt}", ${kind}: ${f}`));
        for (const z of Object.keys(zones)) if (zones[z] !== places[z]) faults.push(`${what} "${prompt}", zone ${z}: ${places[z]} -> ${zones[z]}`);
        const kind = `${what} ${prompt.replace(/\d+/g, "")}`;
        if (j === i % 3 && !known.has(kind)) { // once at each kind of moment, in each game at one of the sizes
          known.add(kind);
          await accessible(page, `${game}, ${kind}`);
          await legible(page, `${game}, ${kind}`);
        }
      };
      const decide = byFinger(page, pick, seen);
      const { decisions, ways } = await playOn(page, async () => {
        await seen("asked");
        return decide();
      });
      await page.evaluate(() => document.querySelector(".count-skip")?.click()); // what lies over everything while the points are counted
      await page.locator(".result-title").waitFor();
      await seen("over");
      await saved(page);
      assert.ok(decisions >= 10 && moments > decisions, `${decisions} decisions, ${moments} moments`);
      assert.ok(Object.keys(ways).length > 5, `only ${Object.keys(ways)} were pressed`);
      assert.deepEqual(faults, []);
      person.fine();
    }, 900);
  }
}
