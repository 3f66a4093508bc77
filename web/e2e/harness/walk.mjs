// The walk: positions of every kind of question are opened at twelve sizes, and the whole table is measured: at the question, after presses
// that open a piece, and after presses that ask for a second one. A moment is one measured state. It has a list of faults for each kind.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "./paths.mjs";
import { myTurn, pace } from "./table.mjs";

export const sizes = [[320, 560], [360, 640], [390, 664], [390, 844], [412, 915], [568, 320], [667, 375], [844, 390], [768, 1024], [1024, 700], [1280, 800], [1920, 1080]];

// faults are the kinds of faults, with what each is.
export const faults = {
  choices: "the zone of choices scrolls, or one of its controls is not whole in view",
  armed: "the button that a second press is asked of is not whole in view",
  hidden: "a lit piece is out of view, and no sign that is in view tells of it",
  small: "less than 24 px of a lit piece can be hit",
  overlap: "a lit piece lies under something else",
  clipped: "a text is cut",
  letters: "a text is smaller than 12 px; than 11 in windows of a small phone or of a tablet, than 10 if it is a seat's letter",
  page: "the page scrolls",
  result: "the result of a game needs scrolling, or one of its rows is higher than 40 px",
  zones: "a zone is not where it was at the first question",
};

const kept = fileURLToPath(new URL("../walk.json", import.meta.url));

// bounds are for each game and size, of each kind of fault the most moments that may have it, and the most faults.
export const bounds = JSON.parse(await readFile(kept, "utf8"));

// positionsOf has a command play games and returns the positions of one game (cmd/positions).
export async function positionsOf(game) {
  const { stdout } = await promisify(execFile)(path.join(build, "positions"), ["-game", game], { maxBuffer: 1 << 26 });
  return JSON.parse(stdout)[0];
}

// look lists the faults of the moment that the page shows, and how its zones lie; armed says that a press waits for its second.
export const look = (page, armed) => page.evaluate(faultsOf, armed);

