// A game played by ear: by what a screen reader reads of the page, with advice as eyes of the game.
import assert from "node:assert/strict";
import { test } from "../harness/test.mjs";
import { fated, games, myTurn, pace, sitDown } from "../harness/table.mjs";
import { regular } from "../harness/visit.mjs";

// listens collects what the live regions say. Within an open dialog nothing else is heard. The region of a dialog may be filled just before the
// dialog opens.
const listens = (page) => page.addInitScript(() => {
  window.heard = [];
  const before = new Map();
  new MutationObserver(() => {
    for (const region of document.querySelectorAll("[aria-live]")) {
      const text = region.textContent.trim();
      if (text === before.get(region.id)) continue;
      before.set(region.id, text);
      if (text !== "" && (region.closest("dialog") || !document.querySelector("dialog[open]"))) window.heard.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
});

// hears waits until something of a kind is heard after the first n texts, and returns it.
async function hears(page, n, kind) {
  await page.waitForFunction(([from, like]) => window.heard.slice(from).some((text) => new RegExp(like).test(text)), [n, kind.source]);
  return page.evaluate(([from, like]) => window.heard.slice(from).findLast((text) => new RegExp(like).test(text)), [n, kind.source]);
}

const { id: game } = games[0];
test(`ears: ${game} is played to its end by the list of actions and the live regions alone`, async () => {
  // Only a browser computes the names that a screen reader reads, and moves the focus. All games are won so natively, where the advice does not
  // hang on how much time the machine has.
  const person = await regular({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  await listens(person.page);
  await fated(person.page);
  const page = await person.open(person.url);
  await pace(page, "instant");
  await sitDown(page, { game, kinds: ["person", "0"], seed: "1", names: ["Ann"] });
  const list = page.getByRole("region", { name: /^All actions/ }).getByRole("button");
  await myTurn(page);
  await page.waitForFunction(() => !document.querySelector("#actions button").checkVisibility({ contentVisibilityAuto: true })); // out of sight it costs no layout
  assert.ok(await list.count() > 0, "a list out of sight is not told");
  let decisions = 0, digests = 0;
  for (let over = false; !over; decisions++) {
    ({ over } = await myTurn(page));
    if (over) break;
    assert.ok(decisions < 300, "the game does not end");
    const rev = await page.evaluate(() => document.getElementById("tabard").dataset.rev);
    const enabled = list.and(page.locator("[data-action]:not([aria-disabled=true])")); // a reader says "dimmed" of others
    let choice = enabled.first();
    if (await enabled.count() > 1) {
      const from = await page.evaluate(() => window.heard.length);
      await page.keyboard.press("v");
      const [, advice] = /^Best\. ([^]*)/.exec(await hears(page, from, /^Best\. /));
      await page.keyboard.press("Escape");
      await page.waitForFunction(() => !document.querySelector("dialog[open]"));
      // The line whose name begins as the advice does.
      const names = await enabled.evaluateAll((all) => all.map((b) => b.querySelector(".line-text > span").textContent));
      const fit = names.map((name, at) => ({ name, at })).filter(({ name }) => `${advice}. `.startsWith(`${name.replace(/\.$/, "")}. `))
        .sort((a, b) => b.name.length - a.name.length);
      assert.ok(fit.length > 0 && fit[0].name !== fit[1]?.name, `of the advice "${advice}" the list has ${fit.length}: ${names.join("; ")}`);
      choice = enabled.nth(fit[0].at);
    }
    for (let press = 0; press < 2 && await page.evaluate((r) => document.getElementById("tabard").dataset.rev === r, rev); press++) {
      const again = page.locator("#bar [data-armed=true]"); // where the focus is led by a choice that asks for a second press
      await (press > 0 && await again.count() > 0 ? again.first() : choice).focus();
      await page.keyboard.press("Enter");
      await page.waitForFunction(([r, first]) => document.getElementById("tabard").dataset.rev !== r || first && document.querySelector("[data-armed=true]"), [rev, press === 0]);
    }
  }
  const heard = await page.evaluate(() => window.heard);
  for (const text of heard.filter((t) => /^(Since your last turn|So far): /.test(t) && !t.includes("The game is over"))) {
    digests++;
    assert.match(text, /\. Your turn\. [^]+$/, "a digest ends with the question");
  }
  assert.ok(digests > 5, `${digests} digests`);
  const end = heard.find((t) => t.includes("The game is over"));
  assert.match(end, /\. (?:Ann|Alison) wins with \d+ points\. [^]*(?:Ann|Alison) is second with \d+ points?/); // between them may stand why
  await page.locator(".result-title").waitFor();
  assert.ok(end.includes(`. ${await page.textContent(".result-title")} with `), "who wins by ear is who wins by sight");
  person.fine();
});
