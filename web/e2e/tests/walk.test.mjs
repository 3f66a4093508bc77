// A walk over positions of every kind of question at twelve sizes: nothing becomes worse at any of them.
import assert from "node:assert/strict";
import { serve } from "../harness/host.mjs";
import { test } from "../harness/test.mjs";
import { bounds, counted, walk, worse } from "../harness/walk.mjs";
import { guest } from "../harness/visit.mjs";

for (const id of Object.keys(bounds)) {
  test(`walk: ${id} has no more faults than walk.json allows, at every kind of question and twelve sizes`, async () => {
    // Only a browser knows what is cut, out of view or too small.
    const person = await guest({ hasTouch: true, reducedMotion: "reduce" });
    const page = await person.open((await serve()).url);
    assert.deepEqual(worse(id, counted((await walk(page, id)).moments)), []);
  }, 900);
}
