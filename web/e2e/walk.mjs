// The walk over positions of every kind of question at twelve sizes (harness/walk.mjs): `node walk.mjs [keep] [letters] [of=GAME] [at=WIDTHxHEIGHT,...]
// [ask=QUESTION] [tell=FAULT] [shots=FOLDER] [large=PERCENT] [lang=TAG]` prints for each game and size, of each kind of fault in how many moments it is and how
// often in all. It ends with 1 if that is more than walk.json allows. keep makes the counts the new bounds; tell lists each fault of a
// kind ("all" for all kinds), and shots takes a picture of each moment that has it, or of all moments.
// letters prints what share of the letters on the screen is of which size.
// large has letters as large as a person sets them in the browser, lang is another language than English: then the bounds count for nothing.
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { lettered } from "./harness/browser.mjs";
import { serve } from "./harness/host.mjs";
import { cleanUp } from "./harness/test.mjs";
import { games } from "./harness/table.mjs";
import { bound, counted, letters, sizes, told, walk, worse } from "./harness/walk.mjs";
import { guest, visitor } from "./harness/visit.mjs";

const words = process.argv.slice(2), keep = words.includes("keep");
const { of = "", at = "", ask = "", tell = "", shots = "", large = 100, lang = "en" } = Object.fromEntries(words.filter((w) => w.includes("=")).map((w) => w.split("=")));
const only = sizes.filter((s) => !at || at.split(",").includes(s.join("x")));
const usual = large === 100 && lang === "en";
if (keep && (at || ask || !usual)) throw new Error("bounds are of all sizes and questions, in English, with letters as they are");
if (shots) await mkdir(shots, { recursive: true });

const server = await serve(), worst = [];
for (const { id } of games.filter((g) => !of || g.id === of)) {
  const person = await (large === 100 ? guest : visitor)({ hasTouch: true, reducedMotion: "reduce", args: lettered(large) });
  await person.page.addInitScript((tag) => localStorage.setItem("tabard/language", tag), lang);
  const page = await person.open(server.url), start = performance.now();
  let n = 0;
  const seen = async (moment) => {
    const list = tell === "all" ? Object.entries(moment.found).flatMap(([kind, found]) => found.map((f) => `${kind}: ${f}`)) : moment.found[tell] || [];
    const title = `${id} ${moment.at} ${moment.question} ${moment.what}`;
    if (list.length > 0) console.log(`${title}\n  ${list.join("\n  ")}`);
    if (shots && (!tell || list.length > 0)) await page.screenshot({ path: path.join(shots, `${title.replace(/[ +]/g, "-")}-${++n}.png`) });
  };
  const { moments, never } = await walk(page, id, { only, of: (q) => !ask || q === ask, seen });
  const sums = counted(moments);
  if (words.includes("letters")) console.table(letters(moments));
  console.log(told(id, sums, moments));
  if (never.length > 0) console.log(`never asked: ${never.join(", ")}`);
  console.log(`${((performance.now() - start) / 1e3).toFixed(0)} s\n`);
  if (keep) await bound(id, sums);
  if (usual) worst.push(...worse(id, sums).map((w) => `${id} ${w}`));
  person.fine();
  await person.close();
}
await cleanUp(null);
if (worst.length > 0) console.log(`more than walk.json allows:\n${worst.join("\n")}`);
process.exit(worst.length > 0 ? 1 : 0);
