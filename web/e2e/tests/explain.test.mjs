// Every piece explains itself: by a press, by keyboard, in explaining mode, and while others play.
import assert from "node:assert/strict";
import { accessible } from "../harness/axe.mjs";
import { promise, test } from "../harness/test.mjs";
import { games, myTurn, pace, sitDown, state, toPiece } from "../harness/table.mjs";
import { regular } from "../harness/visit.mjs";

const open = (page) => page.waitForSelector("#sheet[open] .detail");
const shut = (page) => page.waitForSelector("#sheet[open]", { state: "detached" });

for (const { id: game, piece, says } of games) {
  (game === games[0].id ? promise : test)(`explain: pieces of ${game} tell what they are, by mouse and by keyboard`, async () => {
    // Only a browser finds the piece under the mouse, moves the focus, and measures contrast. What each piece says is proven natively.
    const person = await regular({ reducedMotion: "reduce", viewport: { width: 1280, height: 900 } });
    const page = await person.open(person.url);
    await pace(page, "instant");
    await sitDown(page, { game, kinds: ["person", "0", "0"] });
    const { rev } = await myTurn(page);

    // A piece without use, by mouse; the focus comes back to it.
    await toPiece(page, piece);
    await page.click(`#board [data-ref="${piece}"]`);
    await open(page);
    assert.match(await page.innerText("#sheet"), says);
    for (const [width, height] of [[360, 740], [1280, 900]]) {
      await page.setViewportSize({ width, height });
      for (const theme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme: theme });
        await accessible(page, `a piece explained, ${theme}, ${width} px`, "#sheet");
      }
    }
    await page.keyboard.press("Escape");
    await shut(page);
    await page.waitForFunction((ref) => document.activeElement.dataset.ref === ref, piece); // the focus is back on the piece

    // By keyboard: arrows reach pieces that have no use, Enter explains them, i explains even a lit one.
    await page.keyboard.press("ArrowUp");
    await page.waitForFunction((ref) => document.activeElement.dataset.ref && document.activeElement.dataset.ref !== ref, piece);
    await page.keyboard.press("n");
    await page.waitForFunction(() => document.activeElement.classList.contains("lit"));
    const lit = await page.evaluate(() => document.activeElement.dataset.ref);
    await page.keyboard.press("i");
    await open(page);
    assert.equal(await page.getAttribute("#sheet .detail", "data-detail"), lit);
    assert.ok(await page.locator("#sheet .detail-acts .btn-act").count() > 0, "its uses stand in the sheet");
    await page.keyboard.press("Escape");
    await shut(page);

    // Explaining: a press on a lit piece opens the sheet and does nothing else.
    await page.click("#bar [data-do=explain]");
    await page.waitForSelector("#bar [data-do=explain][aria-pressed=true]");
    await accessible(page, "explaining");
    await page.click("#board .lit[data-ref], #mine .lit[data-ref]");
    await open(page);
    assert.equal((await state(page)).rev, rev, "nothing was done");
    await page.keyboard.press("Escape");
    await shut(page);
    await page.keyboard.press("Escape");
    await page.waitForSelector("#bar [data-do=explain][aria-pressed=false]");

    // Three pieces of each kind, one after the other, have a title and text. That every piece of every position has them is proven
    // without a browser.
    const silent = await page.evaluate(async () => {
      const bad = [];
      document.querySelector("#bar [data-do=explain]").click();
      const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await frames();
      const seen = {};
      for (const piece of document.querySelectorAll("#board [data-ref], #mine [data-ref]")) {
        const [kind] = piece.dataset.ref.split(":");
        seen[kind] = (seen[kind] || 0) + 1;
        if (seen[kind] > 3) continue;
        piece.click();
        // Drawn within a frame or two; on a busy machine a few more.
        for (let n = 0; n < 600 && document.querySelector("#sheet[open] .detail")?.dataset.detail !== piece.dataset.ref; n++) await frames();
        const detail = document.querySelector("#sheet[open] .detail");
        if (detail?.dataset.detail !== piece.dataset.ref || !document.getElementById("sheet-title").textContent || !detail.querySelector("p:not(.detail-sub)")) bad.push(piece.dataset.ref);
        document.querySelector("#sheet [data-do=close]").click();
        for (let n = 0; n < 600 && document.querySelector("#sheet[open]"); n++) await frames();
      }
      return bad;
    });
    assert.deepEqual(silent, []);
    await page.click("#bar [data-do=explain]");
    await page.waitForSelector("#bar [data-do=explain][aria-pressed=false]");
    person.fine();
  });
}