// faultsOf runs in the page and lists the faults of the moment; shown is how many letters are shown, by their size in px. Texts and pieces count as far as they are in view.
//
// The own zone tells how many lit pieces lie beyond its edges in data-before and data-after, which the style sheet draws. The dot on the tab of
// an area tells of all pieces in it, the signs at the edges of a map tell how many lie beyond them. Where one handler gives a tap near a lit piece to the nearest one,
// #board or #mine says how near in data-reach, in px.
const faultsOf = (armed) => {
  const W = innerWidth, H = innerHeight, limit = W <= 360 || W >= 768 && W <= 1024 ? 11 : 12;
  const found = { choices: [], armed: [], hidden: [], small: [], overlap: [], clipped: [], letters: [], page: [], result: [] };
  const table = document.getElementById("table"), bar = document.getElementById("bar");
  const meet = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
  const size = (r) => Math.max(0, r.right - r.left) * Math.max(0, r.bottom - r.top);
  const pane = { left: 0, top: 0, right: W, bottom: H }, endless = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };

  // clips are the boxes outside which nothing of an element's content is seen: of what scrolls, and of what cuts.
  const known = new Map([[null, { scroll: pane, cut: endless, by: null }]]);
  const clips = (e) => {
    if (known.has(e)) return known.get(e);
    const style = getComputedStyle(e), around = style.position === "fixed" ? known.get(null) : clips(e.parentElement);
    let { scroll, cut, by } = around;
    const how = `${style.overflowX} ${style.overflowY}`;
    if (e !== document.body && e !== document.documentElement && how !== "visible visible" && style.display !== "contents") {
      const r = e.getBoundingClientRect();
      if (/auto|scroll/.test(how)) [scroll, cut] = [meet(meet(scroll, cut), r), endless]; // what lies beyond it can be scrolled to
      else [cut, by] = [meet(cut, r), r];
      if (/auto|scroll/.test(style.overflowY)) cut = { ...cut, top: -1e6, bottom: 1e6 }; // scrolling shows the rest of a line
      if (e.id === "mine") cut = endless; // its edges tell what lies beyond
    }
    const mine = { scroll, cut, by };
    known.set(e, mine);
    return mine;
  };
  const drawn = (e) => e.checkVisibility({ visibilityProperty: true });
  // part is how much of an element's box is in view, from 0 to 1.
  const part = (e) => {
    const r = e.getBoundingClientRect(), { scroll, cut } = clips(e.parentElement);
    return size(r) > 0 ? size(meet(meet(r, scroll), meet(cut, pane))) / size(r) : 0;
  };
  const name = (e) => e.dataset.action || e.dataset.do || e.dataset.ref || e.id || e.className.baseVal || e.className || e.tagName;
  const middle = (e) => {
    const r = e.getBoundingClientRect();
    return [r.left + r.width / 2, r.top + r.height / 2];
  };
  // atEdge says that a piece is cut by the edge of what is in view, as the page counts it (chart_near.go for a map, own.go for one's own
  // things): it can be moved there, and the sign at the edge tells of it.
  const atEdge = (e) => {
    const [x, y] = middle(e), mine = e.closest("#mine")?.getBoundingClientRect(), map = e.closest(".map-pane.map-near")?.getBoundingClientRect();
    const room = Math.min(e.getBoundingClientRect().width, 24) / 2 - .1;
    return mine && (x < mine.left + room || x > mine.right - room) || map && (x < map.left + 13 || y < map.top + 13 || x > map.right - 13 || y > map.bottom - 13);
  };
  const whole = (e) => part(e) > .99 && e.contains(document.elementFromPoint(...middle(e)));

  for (const e of [bar, ...bar.querySelectorAll("*")]) {
    if (!drawn(e) || e.closest("svg")) continue;
    const { overflowX, overflowY } = getComputedStyle(e);
    if (/auto|scroll/.test(overflowY) && e.scrollHeight > e.clientHeight + 1 || /auto|scroll/.test(overflowX) && e.scrollWidth > e.clientWidth + 1) found.choices.push(`${name(e)} scrolls`);
    if (!e.matches("button, a, input") || e.getBoundingClientRect().width <= 2) continue;
    if (!whole(e)) found.choices.push(`${name(e)} ${Math.round(100 * part(e))}%`);
    else if (e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1) found.choices.push(`${name(e)} too full`);
  }
  if (armed) {
    const b = Array.from(document.querySelectorAll("button[data-armed=true]")).filter((e) => !e.closest("#all") && drawn(e));
    if (b.length === 0) found.armed.push("none");
    for (const e of b) if (!whole(e)) found.armed.push(`${name(e)} ${Math.round(100 * part(e))}%`);
  }

  for (const [zone, inner] of [[".zone", "#board"], [".own", "#mine"]]) {
    const away = new Set(), seen = new Set(), shown = [], reach = Number(document.querySelector(inner)?.dataset.reach || 0);
    for (const e of document.querySelectorAll(`${inner} .lit[data-ref]`)) {
      if (drawn(e) && part(e) >= .5 && !atEdge(e)) {
        seen.add(e.dataset.ref);
        shown.push(e);
        continue;
      }
      const area = /area-(\d)/.exec(e.closest(".area")?.className)?.[1];
      const tab = !drawn(e) && document.querySelector(`${zone} .tab.tab-lit[data-arg="${area}"]`);
      if (!(tab && drawn(tab) && part(tab) > .99)) away.add(e.dataset.ref);
    }
    const lost = [...away].filter((ref) => !seen.has(ref));
    const edges = document.querySelector(zone), signs = Array.from(document.querySelectorAll(`${inner} .map-beyond`)).filter((e) => drawn(e) && part(e) > .99);
    const told = ["before", "after"].reduce((n, side) => n + Number(drawn(edges) && edges.dataset[side] || 0), signs.reduce((n, e) => n + Number(e.textContent), 0));
    found.hidden.push(...lost.slice(told));

    const boxes = shown.map((e) => [e, e.getBoundingClientRect()]);
    const far = (r, x, y) => Math.hypot(Math.max(r.left - x, 0, x - r.right), Math.max(r.top - y, 0, y - r.bottom));
    // hit is the lit piece that a tap there means. On a map nearness is that of a piece's middle (web/page/chart_place.go).
    const hit = (x, y) => {
      const on = document.elementFromPoint(x, y), direct = on?.closest(".lit[data-ref]"), sheet = on?.closest(".map-sheet");
      if (direct || !reach || !on?.closest(inner) || on.closest("button:not([data-ref])")) return direct;
      let best = null, least = reach;
      if (sheet) {
        const near = Math.max(28, Number(sheet.closest(".map-pane").dataset.near));
        if (52 * sheet.getScreenCTM().a * 28 / near >= 44) return on.closest("[data-ref]"); // so near a finger means what it hits
        for (const [e] of boxes) {
          const [mx, my] = middle(e), d = Math.hypot(mx - x, my - y);
          if (sheet.contains(e) && d < least) [best, least] = [e, d];
        }
        return best;
      }
      for (const [e, r] of boxes) if (far(r, x, y) <= least) [best, least] = [e, far(r, x, y)];
      return best;
    };
    for (const [e, r] of boxes) {
      const own = (x, y) => hit(x, y)?.dataset.ref === e.dataset.ref;
      const [x, y] = middle(e), under = [], { scroll, cut } = clips(e.parentElement), view = meet(meet(scroll, cut), pane);
      for (const [dx, dy] of [[0, 0], [-.25, -.25], [.25, -.25], [-.25, .25], [.25, .25]]) {
        const px = x + dx * r.width, py = y + dy * r.height;
        if (px < view.left || py < view.top || px >= view.right || py >= view.bottom) continue;
        const on = document.elementFromPoint(px, py);
        if (on && !e.contains(on) && !on.contains(e) && on.closest(".lit[data-ref], button, .map-tools, .scene")) under.push(name(on.closest("[data-ref], button, .map-tools, .scene")));
      }
      if (under.length > 0) found.overlap.push(`${e.dataset.ref} under ${under[0]}`);
      const along = (dx, dy) => { // how far from the middle a tap still means the piece, as far as it matters
        let n = 0;
        while (n < 12 && own(x + dx * (n + 4), y + dy * (n + 4))) n += 4;
        return n;
      };
      let wide = Math.floor(Math.min(r.width, r.height));
      if (wide >= 24 || reach) wide = own(x, y) ? Math.min(along(-1, 0) + along(1, 0), along(0, -1) + along(0, 1)) : 0;
      if (wide < 24) found.small.push(`${e.dataset.ref} ${wide}`);
    }
  }

  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT), range = document.createRange();
  const aside = document.querySelector("#all:not(:focus-within)"), sums = new Map(), shown = {};
  while (texts.nextNode()) {
    const node = texts.currentNode, e = node.parentElement;
    if (!node.data.trim() || aside?.contains(e) || !drawn(e)) continue;
    const style = getComputedStyle(e), { scroll, cut, by } = clips(e);
    if (e.matches(".ask-text:has(+ .ask-why:not([hidden]))")) continue; // the rest is behind "Why?"
    if (by && (by.width <= 2 || by.height <= 2) || style.clipPath !== "none" || e.closest(".sr")) continue;
    range.selectNodeContents(node);
    const lines = Array.from(range.getClientRects()).filter((r) => r.width > 0 && size(meet(meet(r, scroll), pane)) > 0);
    if (lines.length === 0) continue;
    const short = node.data.trim().slice(0, 24);
    const seen = lines.map((r) => meet(r, scroll)); // what has been scrolled out of its box is not cut
    if (seen.some((r) => r.right > cut.right + 2 || r.left < cut.left - 2 || r.bottom > cut.bottom + 4 || r.top < cut.top - 4)) found.clipped.push(short);
    let px = parseFloat(style.fontSize);
    const drawing = e.ownerSVGElement && e.getScreenCTM();
    if (drawing) px *= Math.sqrt(Math.abs(drawing.a * drawing.d - drawing.b * drawing.c));
    shown[Math.floor(px + .05)] = (shown[Math.floor(px + .05)] || 0) + node.data.trim().length;
    if (px < (e.matches(".crest-letter, .cq-letter, .cq-token-letter") ? 10 : limit) - .05 && lines.some((r) => size(meet(r, cut)) > 0)) sums.set(px.toFixed(1), (sums.get(px.toFixed(1)) || 0) + 1);
  }
  for (const [px, n] of sums) for (let i = 0; i < n; i++) found.letters.push(`${px} px`);

  const { scrollHeight, scrollWidth } = document.documentElement;
  if (scrollHeight > H + 1 || scrollWidth > W + 1 || scrollY > 0) found.page.push(`${scrollWidth}x${scrollHeight} at ${Math.round(scrollY)}`);
  const result = document.getElementById("result");
  if (drawn(result)) {
    for (const side of ["Height", "Width"]) {
      const over = result[`scroll${side}`] - result[`client${side}`];
      if (over > 1) found.result.push(`${over} px more than its ${side.toLowerCase()}`);
    }
    for (const row of result.querySelector("tbody").rows) {
      const { height } = row.getBoundingClientRect();
      if (height > 40) found.result.push(`${row.cells[0].textContent} is ${Math.round(height)} px high`);
    }
  }
  const zones = {};
  for (const where of [".table-head", "#prompt", ".zone", ".own", "#bar"]) {
    const r = document.querySelector(where).getBoundingClientRect();
    zones[where] = [r.left, r.top + scrollY, r.width, r.height].map(Math.round).join(" ");
  }
  return { found, zones, shown };
};

