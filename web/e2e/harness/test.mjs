// The list of tests, and the clean-up of each.
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";

export const tests = [];

// load fills the list, always in the same order.
export async function load() {
  const folder = new URL("../tests/", import.meta.url);
  for (const name of (await readdir(folder)).sort()) {
    if (name.endsWith(".test.mjs")) await import(new URL(name, folder));
  }
}

// promise adds a test that runs with every change. These are few: together they hold each thing that the app promises to a player.
export const promise = (name, body) => add(name, body, true);

// test adds a test that runs before a change lands. It holds a detail of a promise, or a rare browser, host or fault. It may take as many
// seconds as patience says.
export const test = (name, body, patience) => add(name, body, false, patience);

// add puts a test on the list. Its name is a sentence about what a person gets, and its first line says what only a browser can show:
// Go tests prove the rest of the page, by messages to the program and by what it draws, in a hundredth of the time.
function add(name, body, promised, patience = 300) {
  assert.match(String(body), /^async \(\) => \{\n\s*\/\/ Only \S/, `${name}: the first line says what only a browser can show`);
  tests.push({ name, body, promised, patience });
}

let looks = [], cleaners = [];
const lasts = [];

// atEnd runs fn when the present test has ended, while all that it set up still stands. fn gets the beginning of a file name if the
// test has failed, else null.
export function atEnd(fn) {
  looks.push(fn);
}

// later runs fn after that, to undo a part of the test's set-up.
export function later(fn) {
  cleaners.push(fn);
}

// cleanUp runs the functions of atEnd and then those of later, last first. It returns the first error of any.
export async function cleanUp(failure) {
  let trouble = null;
  for (const fn of [...looks, ...cleaners.reverse()]) {
    try {
      await fn(failure);
    } catch (err) {
      trouble ??= err;
    }
  }
  looks = [];
  cleaners = [];
  return trouble;
}

// lastly runs fn when this process has no more tests.
export function lastly(fn) {
  lasts.push(fn);
}

// finish runs the functions of lastly, last first.
export async function finish() {
  for (const fn of lasts.reverse()) await fn();
}
