// The guided first game of each game: to its end by mouse and by keyboard, with another choice at every decision, and left.
import assert from "node:assert/strict";
import { accessible } from "../harness/axe.mjs";
import { asked, follow, followByKeys, fromListByKeys, learn, learnt, lesson } from "../harness/lesson.mjs";
import { decideByClicks, games, luck, moved, myTurn, oneScreen, saved, state } from "../harness/table.mjs";
import { promise, test } from "../harness/test.mjs";
import { regular, twoFrames } from "../harness/visit.mjs";

const phone = [390, 844], smallest = [360, 640], tablet = [768, 1024], desk = [1280, 800], smallDesk = [1024, 700];

// instant makes rivals play without pauses. It stores a setting and no game, so that the person is still new here.
async function instant(page) {
  await page.evaluate(() => { location.hash = "#settings"; });
  await page.click("[data-do=pace][data-arg=instant]");
  await page.evaluate(() => { location.hash = "#"; });
  await page.waitForSelector("#tabard[data-screen=start]");
}

async function begun(game, size) {
  const person = await regular({ reducedMotion: "reduce", viewport: { width: size[0], height: size[1] } });
  const page = await person.open(person.url);
  await instant(page);
  await learn(page, game);
  return { person, page };
}

// stray makes another choice than the lesson's. It proves that the card answers, that the game stays as it is, and that "Show me" leads to
// the lesson's choice.
async function stray(page, now, how) {
  const other = now.legal.find((key) => key !== now.next);
  if (!other) return false;
  await how(other);
  await page.waitForSelector("#lesson.lesson-stray");
  const then = await lesson(page);
  assert.match(then.text, /That works too, but this lesson goes another way\. /);
  assert.equal(await page.evaluate(() => document.getElementById("say").textContent.trim()), then.text.trim(), "it is said aloud");
  assert.equal((await state(page)).rev, now.rev, "nothing has come of it");
  await page.click("#lesson [data-do=showme]");
  await page.waitForFunction((next) => {
    const on = document.activeElement;
    return !document.querySelector("#lesson.lesson-stray") && (on.classList.contains("lit") || [on.dataset.action, on.dataset.do].includes(next));
  }, now.next);
  assert.equal((await lesson(page)).step, now.step);
  return true;
}

// quiet proves that the piece or button of the step is in view, on a map large enough to be pressed, and not under the card.
async function quiet(page) {
  const bad = await page.evaluate(() => {
    const card = document.getElementById("lesson").getBoundingClientRect();
    const text = document.querySelector(".lesson-text");
    const wrong = [];
    const seen = new Set();
    for (const piece of document.querySelectorAll("#board .lit[data-ref], #mine .lit[data-ref]")) {
      const r = piece.getBoundingClientRect();
      if (!piece.checkVisibility()) continue;
      const zone = (piece.closest(".map-pane, #board, #mine")).getBoundingClientRect();
      const x = r.left + r.width / 2, y = r.top + r.height / 2;
      if (x > zone.left && x < zone.right && y > zone.top && y < zone.bottom) seen.add(piece.dataset.ref);
      if (piece.closest(".map-pane") && r.width < 36) wrong.push(`${piece.dataset.ref} is ${Math.round(r.width)} px wide`);
      const top = Math.max(r.top, zone.top), bottom = Math.min(r.bottom, zone.bottom); // the part that the map cuts off lies under nothing
      if (top < card.bottom - 1 && bottom > card.top + 1 && r.left < card.right - 1 && r.right > card.left + 1) wrong.push(`${piece.dataset.ref} under the card`);
    }
    const about = document.querySelector("#board .cq-fight");
    if (about?.checkVisibility()) { // a card on the map lies beside its subject
      const pane = about.parentElement.querySelector(".map-pane"), at = about.dataset.about.split(" ").map(Number), box = pane.getBoundingClientRect();
      for (let i = 0; i < at.length; i += 2) {
        const { x, y } = new DOMPoint(at[i], at[i + 1]).matrixTransform(pane.querySelector(".map-sheet").getScreenCTM());
        if (x < box.left || x > box.right || y < box.top || y > box.bottom) wrong.push("what the card is about is out of view");
        else if (about.contains(document.elementFromPoint(x, y))) wrong.push("the card lies on what it is about");
      }
    }
    const lesson = document.getElementById("lesson"), press = document.querySelector(`#bar button[data-action="${lesson.dataset.next}"]`);
    const bar = document.querySelector(".bar-acts").getBoundingClientRect(), b = press?.getBoundingClientRect();
    if (lesson.dataset.next === "ahead") return wrong; // its button is on the card
    if (seen.size === 0 && !(b && b.top >= bar.top - 1 && b.bottom <= bar.bottom + 1)) wrong.push("nothing to press is in view");
    if (innerWidth < 600) { // in the hand all that the bar offers is in view
      for (const it of document.querySelectorAll(".bar-acts .btn")) {
        if (it.checkVisibility() && it.getBoundingClientRect().bottom > bar.bottom + 1) wrong.push(`${it.textContent} is cut off in the bar`);
      }
    }
    if (lesson.scrollHeight > lesson.clientHeight + 1) wrong.push(`the text needs ${lesson.scrollHeight} of ${lesson.clientHeight}: ${text.textContent}`);
    return wrong;
  });
  assert.deepEqual(bad, []);
}