// resize gives the window another size, as a phone that is turned, and waits until it is drawn.
async function resize(page, [width, height]) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => {
    scrollTo(0, 0);
    requestAnimationFrame(() => requestAnimationFrame(done));
  }));
}

// click presses an element wherever it lies. The pieces of another area of the board can be pressed so, too.
const click = (page, selector) => page.evaluate((s) => {
  const e = document.querySelector(s);
  if (!e) throw new Error(`no ${s}`);
  e.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}, selector);

// walk opens all positions of a game at all sizes, and returns the moments. seen is told of each, for pictures.
export async function walk(page, game, { only = sizes, of = () => true, seen = async () => {} } = {}) {
  const { file, positions, never } = await positionsOf(game), places = {}, moments = [];
  await pace(page, "instant");
  await page.evaluate(() => { location.hash = "#settings"; });
  await page.click("[data-do=confirm][data-arg=always]");
  await page.evaluate(() => { location.hash = "#saves"; });
  await page.waitForSelector("#tabard[data-screen=saves]");
  await page.setInputFiles("#pick", { name: "walk.tabard", mimeType: "application/octet-stream", buffer: Buffer.from(file, "base64") });
  await page.waitForSelector("#toast:not([hidden])"); // they are taken in
  await page.waitForSelector("#toast", { state: "hidden" });

  // measured measures the moment at each size.
  const measured = async (question, what) => {
    for (const size of only) {
      await resize(page, size);
      const at = size.join("x");
      let { found, zones, shown } = await look(page, what === "armed");
      for (let n = 0; n < 10 && found.hidden.length > 0; n++) { // what lies beyond an edge is told with the next drawing
        await page.waitForTimeout(100);
        ({ found, zones, shown } = await look(page, what === "armed"));
      }
      places[at] ||= zones;
      found.zones = Object.keys(zones).filter((z) => zones[z] !== places[at][z]).map((z) => `${z} ${places[at][z]} -> ${zones[z]}`);
      const moment = { game, at, question, what, found, shown };
      moments.push(moment);
      await seen(moment);
    }
  };
  for (const { id, question, opens, arms } of positions.filter((p) => of(p.question))) {
    await page.evaluate(() => { location.hash = "#settings"; });
    await page.waitForSelector("#tabard[data-screen=settings]");
    await page.evaluate((id) => { location.hash = `#play/${id}`; }, id);
    await page.waitForSelector("#table");
    const { rev } = await myTurn(page);
    await measured(question, "asked");
    const still = async (what) => assert.equal(await page.evaluate(() => Number(document.getElementById("tabard").dataset.rev)), rev, `${game}, ${question}: ${what} is a choice already`);
    for (const ref of opens || []) {
      await click(page, `.lit[data-ref="${ref}"]`);
      await page.waitForSelector("#prompt [data-do=unpiece]");
      await still(ref);
      await measured(question, "opened");
      await click(page, "#prompt [data-do=unpiece]");
      await page.waitForSelector("#prompt [data-do=unpiece]", { state: "detached" });
    }
    for (const key of arms || []) {
      await click(page, `#actions button[data-action="${key}"]`);
      await page.waitForSelector("button[data-armed=true]", { state: "attached" });
      await still(key);
      await measured(question, "armed");
      await click(page, "#bar [data-do=leave]");
      await page.waitForSelector("button[data-armed=true]", { state: "detached" });
    }
  }
  return { moments, never: never || [] };
}

