// Scenes, sound, foresight and travel: the parts of a table that move.
import assert from "node:assert/strict";
import { accessible } from "../harness/axe.mjs";
import { serve } from "../harness/host.mjs";
import { asked, follow, learn } from "../harness/lesson.mjs";
import { promise, test } from "../harness/test.mjs";
import { decideByClicks, luck, myTurn, pace, sitDown, state } from "../harness/table.mjs";
import { guest, regular, twoFrames } from "../harness/visit.mjs";

// onStage asserts that those who fight stand in the board's view, as large as the window has them, and that nothing lies on them, nor what is
// told on the tools of the map.
async function onStage(page, [width, height], size) {
  await page.setViewportSize({ width, height });
  await twoFrames(page); // the page hears of its new window in a frame
  await page.waitForFunction((want) => document.querySelector(".bout-figure")?.offsetWidth === want && document.getAnimations().length === 0, size);
  await page.waitForFunction(() => { // it is set anew for the new window
    const all = [...document.querySelectorAll(".bout-figure")].map((el) => el.getBoundingClientRect()), board = document.getElementById("board").getBoundingClientRect();
    return all.every((r) => r.right <= board.right && r.bottom <= board.bottom);
  });
  const { figures, board, score, card, tools, dice } = await page.evaluate(() => {
    const box = (el) => el.getBoundingClientRect().toJSON(), all = (selector) => [...document.querySelectorAll(selector)].map(box);
    return { figures: [...document.querySelectorAll(".bout-figure")].map((el) => ({ ...box(el), falls: el.classList.contains("bout-falls") })), board: box(document.querySelector("#board .map-pane, #board")),
      score: box(document.querySelector(".bout-score")), card: box(document.querySelector(".scene-card")), tools: all(".map-tools .btn, .zone .tab"), dice: all(".bout .cq-die") };
  });
  const at = `${width}x${height}: `, meet = (a, b) => a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1;
  assert.ok(figures.length >= 2, `${at}${figures.length} fight`);
  for (const f of figures) {
    assert.ok(Math.abs(f.width - size) < 1 && Math.abs(f.height - size) < 1, `${at}${f.width} wide`);
    assert.ok(f.left >= board.left - 1 && f.right <= board.right + 1 && f.top >= board.top - 1 && f.bottom <= board.bottom + 1, `${at}out of the board: ${JSON.stringify([f, board])}`);
    for (const [what, box] of Object.entries({ card, score })) assert.ok(!meet(f, box), `${at}the ${what} lies on who fights: ${JSON.stringify([f, box])}`);
  }
  assert.ok(!meet(figures[0], figures[1]), `${at}they stand on each other`);
  for (const tool of tools) assert.ok(!meet(tool, card) && !meet(tool, score), `${at}a tool is covered`);
  for (const die of dice) assert.ok(die.width >= 32 && die.height >= 32, `${at}a die of ${die.width}`);
  return { dice: dice.length, fallen: figures.filter((f) => f.falls).length };
}

