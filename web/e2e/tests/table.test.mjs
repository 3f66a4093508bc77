// The table is one screen: nothing of it scrolls with the page, its zones keep their places whatever is asked, what can be chosen is in
// view or has a dot on its tab, and a press moves nothing.
import assert from "node:assert/strict";
import { serve } from "../harness/host.mjs";
import { test } from "../harness/test.mjs";
import { decideByClicks, games, luck, myTurn, pace, sitDown, sizes } from "../harness/table.mjs";
import { visitor } from "../harness/visit.mjs";

// measure is how the table lies in the window.
const measure = (page) => page.evaluate(() => {
  const box = (e) => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.width, r.height].map(Math.round).join(" "); };
  const zones = {};
  for (const name of [".table-head", "#prompt", ".zone", ".own", "#bar"]) zones[name] = box(document.querySelector(name));
  const board = document.getElementById("board").getBoundingClientRect();
  const lost = [];
  for (const piece of document.querySelectorAll("#board .lit[data-ref]")) {
    if (!piece.checkVisibility()) { // in an area that is not looked at: its tab has a dot
      const area = /area-(\d)/.exec(piece.closest(".area").className)[1];
      const tab = document.querySelector(`.tab[data-arg="${area}"]`);
      if (!tab.checkVisibility() || !tab.classList.contains("tab-lit")) lost.push(`${piece.dataset.ref} without a tab`);
      continue;
    }
    const r = piece.getBoundingClientRect(), x = r.left + r.width / 2, y = r.top + r.height / 2;
    if (x < board.left || x > board.right || y < board.top || y > board.bottom) lost.push(piece.dataset.ref);
  }
  const b = document.getElementById("board");
  return {
    page: document.documentElement.scrollHeight - innerHeight, across: document.documentElement.scrollWidth - innerWidth,
    scrolled: scrollY, zones, lost, board: [b.scrollWidth - b.clientWidth, b.scrollHeight - b.clientHeight],
  };
});

for (const { id: game } of games) {
  test(`table: ${game} is one screen at six sizes, question by question`, async () => {
    const server = await serve();
    const person = await visitor({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
    const page = await person.open(server.url);
    await pace(page, "instant");
    await sitDown(page, { game, seed: "1066" });
    const pick = luck(11), places = {};
    for (let n = 0; n < 60; n++) {
      const [width, height] = sizes[n % sizes.length];
      if (!(await myTurn(page)).over) {
        // Every question at one of the sizes, and every tenth at all of them.
        for (const [w, h] of n % 10 === 0 ? sizes : [[width, height]]) {
          await page.setViewportSize({ width: w, height: h });
          const at = `${game}, question ${n}, ${w}x${h}`;
          const now = await measure(page);
          assert.deepEqual([now.page, now.across, now.scrolled], [0, 0, 0], `${at}: the page scrolls`);
          places[`${w}x${h}`] ||= now.zones;
          assert.deepEqual(now.zones, places[`${w}x${h}`], `${at}: zones have moved`);
          if (h > 640) { // on the smallest phone an area may scroll within itself
            assert.deepEqual(now.lost, [], `${at}: out of view`);
            assert.ok(now.board[0] <= 1 && now.board[1] <= 1, `${at}: the board is larger than its zone by ${now.board}`);
          }
        }
      } else break;
      await decideByClicks(page, pick);
    }
    person.fine();
  });
}
