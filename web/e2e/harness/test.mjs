// The list of tests, and what each one leaves to clear away.
import { readdir } from "node:fs/promises";

export const tests = [];

// load fills the list, always in the same order.
export async function load() {
  const folder = new URL("../tests/", import.meta.url);
  for (const name of (await readdir(folder)).sort()) {
    if (name.endsWith(".test.mjs")) await import(new URL(name, folder));
  }
}

// test adds one test. Its name is a sentence about what a person gets.
export function test(name, body) {
  tests.push({ name, body });
}

let cleaners = [];

// later runs fn at the end of the present test. fn gets the beginning of a file name if the test has failed, else null.
export function later(fn) {
  cleaners.push(fn);
}

// cleanUp undoes what the test has set up, last first. It returns the first error of doing so.
export async function cleanUp(failure) {
  let trouble = null;
  for (const fn of cleaners.reverse()) {
    try {
      await fn(failure);
    } catch (err) {
      trouble ??= err;
    }
  }
  cleaners = [];
  return trouble;
}