promise("scenes: a fight is watched on the map, which goes there and comes back", async () => {
  // Only a browser lays out the map and what stands on it.
  const person = await guest({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  const page = await person.open((await serve()).url), scene = page.locator("#scene:not([hidden])");
  await pace(page, "fast");
  await learn(page, "conquer");
  const near = () => page.evaluate(() => document.querySelector(".map-sheet").getScreenCTM().a);
  let before;
  for (let n = 0; (await scene.count()) === 0; n++) {
    assert.ok(n < 60, "no fight in sight");
    const now = await asked(page);
    before = await near();
    await follow(page, now);
    await myTurn(page, 90e3, true);
  }
  const text = () => page.innerText("#scene .scene-text");
  let rolled = 0;
  for (const size of [80, 56]) {
    const window = { 80: [1280, 800], 56: [390, 844] }[size];
    assert.deepEqual(await onStage(page, window, size), { dice: 0, fallen: 0 });
    const then = await text();
    await page.click("#scene .btn-wax");
    await page.waitForFunction((old) => document.querySelector("#scene .scene-text").innerText !== old, then);
    const { dice, fallen } = await onStage(page, window, size);
    assert.ok(dice > 1, "no dice are thrown");
    assert.equal(fallen, /defeated/.test(await text()) ? 1 : 0, await text());
    rolled = dice;
    await page.click(`#scene [data-do=scene][data-arg="0"]`);
    await page.waitForFunction((want) => document.querySelector("#scene .scene-text").innerText === want, then);
  }
  assert.ok(rolled > 1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await accessible(page, "a fight");
  const there = await near();
  await page.click("#scene [data-do=close]");
  await page.waitForSelector("#scene:not([hidden])", { state: "detached" });
  assert.ok(there > 1.5 * before, `the map was ${before} near, and ${there} at the fight`);
  await page.waitForFunction((was) => document.querySelector(".map-sheet").getScreenCTM().a <= was, before);
  person.fine();
});

promise("scenes: a war opens by itself, and goes on at the person's pace", async () => {
  // Only a browser opens a scene over the board and moves the focus into it.
  const person = await regular({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  const page = await person.open(person.url);
  await pace(page, "fast");
  await sitDown(page, { game: "merchants", kinds: ["person", "1", "1", "1"], seed: "7" });
  // Battles of others would go on by themselves: they are told to wait, as a person does who looks closely.
  await page.evaluate(() => new MutationObserver(() => document.querySelector("#scene:not([hidden]) [data-do=stay]:not([hidden])")?.click())
    .observe(document.getElementById("tabard"), { subtree: true, childList: true, attributes: true }));
  const pick = luck(7);
  const scene = page.locator("#scene:not([hidden])");
  for (let n = 0; (await scene.count()) === 0; n++) {
    assert.ok(n < 400, "no war in sight");
    // Bots wait while a war is watched: then it is nobody's turn.
    await myTurn(page, 90e3, true);
    if ((await scene.count()) === 0) await decideByClicks(page, pick).catch((err) => scene.count().then((shown) => { if (!shown) throw err; }));
  }
  const steps = async (live) => {
    const seen = [];
    for (;;) {
      const text = await page.innerText("#scene .scene-text");
      const [, at, of] = /(\d+) of (\d+)/.exec(text);
      assert.equal(Number(at), seen.length + 1, text);
      seen.push(text);
      if (seen.length === 1) {
        await page.waitForFunction(() => document.activeElement.closest(".scene-acts"));
        await accessible(page, "a scene");
        assert.equal(await page.evaluate(() => document.activeElement.closest(".scene-acts") !== null), true, "the focus is where it goes on");
      }
      if (seen.length === 1 && live) {
        // The board shows the battle's place, as it was, and no choice lies on it.
        const { lit, before } = await page.evaluate(() => ({
          lit: document.querySelectorAll("#board .lit").length, before: [...document.querySelectorAll("#board .bm-tile")].length,
        }));
        assert.equal(lit, 0, "pieces of the table as it was can be used");
        assert.ok(before > 0, "the weapons of the war are gone before it is seen");
        for (const [size, px] of [[[390, 844], 56], [[1280, 800], 80]]) {
          const { fallen } = await onStage(page, size, px);
          assert.ok(fallen > 0, "nobody falls");
        }
        await page.waitForSelector("#board .watched");
      }
      await page.keyboard.press("Enter");
      if (at === of) break;
      await page.waitForFunction((old) => document.querySelector("#scene .scene-text").innerText !== old, text);
    }
    await page.waitForSelector("#scene:not([hidden])", { state: "detached" });
    return seen;
  };
  const first = await steps(true);
  assert.ok(first.length > 1, first.join("\n"));
  assert.match(first.join(), /War in spring/i);
  person.fine();
});

// The test counts tones as the page makes them: Chromium has Web Audio without a loudspeaker, too.
test("sound: the table is silent until it is asked for, then things that travel and one's own turn are heard", async () => {
  // Only a browser makes sound.
  const person = await regular({ reducedMotion: "no-preference" });
  const page = await person.open(person.url);
  await page.evaluate(() => {
    window.heard = [];
    const real = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      window.heard.push("tone");
      return real.call(this);
    };
  });
  await pace(page, "fast");
  await sitDown(page, { game: "emara", kinds: ["person", "0"], seed: "7" });
  const pick = luck(7);
  const turns = async (n) => {
    for (let i = 0; i < n; i++) {
      await myTurn(page);
      await decideByClicks(page, pick);
    }
    await myTurn(page);
  };
  await turns(8);
  assert.deepEqual(await page.evaluate(() => window.heard), [], "nobody has asked for sound");
  const at = await page.evaluate(() => location.hash);
  await page.evaluate(() => { location.hash = "#settings"; });
  await page.locator('[data-do=sound][data-arg=soft]').click();
  await page.waitForSelector('html[data-sound="soft"]', { state: "attached" });
  await page.evaluate((hash) => { location.hash = hash; }, at);
  await turns(12);
  assert.ok((await page.evaluate(() => window.heard)).length > 4, "things travel and turns come without a sound");
  person.fine();
});

test("foresight: what a choice would bring is shown while it is pointed at, by mouse and by keys, and after a first touch", async () => {
  // Only a browser points at a piece, and draws a line to where it leads.
  const person = await regular({ viewport: { width: 1280, height: 800 }, reducedMotion: "no-preference" });
  const page = await person.open(person.url);
  await pace(page, "instant");
  await sitDown(page, { game: "emara", kinds: ["person", "0"], seed: "5" });
  const pick = luck(4), place = page.locator("#board .lit[data-ref^=loc]");
  for (let n = 0; (await place.count()) === 0; n++) {
    assert.ok(n < 20, "nowhere to go");
    await decideByClicks(page, pick);
    await myTurn(page);
  }
  const sight = page.locator(".foresight");
  await page.mouse.move(2, 2);
  await sight.waitFor({ state: "detached" });
  await place.first().hover({ force: true });
  await page.locator(".foresight path[class]").waitFor({ state: "attached" });
  const box = await place.first().boundingBox(), ends = await page.locator(".foresight path[class]").getAttribute("d");
  const [x, y] = ends.split("L").at(-1).split(" ").map(Number);
  assert.ok(x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height, `${ends} leads to what is pointed at`);
  assert.equal(await sight.getAttribute("aria-hidden"), "true");
  // What it is stands beside it and not over it, whole, until the pointer leaves or a key is pressed.
  const tip = page.locator(".about");
  await tip.locator(".about-title").waitFor();
  const about = await tip.boundingBox(), window = page.viewportSize();
  assert.ok(about.y + about.height <= box.y || about.y >= box.y + box.height, `${JSON.stringify(about)} lies over ${JSON.stringify(box)}`);
  assert.ok(about.x >= 0 && about.y >= 0 && about.x + about.width <= window.width && about.y + about.height <= window.height, JSON.stringify(about));
  await page.keyboard.press("Shift");
  await tip.waitFor({ state: "detached" });
  await page.mouse.move(2, 2);
  await sight.waitFor({ state: "detached" });
  await page.locator("#prompt").focus();
  await page.evaluate(() => { window.rests = 0; addEventListener("tabard-over", () => { window.rests++; }); });
  for (let n = 0; (await sight.count()) === 0; n++) { // a key leads to the next place, and the focus rests there
    assert.ok(n < 20, "keys show nothing");
    await page.keyboard.press("n");
    await page.waitForFunction((n) => window.rests > n, n);
  }
  // The list of all actions lies over the table, and over the foresight there.
  await page.keyboard.press("a");
  await page.waitForFunction(() => document.activeElement?.closest("#actions"));
  const layer = (selector) => page.evaluate((s) => Number(getComputedStyle(document.querySelector(s)).zIndex), selector);
  for (let n = 0; (await sight.count()) === 0; n++) {
    assert.ok(n < 20, "the list shows nothing");
    await page.keyboard.press("ArrowDown");
    await page.waitForFunction((n) => window.rests > n, await page.evaluate(() => window.rests));
  }
  assert.ok(await layer(".foresight") < await layer(".all"), "what is shown lies on what is read");
  await page.keyboard.press("Enter");
  await sight.waitFor({ state: "detached" });
  await person.close();

  const finger = await guest({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "no-preference" });
  const phone = await finger.open((await serve()).url);
  await pace(phone, "instant");
  await sitDown(phone, { game: "emara", kinds: ["person", "0"], seed: "5" });
  const there = phone.locator("#board .lit[data-ref^=loc]:visible");
  for (let n = 0; (await there.count()) === 0; n++) {
    assert.ok(n < 20, "nowhere to go");
    await decideByClicks(phone, pick);
    await myTurn(phone);
  }
  const game = await phone.evaluate(() => location.hash);
  await phone.evaluate(() => { location.hash = "#settings"; });
  await phone.click("[data-do=confirm][data-arg=always]");
  await phone.evaluate((hash) => { location.hash = hash; }, game);
  await there.first().tap();
  await phone.locator(".foresight .foreseen").first().waitFor();
  // In another window it points at the same place.
  for (const size of [{ width: 430, height: 930 }, { width: 390, height: 844 }]) {
    await phone.setViewportSize(size);
    await phone.waitForFunction(() => {
      const end = document.querySelector(".foresight path[class]")?.getAttribute("d").split("L").at(-1).split(" ").map(Number);
      const there = document.querySelector("#board .lit[data-ref^=loc]").getBoundingClientRect();
      return end && Math.hypot(end[0] - there.left - there.width / 2, end[1] - there.top - there.height / 2) < 3;
    });
  }
  const { rev } = await state(phone);
  const left = async () => {
    await phone.keyboard.press("Escape");
    await phone.waitForFunction(() => {
      document.querySelector("[data-do=open][data-arg=menu]").focus(); // else the piece that the focus comes back to shows its own foresight
      return !document.querySelector(".foresight");
    });
    assert.equal((await state(phone)).rev, rev);
  };
  await left();
  // A second touch at once, or a key that is held, confirms nothing: the person cannot have read the question.
  await there.first().evaluate((piece) => {
    for (let n = 0; n < 2; n++) piece.dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType: "touch", clientX: 5, clientY: 5 }));
  });
  await phone.locator(".foresight .foreseen").first().waitFor();
  await left();
  await there.first().focus();
  await phone.keyboard.down("Enter");
  await phone.locator(".foresight .foreseen").first().waitFor();
  await phone.keyboard.down("Enter");
  await phone.keyboard.up("Enter");
  await left();
  finger.fine();
});

test("drag: a card is dragged into a slot, by mouse and by finger; beside every slot it stays in the hand", async () => {
  // Only a browser decides whether a finger's way is a drag or a scroll, and makes a click of its end.
  const person = await guest({ viewport: { width: 1280, height: 800 }, hasTouch: true, reducedMotion: "reduce" });
  const page = await person.open((await serve()).url);
  await sitDown(page, { game: "emara", kinds: ["person", "0"], seed: "5" });
  await myTurn(page);
  const middle = async (piece) => {
    const { x, y, width, height } = await piece.boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const card = page.locator("#mine .lit[data-ref^=card]").first(), slot = page.locator("#mine .aim[data-ref^=slot]").nth(1);
  const touch = await page.context().newCDPSession(page);
  const hands = {
    mouse: { down: async ({ x, y }) => { await page.mouse.move(x, y); await page.mouse.down(); }, move: ({ x, y }) => page.mouse.move(x, y, { steps: 3 }), up: () => page.mouse.up() },
    finger: {
      down: (at) => touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] }),
      move: (at) => touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [at] }),
      up: () => touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
    },
  };
  for (const [name, hand] of Object.entries(hands)) {
    const { rev } = await state(page), from = await middle(card), what = await card.getAttribute("data-ref");
    for (const inside of [false, true]) {
      await hand.down(from);
      await hand.move({ x: from.x, y: from.y - 20 });
      await page.locator(".dragged").waitFor();
      assert.equal(await page.locator("#mine .aim[data-ref^=slot]").count(), 3, `${name}: the slots are shown`);
      await hand.move(inside ? await middle(slot) : { x: 640, y: 120 });
      await page.waitForFunction((n) => document.querySelectorAll(".aimed").length === n, inside ? 1 : 0);
      await hand.up();
      await page.locator(".dragged").waitFor({ state: "detached" });
      if (!inside) assert.equal((await state(page)).rev, rev, `${name}: a card that is dropped beside the slots is played`);
    }
    await page.waitForFunction((r) => Number(document.getElementById("tabard").dataset.rev) > r, rev);
    assert.equal(await page.locator(`#mine .lit[data-ref="${what}"]`).count(), 0, `${name}: ${what} is in no slot`);
    assert.match(await page.locator("#mine [data-ref=slot\\:1]").getAttribute("class"), /em-filled/, name);
    await page.locator("#prompt [data-do=undo], #prompt [data-do=cancel]").click();
    await page.waitForFunction((ref) => document.querySelector(`#mine .lit[data-ref="${ref}"]`), what);
  }
  person.fine();
});

