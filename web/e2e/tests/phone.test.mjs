// What a hand needs: what is pressed next is whole and in view, on every phone.
import assert from "node:assert/strict";
import { lettered } from "../harness/browser.mjs";
import { serve } from "../harness/host.mjs";
import { games, myTurn, pace, sitDown, state } from "../harness/table.mjs";
import { promise, test } from "../harness/test.mjs";
import { visitor } from "../harness/visit.mjs";

// The longest text and the most chips that a choice of any game has (app/armed_test.go proves that), and a long warning.
const longest = "Do it: " + "Upgraded to a Knight: blue, green, ".repeat(2).slice(0, 60), chips = 8;
const warning = "You can still act this turn; 1 gold, 2 silver and 3 bronze will go to your discard; you may reserve one coin first.";

// arm presses choices until one asks for a second press: a choice with a warning, if the list has one. Without a warning in sight the
// settings have every choice ask. It presses with a finger, in the bar or on the board where the choice is in view there, else in the list.
async function arm(page) {
  const { rev } = await state(page);
  const key = await page.evaluate(() => {
    const all = [...document.querySelectorAll("#actions button[data-action]:not([aria-disabled=true])")];
    const warned = all.filter((b) => [...b.querySelectorAll(".line-why")].some((w) => !w.hidden && w.textContent !== ""));
    return (warned[0] || all[0]).dataset.action;
  });
  const inBar = page.locator(`#bar button[data-action="${key}"]:visible`);
  if (await inBar.count()) await inBar.tap();
  else {
    await page.tap("#bar [data-do=jump][data-arg=actions]");
    await page.locator(`#actions button[data-action="${key}"]`).tap();
  }
  await page.waitForSelector("#bar button[data-armed=true]");
  assert.equal((await state(page)).rev, rev, "the first press is not the choice");
  return key;
}

// measure is how the three things lie that a choice shows which asks for a second press.
const measure = (page) => page.evaluate(() => {
  const bar = document.getElementById("bar"), zone = bar.getBoundingClientRect();
  const at = (e) => {
    const { left, top, right, bottom } = e.getBoundingClientRect();
    const inView = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const points = [[left + 3, top + 3], [right - 3, top + 3], [left + 3, bottom - 3], [right - 3, bottom - 3], [(left + right) / 2, (top + bottom) / 2]];
    const whole = points.every(([x, y]) => e.contains(document.elementFromPoint(x, y)));
    const cut = e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1;
    return { inView, whole, inZone: top >= zone.top - 1 && bottom <= zone.bottom + 1, cut, high: Math.round(bottom - top), wide: Math.round(right - left) };
  };
  const shown = [...bar.querySelectorAll("button, a, input, p, .chips")].filter((e) => e.checkVisibility() && !e.closest(".btn-face"));
  const confirm = bar.querySelector("button[data-armed=true]"), text = bar.querySelector(".ask-text");
  return {
    shown: shown.map((e) => e.dataset.do || e.tagName), confirm: at(confirm), leave: at(bar.querySelector("[data-do=leave]")), warn: at(bar.querySelector(".ask-warn")),
    scrolls: bar.scrollHeight > bar.clientHeight + 1 || bar.scrollWidth > bar.clientWidth + 1, across: document.documentElement.scrollWidth - innerWidth,
    lines: Math.round(text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight)),
    letters: parseFloat(getComputedStyle(text).fontSize) / parseFloat(getComputedStyle(document.documentElement).fontSize),
    focus: document.activeElement === confirm, alert: document.getElementById("alert").textContent,
  };
});