// told are steps of Coin & Crown whose text speaks of another area of a phone's board than the one of its piece: the table shows that area
// if the step has no piece, or marks its tab.
const told = { 2: "1", 3: "0 tab-told", 5: "0 tab-told", 7: "1" };
const looked = (page) => page.evaluate(() => [document.querySelector(".zone").dataset.area, ...document.querySelectorAll('.zone .tab-told[data-arg="1"]')]
  .map((it) => it.classList ? "tab-told" : it).join(" "));

// inPlace proves that the step is in view, on a table that is one screen as at the other steps.
async function inPlace(page, size, places, at) {
  await twoFrames(page);
  await quiet(page);
  await oneScreen(page, size, places, at);
}

// abreast proves that on a desk and on a tablet all of one's own is in view without moving anything sideways.
async function abreast(page, at) {
  for (const [width, height] of [tablet, smallDesk, desk]) {
    await page.setViewportSize({ width, height });
    await twoFrames(page);
    assert.deepEqual(await page.evaluate(() => Array.from(document.querySelectorAll("#mine, #mine *"))
      .filter((e) => /auto|scroll/.test(getComputedStyle(e).overflowX) && e.scrollWidth > e.clientWidth + 1).map((e) => `${e.className} ${e.scrollWidth - e.clientWidth}`)), [], `${at}, ${width} px`);
  }
}

for (const { id: game } of games) {
  (game === games[0].id ? promise : test)(`lesson: ${game} is learnt by mouse on a phone, with another choice at every step`, async () => {
    // Only a browser shows whether the card, the piece that it speaks of and the buttons are in view at every step.
    const { person, page } = await begun(game, phone);
    const places = {};
    let steps = 0, strays = 0;
    for (let now = await asked(page), before = -1; now.next; before = now.step, now = await asked(page)) {
      await inPlace(page, phone, places, `${game}, step ${now.step + 1}`);
      if (now.step !== before) {
        steps++;
        if (game === "coincrown" && told[now.step + 1]) assert.equal((await looked(page)).replace(/^1 tab-told$/, "1"), told[now.step + 1], `step ${now.step + 1}`);
        if (await stray(page, now, (key) => page.evaluate((k) => document.querySelector(`#actions button[data-action="${k}"]`).click(), key))) strays++;
      }
      await page.setViewportSize({ width: smallest[0], height: smallest[1] });
      await twoFrames(page);
      await oneScreen(page, smallest, places, `${game}, step ${now.step + 1}`);
      await page.setViewportSize({ width: phone[0], height: phone[1] });
      await follow(page, now);
    }
    assert.ok(steps >= 10 && steps <= 24, `${steps} steps`);
    assert.ok(strays >= steps / 2, `${strays} other choices`);
    await accessible(page, "the end of a lesson");
    await learnt(page);

    if ((await state(page)).over) return person.fine();

    // Then it is a game like any other.
    const pick = luck(5);
    for (let n = 0; n < 4; n++) {
      if ((await myTurn(page)).over) break;
      await decideByClicks(page, pick);
    }
    assert.equal((await lesson(page)).step, -1);
    person.fine();
  });

  test(`lesson: ${game} is learnt by keyboard at a desk, heard, left and gone on with`, async () => {
    // Only a browser moves the focus, is loaded anew, and lays a desk out.
    const { person, page } = await begun(game, desk);
    const places = {};
    let before = -1;
    for (let now = await asked(page), n = 0; now.next; n++, now = await asked(page)) {
      await inPlace(page, desk, places, `${game}, step ${now.step + 1}`);
      if (now.step % 3 === 0) await abreast(page, `${game}, step ${now.step + 1}`);
      assert.deepEqual(await page.evaluate(() => {
        const say = document.getElementById("say");
        return [say.textContent.trim(), say.getAttribute("aria-live"), say.closest("[hidden], [aria-hidden=true], [inert]")];
      }), [now.text.trim(), "polite", null], "the step is said aloud");
      const other = now.legal.find((key) => key !== now.next);
      if (now.step !== before && now.step % 4 === 0 && other) {
        await fromListByKeys(page, other);
        await page.waitForFunction(() => document.activeElement.dataset.do === "showme"); // the focus leads out of the list
        await page.keyboard.press("Enter");
        await page.waitForSelector("#lesson:not(.lesson-stray)");
      }
      before = now.step;
      if (n === 4) { // left, and gone on with where it was
        await saved(page);
        await page.reload();
        await page.waitForSelector("#lesson:not([hidden])");
        const { step, next, text } = await lesson(page);
        assert.deepEqual([step, next, text], [now.step, now.next, now.text]);
      }
      await followByKeys(page, await asked(page));
    }
    assert.ok(!await page.getAttribute("#lesson", "data-next"));
    await learnt(page);
    await twoFrames(page);
    await oneScreen(page, desk, places, `${game}, the end`);
    await abreast(page, `${game}, the end`);

    // Back into the lesson, a step is skipped, and it is left.
    const { rev } = await myTurn(page);
    await page.keyboard.press("z");
    await moved(page, rev);
    let now = await asked(page);
    assert.ok(now.next, "what is taken back is asked again");
    await page.focus("#prompt"); // the list of actions lies over the lesson while the focus is in it
    await page.click("#lesson [data-do=skipstep]");
    await page.waitForFunction(() => !document.getElementById("lesson").dataset.next);
    await asked(page);
    await learnt(page);
    await page.click(".table-tools [data-do=open][data-arg=menu]");
    await page.click("#sheet [data-do=learn]");
    await page.waitForSelector('#lesson[data-step="0"]');
    now = await asked(page);
    await page.click("#lesson [data-do=leavelesson]");
    await page.waitForSelector("#lesson", { state: "hidden" });
    await decideByClicks(page, luck(2));
    person.fine();
  });
}
