// Acts of a person in a guided first game, by the hooks of its card: data-step, data-next.
import assert from "node:assert/strict";
import { confirmed, moved, myTurn, state } from "./table.mjs";

// learn opens the guided first game from the start screen of somebody who has never played.
export async function learn(page, game) {
  await page.click(`.game-${game} [data-do=learn]`);
  await page.waitForSelector("#lesson:not([hidden])");
}

// lesson reads the card of the lesson; step is -1 once the lesson is over.
export const lesson = (page) => page.evaluate(() => {
  const card = document.getElementById("lesson");
  if (!card || card.hidden) return { step: -1 };
  const { step, next } = card.dataset;
  return { step: Number(step), next, text: card.querySelector(".lesson-words").textContent, stray: card.classList.contains("lesson-stray") };
});

// asked waits until the lesson wants an action of the person, and returns it.
export async function asked(page) {
  await myTurn(page);
  return { ...await lesson(page), ...await state(page) };
}

const litPiece = "#board .lit[data-ref]:visible, #mine .lit[data-ref]:visible";
const button = (page, key) => page.locator(`#bar button[data-action="${key}"]`);

// taken waits until the answer is given, or, if it is only offered in the bar now, says so.
const taken = (page, rev, key) => page.waitForFunction(([old, action]) => {
  const shown = document.querySelector(`#bar button[data-action="${action}"]`)?.checkVisibility();
  return Number(document.getElementById("tabard").dataset.rev) !== old ? "taken" : shown ? "offered" : false;
}, [rev, key], { timeout: 10e3 }).then((h) => h.jsonValue());

// follow takes the action that the lesson asks for, by mouse: on the piece that is lit, else by the button. Where time is to pass it lets it.
export async function follow(page, { rev, next }, piece = (it) => it.click()) {
  if (next === "ahead") {
    await page.click("#lesson [data-do=ahead]");
    return moved(page, rev);
  }
  const lit = page.locator(litPiece);
  if (await lit.count() > 0 && !await button(page, next).isVisible()) {
    await piece(lit.first());
    if (await taken(page, rev, next) === "taken") return;
  }
  await button(page, next).click();
  await confirmed(page, rev);
}

// learnt leaves the page after a lesson, and proves that it came with the focus on its heading unless the game is over.
export async function learnt(page) {
  if (!(await state(page)).over) {
    await page.waitForFunction(() => document.activeElement?.id === "sheet-title");
  } else {
    await page.click("#bar [data-arg=learnt]");
  }
  await page.waitForSelector("#sheet[open] .learnt");
  await page.keyboard.press("Escape");
  await page.waitForSelector("#sheet", { state: "hidden" });
}

// followByKeys does it by keyboard: n leads to the piece, the list has everything.
export async function followByKeys(page, { rev, next }) {
  if (next === "ahead") {
    await page.focus("#lesson [data-do=ahead]");
    await page.keyboard.press("Enter");
    return moved(page, rev);
  }
  if (await page.locator(litPiece).count() > 0 && rev % 2 === 0 && !await button(page, next).isVisible()) {
    if (!await page.evaluate(() => document.activeElement.classList.contains("lit"))) await page.keyboard.press("n");
    await page.waitForFunction(() => document.activeElement?.classList.contains("lit"));
    await page.keyboard.press("Enter");
    if (await taken(page, rev, next) === "taken") return;
  }
  await fromListByKeys(page, next);
  await confirmed(page, rev, "Enter");
}

// fromListByKeys presses Enter on an action in the list of all. The list may be drawn anew under the focus while others finish their
// turn: at its end one begins from its top again.
export async function fromListByKeys(page, key) {
  const at = () => page.evaluate(() => {
    const on = document.activeElement;
    return { place: [...document.querySelectorAll("#actions [data-rove-item]")].indexOf(on), key: on.dataset.action };
  });
  const top = async () => {
    await page.keyboard.press("a");
    await page.waitForFunction(() => document.activeElement?.closest("#actions"));
    await page.keyboard.press("Home");
  };
  await top();
  for (let steps = 0, on = await at(), before = -1; on.place < 0 || on.key !== key; steps++, before = on.place, on = await at()) {
    assert.ok(steps < 400, `${key} cannot be reached with the arrows`);
    if (on.place >= 0 && on.place !== before) await page.keyboard.press("ArrowDown");
    else await top();
  }
  await page.keyboard.press("Enter");
}