// inView proves that the three things are whole and in view, with what the game says and with the longest that any game could.
async function inView(page, where) {
  const prove = (now, what) => {
    const at = `${where}, ${what}: ${JSON.stringify(now)}`;
    for (const part of ["confirm", "leave"]) {
      const { inView, whole, inZone, cut, high, wide } = now[part];
      assert.ok(inView && whole && inZone && !cut && high >= 44 && wide >= 44, `${at}: ${part}`);
    }
    assert.ok(now.warn.inView && now.warn.inZone && now.lines <= 2 && Math.abs(now.letters - .875) < .01, `${at}: the warning`);
    assert.deepEqual([now.scrolls, now.across], [false, 0], at);
    assert.deepEqual(now.shown.filter((s) => s !== "open"), ["P", "act", "leave"], at);
  };
  const now = await measure(page);
  prove(now, "as it is");
  assert.ok(now.focus, `${where}: the focus is on the button`);
  assert.match(now.alert, /Press again/, where);
  await page.evaluate(([text, warn, n]) => {
    const button = document.querySelector("#bar button[data-armed=true]"), row = button.querySelector(".chips");
    window.before = [button.querySelector(".word").textContent, document.querySelector("#bar .ask-text").textContent, [...row.childNodes], document.querySelector("#bar .ask-why").hidden];
    button.querySelector(".word").textContent = text;
    document.querySelector("#bar .ask-text").textContent = warn;
    document.querySelector("#bar .ask-why").hidden = false;
    row.replaceChildren(...Array.from({ length: n }, () => {
      const chip = document.createElement("span"), count = chip.appendChild(document.createElement("span"));
      const icon = chip.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
      chip.className = "chip";
      count.className = "chip-n";
      count.textContent = "12";
      icon.setAttribute("class", "sym chip-icon");
      icon.setAttribute("viewBox", "0 0 24 24");
      return chip;
    }));
  }, [longest, warning, chips]);
  prove(await measure(page), "the longest there is");
  await page.evaluate(() => {
    const [word, warn, row, why] = window.before, button = document.querySelector("#bar button[data-armed=true]");
    button.querySelector(".word").textContent = word;
    document.querySelector("#bar .ask-text").textContent = warn;
    document.querySelector("#bar .ask-why").hidden = why;
    button.querySelector(".chips").replaceChildren(...row);
  });
}

promise("phone: the button that confirms is whole and in view in every game, with the warning and the way out and nothing else", async () => {
  // Only a browser lays letters out: how large a warning and a button become, and what lies on them.
  const server = await serve();
  const person = await visitor({ viewport: { width: 360, height: 640 }, hasTouch: true, reducedMotion: "reduce" });
  const page = await person.open(server.url);
  await pace(page, "instant");
  await page.evaluate(() => { location.hash = "#settings"; });
  await page.tap("[data-do=confirm][data-arg=always]");
  for (const { id: game } of games) {
    await sitDown(page, { game, kinds: ["person", "0"], seed: "1066" });
    await myTurn(page);
    await arm(page);
    for (const [width, height] of [[360, 640], [390, 844], [412, 915]]) {
      await page.setViewportSize({ width, height });
      for (const letters of ["100%", "130%"]) {
        await page.evaluate((size) => { document.documentElement.style.fontSize = size; }, letters);
        await inView(page, `${game}, ${width}x${height}, letters at ${letters}`);
      }
      await page.evaluate(() => { document.documentElement.style.fontSize = ""; });
    }
    await page.setViewportSize({ width: 360, height: 640 });
    await page.tap("#bar [data-do=leave]");
    await page.waitForSelector("#bar button[data-armed=true]", { state: "detached" });
    const key = await arm(page), { rev } = await state(page);
    await page.keyboard.press("Escape");
    await page.waitForSelector("#bar button[data-armed=true]", { state: "detached" });
    // By keyboard from the list of actions: the focus is on the button then, so that Enter does it.
    await page.keyboard.press("a");
    await page.waitForFunction(() => document.activeElement?.closest("#actions"));
    await page.locator(`#actions button[data-action="${key}"]`).focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.matches("#bar button[data-armed=true]"));
    await page.keyboard.press("Enter");
    await page.waitForFunction((old) => Number(document.getElementById("tabard").dataset.rev) !== old, rev);
  }
  await person.close();
});

test("phone: with letters a third larger in the browser's settings the button that confirms stands at the window's edge", async () => {
  // Only a browser has large letters.
  const server = await serve();
  const person = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, args: lettered(130) });
  const page = await person.open(server.url);
  await pace(page, "instant");
  await page.evaluate(() => { location.hash = "#settings"; });
  await page.tap("[data-do=confirm][data-arg=always]");
  for (const { id: game } of games) {
    await sitDown(page, { game, kinds: ["person", "0"], seed: "1066" });
    await myTurn(page);
    await arm(page);
    await inView(page, `${game}, letters of 21 px`);
  }
  await person.close();
});
