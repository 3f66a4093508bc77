// Prints how quickly the app opens, what it costs to sum its stored files, and how steadily it paints, how long a saved game takes to its table, how long an answer takes
// to be on the screen, how smooth things travel, what a piece takes that lights up, what the frames of fights, wars, countings and of pointing take, and how smooth the page stays while a strong bot thinks and while a game is analysed: medians of some visits;
// and what memory the page keeps after each of sixteen games. `make measure` runs it. Nothing here passes or fails: times belong to a machine.
import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { folder, host, serve } from "./harness/host.mjs";
import { asked, follow, learn } from "./harness/lesson.mjs";
import { build, dist } from "./harness/paths.mjs";
import { cleanUp } from "./harness/test.mjs";
import { byFinger, decideByClicks, finger, games, idOf, luck, myTurn, pace, saved, sitDown, takeIn } from "./harness/table.mjs";
import { live, roomy, slow, storedWhole, traced, visitor } from "./harness/visit.mjs";

// node measure.mjs [visits] [part]...: without a part "visits" alone, in some three minutes; "all" is every part.
const visits = Number(process.argv[2] || 3), parts = process.argv.slice(3);
const wanted = (part) => parts.includes("all") || (parts.length > 0 ? parts : ["visits"]).includes(part); // "visits", "thread", "sums", "tables", "journal", "motion", "lit", "stage", "thinking", "analysing" or "memory"
const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];