// counted sums the moments up: for each size, of each kind of fault the number of moments that have it and the number of faults.
export function counted(moments) {
  const sums = {};
  for (const { at, found } of moments) {
    sums[at] ||= {};
    for (const [kind, list] of Object.entries(found)) {
      if (list.length === 0) continue;
      const sum = sums[at][kind] ||= [0, 0];
      sum[0]++;
      sum[1] += list.length;
    }
  }
  return sums;
}

// letters are the shares of the letters that are shown in all moments of a size, by their own size.
export function letters(moments) {
  const steps = [["under 11 px", 0], ["11 px", 11], ["12 px", 12], ["13 px", 13], ["14 to 16 px", 14], ["more", 17]], sums = {};
  for (const { game, at, shown } of moments) {
    const of = sums[`${game} ${at}`] ||= steps.map(() => 0);
    for (const [px, n] of Object.entries(shown)) of[steps.findLastIndex(([, from]) => px >= from)] += n;
  }
  return Object.entries(sums).map(([where, of]) => {
    const all = of.reduce((a, b) => a + b, 0);
    return { where, ...Object.fromEntries(steps.map(([name], i) => [name, `${(100 * of[i] / all).toFixed(1)} %`])) };
  });
}

// worse lists where there are more moments with a fault, or more faults, than the bounds allow.
export function worse(game, sums) {
  const allowed = bounds[game] || {}, list = [];
  for (const [at, kinds] of Object.entries(sums)) {
    for (const [kind, [moments, n]] of Object.entries(kinds)) {
      const [mostMoments, most] = allowed[at]?.[kind] || [0, 0];
      if (moments > mostMoments || n > most) list.push(`${at} ${kind}: ${moments} moments with ${n}, not ${mostMoments} with ${most} (${faults[kind]})`);
    }
  }
  return list;
}

// bound makes the sums of a game the bounds. Whoever commits a higher one says why.
export async function bound(game, sums) {
  bounds[game] = sums;
  const lines = Object.keys(bounds).sort().map((g) => `${JSON.stringify(g)}: {\n${Object.entries(bounds[g]).map(([at, kinds]) => `  ${JSON.stringify(at)}: ${JSON.stringify(kinds)}`).join(",\n")}\n}`);
  await writeFile(kept, `{\n${lines.join(",\n")}\n}\n`);
}

// told writes the sums as a table: a line for each size, a column for each kind of fault.
export function told(game, sums, moments) {
  const kinds = Object.keys(faults), per = moments.length / Object.keys(sums).length || 0;
  const rows = [[game, ...kinds], ...Object.entries(sums).map(([at, of]) => [at, ...kinds.map((k) => (of[k] ? `${of[k][0]}/${of[k][1]}` : "."))])];
  const wide = rows[0].map((_, i) => Math.max(...rows.map((r) => r[i].length)));
  return [...rows.map((r) => r.map((c, i) => (i ? c.padStart(wide[i]) : c.padEnd(wide[i]))).join("  ")), `${per} moments at each size`].join("\n");
}