test("advice: asked for by key and by button, it says what and why, and a press follows it", async () => {
  // Only a browser has the thinker's thread that advises, and a sheet in which things are heard.
  const person = await regular({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });
  const page = await person.open(person.url);
  await pace(page, "instant");
  for (const { id: game } of games) {
    await sitDown(page, { game, kinds: ["person", "0"] });
    const { rev } = await myTurn(page);
    await page.keyboard.press("v");
    await page.waitForSelector("#sheet[open] .tip");
    assert.ok(await page.locator("#sheet .tip .line").count() <= 3);
    const said = await page.evaluate(() => document.querySelector("#sheet[open] [aria-live=polite]").textContent);
    assert.match(said, /^Best\. /, `${game}: it is told within the sheet: around it nothing is heard`);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/advice-${game}.png` });
    await accessible(page, `advice in ${game}`, "#sheet");
    await page.keyboard.press("Escape");
    await shut(page);
    assert.equal((await state(page)).rev, rev, "to ask changes nothing");
    await page.click("#bar [data-do=advise]"); // known by now
    await page.waitForSelector("#sheet[open] .tip");
    await page.locator("#sheet .tip .line").first().click();
    await page.waitForFunction((before) => document.querySelector("#sheet button[data-armed=true]") || document.getElementById("tabard").dataset.rev !== before, String(rev));
    if (await page.locator("#sheet button[data-armed=true]").count() > 0) await page.locator("#sheet button[data-armed=true]").click();
    await page.waitForFunction((before) => document.getElementById("tabard").dataset.rev !== before, String(rev));
    await shut(page);
  }
});

test("rules: found as one types, led to from a question, a card and a row of the score, and back", async () => {
  // Only a browser hides the paragraphs that do not match, scrolls to the one that is meant, and puts the focus there.
  const person = await regular({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  const page = await person.open(person.url);
  await pace(page, "instant");
  await page.click('a[href="#rules/emara"]');
  await page.waitForSelector("#tabard[data-screen=rules] .chapter");
  const shown = () => page.$$eval(".para", (all) => all.filter((e) => e.checkVisibility()).length);
  const all = await shown();
  await page.keyboard.press("/");
  await page.waitForSelector("#rules-find:focus");
  await page.keyboard.type("rank duke");
  await page.waitForFunction(() => document.querySelector(".rules").dataset.found > 0);
  const found = await shown();
  assert.ok(found > 0 && found < all, `${found} of ${all} paragraphs are found`);
  assert.equal(await page.innerText(".rules-count"), found === 1 ? "1 paragraph" : `${found} paragraphs`);
  await page.fill("#rules-find", "zeppelin");
  await page.waitForFunction(() => document.querySelector(".rules").dataset.found === "0");
  assert.equal(await shown(), 0);
  assert.notEqual(await page.innerText(".rules-count"), "");
  await page.fill("#rules-find", "");
  await page.waitForFunction((n) => Array.from(document.querySelectorAll(".para")).filter((e) => e.checkVisibility()).length === n, all);
  // A chapter has an address of its own, which brings its heading into sight and moves the focus there.
  const chapter = page.locator(".rules-contents .rules-jump").nth(5), title = await chapter.innerText();
  await chapter.click();
  await page.waitForFunction((t) => document.activeElement.textContent.startsWith(t), title);
  assert.match(await page.evaluate(() => location.hash), /^#rules\/emara\/./);
  assert.ok(await page.evaluate(() => {
    const r = document.activeElement.getBoundingClientRect();
    return r.top >= 0 && r.bottom <= innerHeight;
  }), `${title} is in sight`);
  // From the table: by the turn card to the rule of the question, and back to the card.
  await sitDown(page, { game: "emara" });
  await myTurn(page);
  await page.keyboard.press("t");
  await page.waitForSelector("#sheet .turn-card");
  const link = page.locator("#sheet .turn-card [data-do=rule]:visible").first(), to = await link.getAttribute("data-arg");
  await link.click();
  await page.waitForFunction((id) => document.activeElement.id === `rule-${id}` || document.activeElement.closest(`#rule-${id}`) !== null, to);
  await page.click("#sheet [data-do=back]");
  await page.waitForSelector("#sheet .turn-card");
  await page.waitForFunction((id) => document.activeElement.dataset.arg === id, to);
  // A row of the score leads to its rule, too.
  await page.keyboard.press("Escape");
  await shut(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.click("[data-do=open][data-arg=score]");
  const row = page.locator("#sheet .score [data-do=rule]:visible").first(), why = await row.getAttribute("data-arg");
  await row.click();
  await page.waitForFunction((id) => document.getElementById(`rule-${id}`)?.checkVisibility(), why);
  person.fine();
});