// visit opens the address on a page that is as slow as asked. It says when something was painted first, when a press on a game would count
// (now, or once the program is there), when the program was live, what was painted, and how long tasks have blocked the page: what each takes
// beyond 50 ms.
async function visit(page, url, { processor = 1, line = null, started = live } = {}) {
  await slow(page, processor);
  if (line) {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Network.enable", { maxTotalBufferSize: 0, maxResourceBufferSize: 0 }); // or the page's thread copies the program for it
    await cdp.send("Network.emulateNetworkConditions", { offline: false, ...line });
  }
  await page.addInitScript(() => {
    window.painted = { first: 0, press: 0, live: 0, largest: 0, shift: 0, blocked: 0 };
    addEventListener("tabard-live", () => { window.painted.live = performance.now(); });
    const look = (now) => {
      if (document.querySelector("#tabard [data-do=quick]")?.checkVisibility()) window.painted.press = now;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((l) => { for (const e of l.getEntries()) if (e.name === "first-contentful-paint") window.painted.first = e.startTime; }).observe({ type: "paint", buffered: true });
    new PerformanceObserver((l) => { for (const e of l.getEntries()) window.painted.blocked += e.duration - 50; }).observe({ type: "longtask", buffered: true });
    new PerformanceObserver((l) => { for (const e of l.getEntries()) window.painted.largest = e.startTime; }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((l) => { for (const e of l.getEntries()) window.painted.shift += e.value; }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(url);
  await started(page);
  await page.waitForTimeout(500);
  return page.evaluate(() => ({ ...window.painted, live: window.painted.live || performance.getEntriesByName("live")[0].startTime }));
}

const phoneLine = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const server = await serve();
const rows = [];
const row = async (name, one) => {
  const seen = [];
  for (let n = 0; n < visits; n++) seen.push(await one());
  const of = (key) => median(seen.map((s) => s[key]));
  rows.push({ visit: name, "first paint, s": (of("first") / 1e3).toFixed(2), "press counts, s": (of("press") / 1e3).toFixed(2), "blocked, ms": of("blocked").toFixed(0), "live, s": (of("live") / 1e3).toFixed(2), "largest paint, s": (of("largest") / 1e3).toFixed(2), "layout shift": of("shift").toFixed(3) });
};
const first = (how) => async () => {
  const person = await visitor({ whole: true, reducedMotion: "no-preference" });
  const seen = await visit(person.page, server.url, how);
  await person.close();
  return seen;
};
const hello = await host({ dir: path.join(build, "hello") }), marked = (page) => page.waitForFunction(() => performance.getEntriesByName("live").length > 0);
// again and helloAgain are people without a network for whom all is stored, with a page that has not been anywhere.
const again = async () => {
  const person = await visitor({ whole: true, reducedMotion: "no-preference" });
  await storedWhole(await person.open(server.url));
  const page = await person.context.newPage();
  await person.context.setOffline(true);
  return { person, page };
};
const helloAgain = async () => {
  const person = await visitor({ whole: true, reducedMotion: "no-preference" });
  await person.page.goto(hello.url);
  await person.page.waitForFunction(() => navigator.serviceWorker.ready.then(({ active }) => active?.state === "activated"));
  await person.page.reload(); // go-app's worker stores what is asked for from now on
  await marked(person.page);
  const page = await person.context.newPage();
  await person.context.setOffline(true);
  return { person, page };
};
if (wanted("visits")) {
await row("first", first());
await row("first, processor / 4", first({ processor: 4 }));
await row("first, 1.6 Mbit/s, 150 ms, processor / 4", first({ processor: 4, line: phoneLine }));
// Beside each visit one to go-app's own smallest program, as go-app stores it (hello), since the times of both belong to the machine.
const others = [];
await row("again, offline, processor / 4", async () => {
  const ours = await again(), seen = await visit(ours.page, server.url, { processor: 4 });
  await ours.person.close();
  const other = await helloAgain();
  others.push((await visit(other.page, hello.url, { processor: 4, started: marked })).live);
  await other.person.close();
  return seen;
});
rows.push({ visit: "go-app's hello: again, offline, processor / 4", "live, s": (median(others) / 1e3).toFixed(2) });
console.table(rows);
console.log(`live again offline: ${(rows.at(-2)["live, s"] / rows.at(-1)["live, s"]).toFixed(2)} times go-app's hello`);
}

// The time of the page's own thread until the program is live, offline, which other work of the machine does not lengthen; and what its tasks take
// beyond 50 ms each where the processor is four times slower.
if (wanted("thread")) {
  const threads = {};
  for (let n = 0; n < visits; n++) {
    for (const [name, open, url, started] of [["Tabard", again, server.url, live], ["go-app's hello", helloAgain, hello.url, marked]]) {
      const { person, page } = await open();
      await page.goto(new URL("wasm_exec.js", url).href); // so that the page has its process before it is traced
      await page.addInitScript(() => {
        performance.mark("begun");
        addEventListener("tabard-live", () => performance.mark("live"));
      });
      const trace = await traced(page);
      await page.goto(url);
      await started(page);
      await page.waitForTimeout(500);
      const { tasks, marks } = await trace.whole();
      const begun = marks.findLast((m) => m.name === "begun").at, there = marks.find((m) => m.name === "live" && m.at > begun).at;
      const of = tasks.filter((t) => t.to > begun && t.from < there).map((t) => t.took), sum = (list) => list.reduce((a, b) => a + b, 0);
      (threads[name] ??= []).push({ all: sum(of), longest: Math.max(...of), beyond: sum(of.map((took) => Math.max(0, 4 * took - 50))) });
      await person.close();
    }
  }
  console.table(Object.entries(threads).map(([start, seen]) => {
    const of = (key) => median(seen.map((s) => s[key])).toFixed(0);
    return { start, "thread until live, ms": of("all"), "longest task, ms": of("longest"), "beyond 50 ms, processor / 4, ms": of("beyond") };
  }));
}

// What it costs an offline start that the service worker sums the stored files that it gives out, beside a worker that does not: until the
// program is live, and of the worker the time in which it summed any. The browser slows the page's thread alone, not the worker's.
if (wanted("sums")) {
  const spending = `
    let spent = 0, sums = 0, under = 0, from = 0;
    const summed = sound;
    sound = async (response, hash) => {
      if (under++ === 0) from = performance.now();
      const is = await summed(response, hash);
      if (--under === 0) spent += performance.now() - from;
      sums++;
      return is;
    };
    addEventListener("message", (e) => {
      if (e.data?.type !== "spent") return;
      e.ports[0].postMessage({ spent, sums });
      spent = sums = 0;
    });`;
  // asked runs in a page: what the worker has spent since it was asked last.
  const asked = () => new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (e) => done(e.data);
    navigator.serviceWorker.controller.postMessage({ type: "spent" }, [port2]);
  });
  const sums = [];
  for (const summing of [true, false]) {
    const dir = await folder(), worker = path.join(dir, "sw.js");
    await cp(dist, dir, { recursive: true });
    const text = await readFile(worker, "utf8"), asks = "isProgram(name) || (await sound(found, hash))";
    if (!text.includes(asks)) throw new Error("sw.js sums in another way");
    await writeFile(worker, (summing ? text : text.replace(asks, "true")) + spending);
    const plain = await host({ dir });
    for (const processor of [1, 4]) {
      const seen = [];
      for (let n = 0; n < 3 * visits; n++) {
        const person = await visitor({ whole: true, reducedMotion: "no-preference" });
        await storedWhole(await person.open(plain.url));
        const page = await person.context.newPage();
        await person.context.setOffline(true);
        await person.page.evaluate(asked); // of the installation
        const { live } = await visit(page, plain.url, { processor });
        seen.push({ live, ...await page.evaluate(asked) });
        await person.close();
      }
      const of = (key) => median(seen.map((s) => s[key]));
      sums.push({ "worker": summing ? "sums" : "does not sum", "processor /": processor, "live, s": (of("live") / 1e3).toFixed(3), "files summed": of("sums"),
        "worker, ms": of("spent").toFixed(0) });
    }
  }
  console.table(sums);
}

// A finger lies on the glass for so long, in milliseconds, wherever presses are measured.
const touch = 80;

// hearInputs has the page note how long each press took to the next frame, as the browser itself tells it, in window.inputs.
const hearInputs = (page) => page.evaluate(() => {
  window.inputs = [];
  new PerformanceObserver((l) => { for (const e of l.getEntries()) if (e.interactionId) window.inputs.push(e.duration); })
    .observe({ type: "event", durationThreshold: 16 });
});

// The least that a press takes here, to compare with: a page of one button that changes colour.
if (wanted("tables")) {
  const person = await visitor({ whole: true, viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: "no-preference" });
  await person.page.setContent(`<style>button { width: 100px; height: 100px } .on { background: #c00 }</style><button onclick="this.classList.toggle('on')">Press</button>`);
  await roomy(person.page);
  await slow(person.page, 4);
  await hearInputs(person.page);
  const tap = finger(person.page, touch);
  for (let n = 0; n < 30; n++) await tap([50, 50]);
  const inputs = (await person.page.evaluate(() => window.inputs)).sort((a, b) => a - b);
  console.table([{ page: "one button", inputs: inputs.length, "press to frame, ms: median": median(inputs), "worst": inputs.at(-1) }]);
  await person.close();
}

// The largest table of each game, a few decisions old, on a phone whose processor is four times slower, and on one as quick as this machine.
const largest = { conquer: ["0:5"] }; // the Grand Campaign
const tables = [];
for (const [processor, game] of wanted("tables") ? [4, 1].flatMap((slower) => games.map(({ id }) => [slower, id])) : []) {
  const person = await visitor({ whole: true, viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: "no-preference" });
  const page = await person.open(server.url);
  await pace(page, "instant");
  await sitDown(page, { game, kinds: ["person", "0", "0", "0"], options: largest[game] || [] });
  const pick = luck(6); // whose games are not over before they have been measured
  const play = async (n, decide) => {
    for (let i = 0; i < n && !(await myTurn(page)).over; i++) await decide();
    await myTurn(page);
  };
  await play(10, () => decideByClicks(page, pick));
  await saved(page);
  const id = await idOf(page);
  await roomy(page);
  await slow(page, processor);
  const opening = [];
  for (let n = 0; n < visits; n++) {
    await page.evaluate(() => { location.hash = "#"; });
    await page.waitForSelector("#tabard[data-screen=start]");
    await page.waitForTimeout(300);
    opening.push(await page.evaluate((hash) => new Promise((done) => {
      const start = performance.now(), at = {};
      location.hash = hash;
      const look = () => {
        for (const [what, is] of [["table", "#table #board"], ["list", "#actions:not([data-rev='0']) button"]]) {
          if (at[what] === undefined && document.querySelector(is)) {
            at[what] = 0;
            requestAnimationFrame(() => setTimeout(() => { at[what] = performance.now() - start; if (what === "list") done(at); }));
          }
        }
        if (at.list === undefined) requestAnimationFrame(look);
      };
      look();
    }), `#play/${id}`));
  }
  // From a finger's press to the next frame, as the browser itself tells it, which shows that a choice has been taken; and to the frame that
  // shows what the press brought.
  await hearInputs(page);
  await page.evaluate(() => {
    window.outcomes = [];
    let from = null;
    addEventListener("click", () => { from = performance.now(); }, { capture: true });
    new MutationObserver((list) => {
      if (from === null || list.every((m) => m.attributeName === "class" || m.target.closest?.("#actions"))) return;
      const pressed = from;
      from = null;
      requestAnimationFrame(() => setTimeout(() => window.outcomes.push(performance.now() - pressed)));
    }).observe(document.getElementById("tabard"), { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const trace = await traced(page);
  await play(12, byFinger(page, pick, undefined, touch));
  const [inputs, outcomes] = await page.evaluate(() => [window.inputs, window.outcomes].map((list) => list.sort((a, b) => a - b)));
  const tasks = (await trace.end()).sort((a, b) => a - b);
  tables.push({ game, "processor /": processor, "table, ms": median(opening.map((o) => o.table)).toFixed(0), "its list, ms": median(opening.map((o) => o.list)).toFixed(0), inputs: inputs.length, "press to frame, ms: median": median(inputs), "worst": inputs.at(-1),
    "to what it brought, ms: median": median(outcomes).toFixed(0), " worst": outcomes.at(-1).toFixed(0), "longest task, ms": tasks.at(-1).toFixed(0),
    "tasks over 50 ms": tasks.filter((took) => took > 50).length, "pieces": await page.locator("#board [data-ref]").count() });
  await person.close();
}
if (tables.length) console.table(tables);

// What it costs the page's thread to write a decision down in the journal, with what it does when the disk answers, and how long that takes.
const written = [];
for (const { id: game } of wanted("journal") ? games : []) {
  const person = await visitor({ whole: true, viewport: { width: 1280, height: 900 }, reducedMotion: "no-preference" });
  const page = await person.open(server.url);
  await pace(page, "fast");
  await page.evaluate(() => {
    window.costs = [];
    const journal = window.tabardJournal, { put } = journal;
    journal.put = (entries, done) => {
      const start = performance.now();
      let asked = 0;
      put.call(journal, entries, (faults) => {
        const answered = performance.now();
        done(faults);
        window.costs.push({ thread: asked + performance.now() - answered, disk: answered - start });
      });
      asked = performance.now() - start;
    };
  });
  await sitDown(page, { game, kinds: ["person", "0"] });
  const pick = luck(3);
  for (let n = 0; n < 20 && !(await myTurn(page)).over; n++) await decideByClicks(page, pick);
  await saved(page);
  const costs = await page.evaluate(() => window.costs);
  const at = (key, part) => costs.map((c) => c[key]).sort((a, b) => a - b)[Math.floor(part * (costs.length - 1))].toFixed(1);
  written.push({ game, "decisions": costs.length, "page's thread, ms: median": at("thread", 0.5), "95 %": at("thread", 0.95), "on the disk after, ms: median": at("disk", 0.5), " 95 %": at("disk", 0.95) });
  await person.close();
}
if (written.length) console.table(written);

// Frames and tasks of the page while things travel, on a phone and on a desk whose processors are four times slower. A frame is calm if the
// table has changed neither since the one before nor before that, so that it is painted: then all that it shows is what travels.
const travels = [];
for (const { id: game } of wanted("motion") ? games : []) {
  for (const [width, height] of [[390, 844], [1280, 800]]) {
    const person = await visitor({ whole: true, viewport: { width, height }, reducedMotion: "no-preference" });
    const page = await person.open(server.url);
    await pace(page, "normal");
    await sitDown(page, { game, kinds: ["person", "0"], seed: "7" });
    await slow(page, 4);
    await page.evaluate(() => {
      window.gaps = [];
      let last = null, kind = "", changed = true; // of the frame before, if anything travelled in it
      new MutationObserver((list) => { // what comes to travel, or goes, is no change
        const ghosts = (nodes) => Array.from(nodes).every((e) => e.classList?.contains("traveller"));
        changed ||= list.some((m) => m.type !== "childList" || !ghosts(m.addedNodes) || !ghosts(m.removedNodes));
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      const frame = (now) => {
        window.away = document.getAnimations().some((a) => a.constructor === Animation && a.playState === "running" && a.effect.target?.matches(".traveller, [data-ref]"));
        kind = !window.away ? "rest" : last === null ? "off" : changed ? "changed" : kind === "off" || kind === "changed" ? "painted" : "calm";
        performance.mark(`motion:${kind}`);
        if (window.away && last !== null) window.gaps.push({ gap: now - last, kind });
        last = window.away ? now : null;
        changed = false;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    const trace = await traced(page);
    const pick = luck(7);
    for (let n = 0; n < 6 && !(await myTurn(page)).over; n++) {
      await page.waitForFunction(() => !window.away);
      await decideByClicks(page, pick);
    }
    await myTurn(page);
    await page.waitForFunction(() => !window.away);
    const gaps = await page.evaluate(() => window.gaps), { tasks, marks } = await trace.whole();
    // The longest task that lies wholly in a stretch of frames of these kinds.
    const longest = (...kinds) => {
      let from = null, most = 0;
      const seen = marks.filter((m) => m.name.startsWith("motion:"));
      for (const [i, m] of seen.entries()) {
        const goesOn = (mark) => mark && kinds.includes(mark.name.slice(7));
        if (goesOn(m) && from === null) from = seen[i - 1]?.at ?? m.at;
        if (from !== null && !goesOn(seen[i + 1])) {
          for (const t of tasks) if (t.from >= from && t.to <= m.at) most = Math.max(most, t.took);
          from = null;
        }
      }
      return most.toFixed(0);
    };
    const calm = gaps.filter((g) => g.kind === "calm").map((g) => g.gap), all = gaps.map((g) => g.gap);
    travels.push({ game, window: width, frames: all.length, "gap, ms: median": median(all)?.toFixed(0), worst: Math.max(0, ...all).toFixed(0),
      "calm frames": calm.length, "calm gap, ms: median": median(calm)?.toFixed(0), "worst calm": Math.max(0, ...calm).toFixed(0),
      "over 50 ms": calm.filter((g) => g > 50).length, "longest task, ms": longest("calm", "painted", "changed"), "longest calm task, ms": longest("calm") });
    await person.close();
  }
}
if (travels.length) console.table(travels);

// What the page's thread has to do while a piece in view lights up that has changed, and in as much time without, on a phone.
const lights = [];
for (const { id: game } of wanted("lit") ? games : []) {
  const person = await visitor({ whole: true, viewport: { width: 390, height: 844 }, reducedMotion: "no-preference" });
  const page = await person.open(server.url);
  await pace(page, "instant");
  await sitDown(page, { game, kinds: ["person", "0"], seed: "7" });
  await myTurn(page);
  await saved(page);
  await page.waitForTimeout(2000); // what has changed before is lit no more
  await slow(page, 4);
  const took = {};
  for (const what of ["nothing", "a piece"]) {
    const trace = await traced(page);
    await page.evaluate((lit) => {
      const seen = Array.from(document.querySelectorAll("#board :is(.piece, .spot), #mine .piece")).find((e) => e.checkVisibility({ visibilityProperty: true }));
      if (lit) seen.classList.add("flash");
    }, what !== "nothing");
    await page.waitForTimeout(1300);
    took[what] = (await trace.end()).reduce((sum, t) => sum + t, 0);
  }
  lights.push({ game, "thread in 1.3 s, ms: nothing lights up": took.nothing.toFixed(0), "a piece does": took["a piece"].toFixed(0) });
  await person.close();
}
if (lights.length) console.table(lights);

// What the frames of a fight, of a war, of the counting at an end and of pointing at lit pieces take of the page's thread, by its own time, and so four
// times as much where the processor is four times slower. A frame has all tasks from one to the next.
if (wanted("stage")) {
  const frames = [];
  // acted measures what is done on a page in the middle of an act: from there on until it is over.
  const acted = async (act, page, does) => {
    await page.evaluate(() => {
      const frame = () => {
        performance.mark("frame");
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    const trace = await traced(page);
    const before = await page.evaluate(() => { performance.mark("begun"); return performance.now(); });
    const times = await does();
    await page.waitForTimeout(500);
    const { tasks, marks } = await trace.whole();
    const seen = marks.filter((m) => m.name === "frame" && m.at > marks.find((b) => b.name === "begun").at).map((m) => ({ at: m.at, took: 0, most: 0 }));
    let n = 0;
    for (const t of tasks.toSorted((x, y) => x.from - y.from)) {
      while (n < seen.length && seen[n].at < t.from) n++; // a frame's own task begins before its mark
      if (n === seen.length) break;
      seen[n].took += 4 * t.took;
      seen[n].most = Math.max(seen[n].most, 4 * t.took);
    }
    const took = seen.map((f) => f.took), busy = took.filter((f) => f > 4);
    frames.push({ act, times, "s": ((await page.evaluate(() => performance.now()) - before) / 1e3).toFixed(1), frames: took.length, "frame, ms: median": median(took)?.toFixed(1), "of busy ones": median(busy)?.toFixed(0), "worst": Math.max(...took).toFixed(0),
      "beyond 50 ms": took.filter((f) => f > 50).length, "longest task, ms": Math.max(...seen.map((f) => f.most)).toFixed(0) });
  };
  for (const [width, height] of [[390, 844], [1280, 800]]) {
    const person = await visitor({ whole: true, viewport: { width, height }, reducedMotion: "no-preference" });
    const page = await person.open(server.url);
    await pace(page, "normal");
    const scene = page.locator("#scene:not([hidden])"), watched = async (act) => acted(`${act} at ${width}`, page, async () => {
      let steps = 0;
      for (; steps < 6 && await scene.count(); steps++) {
        await page.waitForTimeout(2000); // what it shows travels
        await page.locator("#scene .btn-wax").click();
        await page.waitForTimeout(300);
      }
      while (await scene.count()) await page.locator("#scene .btn-wax").click();
      return steps;
    });
    await learn(page, "conquer");
    while (await scene.count() === 0) {
      await follow(page, await asked(page));
      await myTurn(page, 90e3, true);
    }
    await watched("fight");
    for (const { id } of games) {
      await (await takeIn(page, id)).click();
      await page.waitForSelector("#result table tbody tr");
      await page.click(".table-head [data-do=open][data-arg=menu]");
      await page.click("#sheet [data-do=lookback]");
      await page.waitForSelector("#tabard[data-screen=replay]");
      await page.$eval("#back", (e) => {
        e.value = Number(e.max) - 6;
        e.dispatchEvent(new Event("input", { bubbles: true }));
      });
      await page.waitForFunction(() => { const e = document.getElementById("back"); return e.getAttribute("aria-valuetext").includes(`step ${Number(e.max) - 6} of `); });
      await page.click("[data-do=playon]");
      await page.locator("#table, #curtain").first().waitFor();
      const pick = luck(3);
      while (!(await myTurn(page, 90e3, true)).over) {
        if (await scene.count()) await watched("war");
        else await decideByClicks(page, pick);
      }
      if (await scene.count()) await watched("war");
      await acted(`${id}: counting at ${width}`, page, async () => {
        await page.waitForSelector("#result table tbody tr", { timeout: 120e3 });
        return 1;
      });
    }
    await pace(page, "instant");
    for (const { id: game } of games) {
      await sitDown(page, { game, kinds: ["person", "0", "0", "0"] });
      const pick = luck(6);
      for (let n = 0; n < 8; n++) {
        await myTurn(page);
        await decideByClicks(page, pick);
      }
      await myTurn(page);
      await page.waitForTimeout(1000); // the list of actions and the log have come
      const spots = await page.$$eval("#board .lit[data-ref], #mine .lit[data-ref], #bar [data-do=act]", (all) => all.filter((e) => e.checkVisibility()).slice(0, 12).map((e) => {
        const r = e.getBoundingClientRect();
        return [r.left + r.width / 2, r.top + r.height / 2];
      }).filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight));
      await acted(`${game}: pointing at ${width}`, page, async () => {
        for (const [x, y] of spots) {
          await page.mouse.move(x, y, { steps: 4 });
          await page.waitForTimeout(700);
        }
        return spots.length;
      });
    }
    await person.close();
  }
  console.table(frames);
}

// Frames and tasks of the page while a strong bot thinks. The tasks are counted by the thread's own time, the gaps by the clock.
if (wanted("thinking")) {
  const person = await visitor({ whole: true, viewport: { width: 1280, height: 900 }, reducedMotion: "no-preference" });
  const page = await person.open(server.url);
  await pace(page, "instant");
  await page.evaluate(() => {
    // Phases of thinking with the longest gap between two frames inside each.
    window.phases = [];
    let last = performance.now(), phase = null;
    const frame = () => {
      const now = performance.now(), thinking = document.getElementById("tabard").dataset.thinking === "true";
      if (thinking && !phase) phase = { start: now, worst: 0 };
      else if (thinking) phase.worst = Math.max(phase.worst, now - last);
      else if (phase) {
        window.phases.push({ length: last - phase.start, worst: phase.worst });
        phase = null;
      }
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const trace = await traced(page);
  await sitDown(page, { game: "merchants", kinds: ["person", "3"], seed: "12" });
  const pick = luck(2);
  const long = async () => (await page.evaluate(() => window.phases)).filter((p) => p.length > 60);
  for (let n = 0; n < 30 && (await long()).length < 12 && !(await myTurn(page, 150e3)).over; n++) await decideByClicks(page, pick);
  const phases = await long(), tasks = await trace.end();
  const worst = phases.map((p) => p.worst).sort((a, b) => a - b);
  console.table([{ "thoughts": phases.length, "of, s": (phases.reduce((sum, p) => sum + p.length, 0) / 1e3).toFixed(1),
    "longest task of the page, ms": Math.max(...tasks).toFixed(0), "gap between frames, ms: median": worst[worst.length >> 1]?.toFixed(0),
    "worst": worst.at(-1)?.toFixed(0) }]);
  await person.close();
}

// The look back at a finished game: how long it takes, and the longest tasks of the page's thread (by its own time) until it is done, as
// the press opens the sheet, and as what was found is drawn.
if (wanted("analysing")) {
  const looks = [];
  for (const { id } of games) {
    for (const processor of [1, 4]) {
      const person = await visitor({ whole: true, viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
      const page = await person.open(server.url);
      await (await takeIn(page, id)).click();
      await page.waitForSelector("#result table tbody tr");
      await page.evaluate(() => {
        const mark = () => {
          if (document.querySelector("#sheet .analysis .graph")) return performance.mark("drawn");
          requestAnimationFrame(mark);
        };
        document.querySelector("#bar [data-do=analyse]").addEventListener("click", () => performance.mark("pressed"), { capture: true });
        requestAnimationFrame(mark);
      });
      await slow(page, processor);
      const trace = await traced(page);
      await page.click("#bar [data-do=analyse]");
      await page.waitForSelector("#sheet .analysis .graph", { timeout: 300e3 });
      await page.waitForTimeout(500);
      const { tasks, marks } = await trace.whole();
      const pressed = marks.find((m) => m.name === "pressed").at, drawn = marks.find((m) => m.name === "drawn").at;
      const opening = tasks.filter((t) => t.to > pressed && t.from < pressed + 1), found = tasks.filter((t) => t.to > drawn - 1000 * processor && t.to <= drawn + 1);
      const between = tasks.filter((t) => t.from > pressed && t.to < drawn && !opening.includes(t) && !found.includes(t));
      const most = (list) => Math.max(0, ...list.map((t) => t.took)).toFixed(0);
      looks.push({ game: id, "processor /": processor, "s": ((drawn - pressed) / 1e3).toFixed(1), "press, ms": most(opening), "meanwhile, ms": most(between), "drawn, ms": most(found) });
      await person.close();
    }
  }
  console.table(looks);
}
// What the page keeps after each of sixteen games of bots that were played to the end and left: the heap of JavaScript, the memory of the
// program, which never shrinks, and the browser's nodes and listeners. The processor's time is that of the page's thread, all told.
if (wanted("memory")) {
  const person = await visitor({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  await person.context.addInitScript(() => {
    let Go;
    Object.defineProperty(window, "Go", { get: () => Go, set(it) { Go = class extends it { constructor() { super(); window.program = this; } }; } });
  });
  const page = await person.open(server.url), kept = [];
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await pace(page, "instant");
  for (let n = 0; n < 16; n++) {
    const { id: game } = games[n % games.length];
    await sitDown(page, { game, kinds: ["1", "1", "1"], seed: String(n) });
    await myTurn(page, 600e3);
    await saved(page);
    await page.evaluate(() => { location.hash = "#"; });
    await page.locator("#tabard[data-screen=start]").waitFor();
    await page.waitForTimeout(2500);
    for (let times = 0; times < 3; times++) await cdp.send("HeapProfiler.collectGarbage");
    const { metrics } = await cdp.send("Performance.getMetrics"), of = (name) => metrics.find((m) => m.name === name).value;
    const heap = of("JSHeapUsedSize") / 1e6, wasm = (await page.evaluate(() => window.program._inst.exports.mem.buffer.byteLength)) / 1e6;
    kept.push({ game, "JavaScript, MB": heap.toFixed(1), "program, MB": wasm.toFixed(1), "both, MB": (heap + wasm).toFixed(1), nodes: of("Nodes"), listeners: of("JSEventListeners"), "processor, s": of("TaskDuration").toFixed(1) });
  }
  console.table(kept);
  await person.close();
}
await cleanUp(null);
process.exit(0);