test("travel: where the script that shows it has not come, or fails, people play on, in an older browser too", async () => {
  // Only a browser loads that script late or never.
  const server = await serve();
  const person = await guest({ viewport: { width: 1280, height: 800 }, reducedMotion: "no-preference" });
  person.allow(/beside\.js/, /ERR_FAILED/);
  await person.context.addInitScript(() => { delete Element.prototype.checkVisibility; });
  await person.context.route("**/static/beside.js*", (route) => route.abort());
  const page = await person.open(server.url);
  await pace(page, "normal");
  await sitDown(page, { game: "emara", kinds: ["person", "0"], seed: "7" });
  assert.equal(await page.evaluate(() => window.tabardTravel), undefined);
  const pick = luck(7);
  for (let n = 0; n < 8; n++) {
    if (n === 4) await page.evaluate(() => { window.tabardTravel = new Proxy({}, { get: () => () => { window.failed = true; throw new Error("out of order"); } }); });
    await myTurn(page);
    await decideByClicks(page, pick);
  }
  await myTurn(page);
  assert.equal(await page.evaluate(() => window.failed), true, "nothing would have travelled");
  assert.equal(await page.locator("#tabard").getAttribute("data-screen"), "table");
  person.fine();
});

test("travel: what others do is seen to go from where it was to where it goes, a press brings it home, and less motion leaves it out", async () => {
  // Only a browser moves things over the screen.
  const person = await regular({ viewport: { width: 1280, height: 800 }, reducedMotion: "no-preference" });
  const page = await person.open(person.url);
  await page.evaluate(() => {
    window.legs = [];
    const real = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
      const run = real.call(this, frames, { ...how, duration: 60e3 }); // so long that only a press can end it
      window.legs.push({ run, ghost: this.classList.contains("traveller"), piece: this.dataset.ref || "", frames });
      return run;
    };
  });
  await pace(page, "normal");
  await sitDown(page, { game: "emara", kinds: ["person", "0"], seed: "7" });
  const pick = luck(7);
  const away = () => page.evaluate(() => window.legs.filter((leg) => leg.run.playState === "running").length);
  const seen = () => page.evaluate(() => new Set(window.legs.map((leg) => leg.ghost)).size > 1 && window.legs.some(({ ghost, run }) =>
    ghost && new Set(run.effect.getKeyframes().map((f) => /translate\([^)]*px\)/.exec(f.transform)[0])).size > 2));
  for (let n = 0; !(await seen()); n++) {
    assert.ok(n < 60, "no councilor moves, or none goes round past other places");
    await myTurn(page);
    await decideByClicks(page, pick);
  }
  const legs = await page.evaluate(() => window.legs.map(({ ghost, piece, frames }) => ({ ghost, piece, frames })));
  const hidden = legs.filter((leg) => !leg.ghost);
  assert.ok(hidden.every((leg) => /^councilor/.test(leg.piece)), JSON.stringify(hidden));
  for (const { frames } of legs.filter((leg) => leg.ghost)) {
    const way = frames.map((f) => /translate\((-?\d+)px, (-?\d+)px\)/.exec(f.transform).slice(1).map(Number));
    assert.ok(way.slice(1).some(([x, y]) => Math.hypot(x - way[0][0], y - way[0][1]) > 10), "it goes from one place to another");
    for (const [x, y] of way) assert.ok(x >= 0 && x <= 1280 && y >= 0 && y <= 800, `${x}, ${y} is in the window`);
  }
  await myTurn(page);
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => !document.querySelector(".traveller"));
  assert.equal(await away(), 0, "a press brings everything home");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const before = legs.length + (await page.evaluate((n) => window.legs.length - n, legs.length));
  for (let n = 0; n < 6; n++) {
    await myTurn(page);
    await decideByClicks(page, pick);
  }
  assert.equal(await page.evaluate(() => window.legs.length), before, "nothing travels for who wants less motion");
  // A line of the log shows its event again.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await myTurn(page);
  await page.waitForFunction(() => !document.querySelector("#board .flash, #mine .flash"));
  await page.click(".ticker");
  await page.locator("#sheet .log-link").first().click();
  await page.waitForFunction((n) => window.legs.length > n || document.querySelector("#board .flash, #mine .flash"), before);
  person.fine();
});
