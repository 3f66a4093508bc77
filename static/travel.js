// What is seen to travel on the table, and what would travel by a choice, as long as the pointer of a mouse rests on it or the focus of
// whoever plays by keys: things from where they were to where they go, lines with what comes to their ends, and beside the seats what they
// would win or lose. What that is the program says (web/page/travel.go); where it lies, the page. Plain script, beside the program: it only
// looks at what is on the page, and the pointer crosses much that nobody asks about.
//
// Each thing that travels is a line of text, "way symbol number class piece": the marks of its way with > between them, the address of its
// symbol, how many it stands for, of whose colour it is, and the piece that it is itself. All but the way and the number may be empty.
"use strict";

(() => {
  const svgSpace = "http://www.w3.org/2000/svg";
  const read = (text) => text.split("\n").filter(Boolean).map((line) => line.split(" "));

  // --- Where things are ------------------------------------------------------------------------------------------------
  const inside = (x, y, box) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  const middle = (el) => {
    const { left, top, width, height } = el.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  // shows says whether something is drawn. Of what lies aside (content-visibility) the browser would style all in order to answer, unless asked so.
  const shows = (el) => el.checkVisibility({ contentVisibilityAuto: true });
  const piece = (ref) => document.querySelector(["#board", "#mine"].map((zone) => `${zone} [data-ref="${CSS.escape(ref)}"]`).join());
  const lens = () => document.querySelector(".map-sheet")?.getScreenCTM();

  // find is where a mark is seen in the window, and its element, if it has one; null if it is not seen. A mark is "." for the own things,
  // "@1" for a seat, or the name of a piece, and behind a | where that lies on the map.
  const find = (mark) => {
    const [ref, at] = mark.split("|"), spot = { x: 0, y: 0, el: null, own: ref === ".", seat: ref[0] === "@", map: Boolean(at) };
    if (spot.own) spot.el = document.querySelector("#mine [data-ref], #mine");
    else if (spot.seat) spot.el = document.querySelector(`.seat-card[data-seat="${ref.slice(1)}"] .crest`);
    else spot.el = piece(ref) ?? document.querySelector(`.zone [data-spot="${CSS.escape(ref)}"]`);
    const map = at && lens();
    if (spot.el) {
      if (!shows(spot.el)) return null;
      Object.assign(spot, middle(spot.el));
    } else if (map) {
      const [x, y] = at.split(",").map(Number);
      Object.assign(spot, { x: x * map.a + map.e, y: y * map.d + map.f });
    } else return null;
    const { x, y } = spot;
    if (!inside(x, y, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return null;
    return at && !inside(x, y, document.getElementById("board").getBoundingClientRect()) ? null : spot;
  };

  // --- What things look like -------------------------------------------------------------------------------------------
  const hide = (el) => {
    el.setAttribute("aria-hidden", "true");
    return el;
  };
  const symbol = (address) => {
    const svg = document.createElementNS(svgSpace, "svg"), use = document.createElementNS(svgSpace, "use");
    for (const [key, value] of [["href", address], ["width", "100%"], ["height", "100%"]]) use.setAttribute(key, value);
    svg.append(use);
    return svg;
  };
  const span = (className, text = "") => Object.assign(document.createElement("span"), { className, textContent: text });
  const token = (icon, n, who) => {
    const el = span(`traveller traveller-token ${who}`);
    el.append(symbol(icon));
    if (n > 1) el.append(n);
    return el;
  };
  const copyOf = (el) => {
    const like = el.cloneNode(true), { width, height } = el.getBoundingClientRect();
    for (const name of ["id", "data-ref", "data-do", "tabindex", "role"]) like.removeAttribute(name);
    like.classList.add("traveller");
    like.style.width = `${width}px`;
    like.style.height = `${height}px`;
    return like;
  };
  const at = ({ x, y, shift = "-50%" }) => `translate(${x.toFixed()}px, ${y.toFixed()}px) translate(${shift}, -50%)`;

  // --- What travels ----------------------------------------------------------------------------------------------------
  // How long a thing is under way, how much longer for all that it passes, at most how long, and how much later the next one sets out, in
  // milliseconds.
  const [time, pass, most, apart] = [380, 55, 600, 220];
  const moving = new Set();
  const run = (el, delay, stops, frames, done) => {
    const going = el.animate(frames, { duration: Math.min(time + (stops - 2) * pass, most), delay, fill: "backwards", easing: "cubic-bezier(.3, .7, .3, 1)" });
    moving.add(going);
    const over = () => {
      moving.delete(going);
      done?.();
    };
    going.finished.then(over, over);
  };
  // A press brings everything that is under way to where it goes.
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, () => { for (const going of moving) going.finish(); });

  // along are the frames of a way, each as late as it is far, the last one at that part of the time.
  const along = (way, end, frame) => {
    let far = 0;
    const gone = way.map(({ x, y }, i) => (far += i > 0 ? Math.hypot(x - way[i - 1].x, y - way[i - 1].y) : 0));
    return way.map((spot, i) => ({ ...frame(spot), offset: (end * gone[i]) / Math.max(far, 1) }));
  };

  // send lets things be heard and, where they may move, set out one after the other. Nothing waits for them.
  const send = (text, may) => {
    hush();
    const list = read(text);
    list.forEach(([, icon], i) => window.tabardSound?.(icon, i * apart));
    if (!may) return;
    const legs = list.flatMap(([marks, icon, n, who, ref]) => {
      const stops = marks.split(">").map(find), [from, to] = [stops[0], stops.at(-1)];
      if (!from || !to || (stops.length === 2 && from.x === to.x && from.y === to.y)) return [];
      const self = ref ? piece(ref) : null, way = stops.filter(Boolean), shown = self && shows(self) ? self : null;
      if (shown) Object.assign(to, middle(shown));
      return [{ way, from, to, icon, n, who, self: shown }];
    });
    legs.forEach(({ way, from, to, icon, n, who, self }, i) => {
      const delay = i * apart;
      if (self && to.map && from.map) { // a piece of the map goes its way itself, in units of the drawing
        const k = lens()?.a || 1;
        run(self, delay, way.length, along(way, 1, ({ x, y }) => ({ translate: `${((x - to.x) / k).toFixed()}px ${((y - to.y) / k).toFixed()}px` })));
        return;
      }
      // No part of a drawing can stand outside it.
      const ghost = hide(self && !to.map ? copyOf(self) : icon || !from.el ? token(icon, n, who) : copyOf(from.el));
      document.body.append(ghost);
      if (self) run(self, delay, way.length, [{ opacity: 0 }, { opacity: 0 }]);
      const frame = (spot, scale = 1, opacity = 1) => ({ opacity, transform: `${at(spot)} scale(${scale})` });
      run(ghost, delay, way.length, [...along(way, 0.85, (spot) => frame(spot)), self ? frame(to) : frame(to, 0.9, 0)], () => ghost.remove());
    });
  };

  // glide lets the map come to where it is from where it was: so many times as large, and so far to the side and down.
  const glide = (scale, x, y) => {
    const frame = (transform) => ({ transform, transformOrigin: "0 0" }), sheet = document.querySelector(".map-sheet");
    run(sheet, 0, 4, [frame(`translate(${x}px, ${y}px) scale(${scale})`), frame("none")]);
  };

  // --- What would ------------------------------------------------------------------------------------------------------
  const rest = 150, long = 400; // milliseconds before the program is asked for the outcome, and what a piece is
  let aimed = "", timer = 0, sight = null, names = 0;
  const known = new WeakMap();
  // The event tabard-over has the element that is pointed at, or null.
  const pointed = (e) => {
    const el = e.target.closest?.("[data-action], #board [data-ref], #mine [data-ref]") ?? null;
    if (el && !known.has(el)) known.set(el, ++names);
    const now = el ? `${known.get(el)} ${el.closest("[data-rev]")?.dataset.rev} ${el.dataset.action ?? el.dataset.ref}` : "";
    if (now === aimed) return;
    aimed = now;
    clearTimeout(timer);
    hush();
    timer = setTimeout(() => {
      dispatchEvent(new CustomEvent("tabard-over", { detail: el?.isConnected ? el : null }));
      timer = setTimeout(() => {
        if (!el?.isConnected || !el.dataset.ref || e.type !== "pointerover") return;
        asked = el;
        dispatchEvent(new CustomEvent("tabard-rest", { detail: el }));
      }, long - rest);
    }, rest);
  };
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, () => { clearTimeout(timer); hush(); }); // it is being made
  addEventListener("pointerover", (e) => { if (e.pointerType === "mouse") pointed(e); });
  addEventListener("focusin", (e) => { if (e.target.matches(":focus-visible")) pointed(e); });

  // --- What a piece is -------------------------------------------------------------------------------------------------
  // tell shows beside the piece that the pointer rests on what it is: lines that begin with = for its name, with . for its kind, with # for a
  // number and the address of its symbol, with a blank for what it does, and with ! for why it cannot be used. It takes no press, and goes
  // with the next one, or when the pointer leaves the piece.
  let asked = null, tip = null;
  const hush = () => {
    tip?.remove();
    tip = null;
  };
  addEventListener("wheel", hush, { passive: true });
  const kinds = { "=": "about-title", ".": "about-kind", "#": "about-thing", " ": "about-text", "!": "about-why" };
  const tell = (text) => {
    hush();
    if (!asked?.isConnected) return;
    tip = hide(Object.assign(document.createElement("div"), { className: "about" }));
    const things = span("about-things");
    for (const line of text.split("\n")) {
      const said = line.slice(1), [n, icon] = said.split(" "), thing = line[0] === "#";
      if (said === "") continue;
      const el = span(kinds[line[0]], thing ? n : said);
      if (thing) {
        el.append(symbol(icon));
        things.append(el);
      }
      tip.append(thing ? things : el);
    }
    document.body.append(tip);
    const { left, right, top, bottom } = asked.getBoundingClientRect(), { width, height } = tip.getBoundingClientRect(), gap = 8;
    const x = Math.max(gap, Math.min((left + right - width) / 2, innerWidth - width - gap));
    const roof = document.querySelector("#lesson:not([hidden])")?.getBoundingClientRect().bottom ?? 0; // what a lesson says stays free
    const y = top - height - gap > roof ? top - height - gap : Math.min(bottom + gap, innerHeight - height - gap);
    tip.style.transform = `translate(${x.toFixed()}px, ${y.toFixed()}px)`;
  };

  // below is where a change of a seat's points stands.
  const below = (card) => ({ x: middle(card.querySelector(".seat-score")).x, y: card.getBoundingClientRect().bottom + 2 });
  // corner is where the n-th thing stands that the viewer would win or lose, if no piece counts it.
  const corner = (n) => {
    const { right, bottom } = document.getElementById("mine").getBoundingClientRect();
    return { x: right - 44 - 68 * n, y: bottom - 20 };
  };
  // over is where a change of a number stands that an element tells beside a picture: on the number, away from the picture.
  const over = (el, number) => {
    const texts = document.createTreeWalker(el, NodeFilter.SHOW_TEXT), range = document.createRange(), spot = middle(el);
    if (el.closest(".means")) return { x: spot.x, y: el.getBoundingClientRect().top - 4 };
    while (texts.nextNode()) {
      if (texts.currentNode.data !== number) continue;
      range.selectNodeContents(texts.currentNode);
      const { left, right, top, height } = range.getBoundingClientRect(), last = left + right > 2 * spot.x;
      return { x: last ? left - 4 : right + 4, y: top + height / 2, shift: last ? "0%" : "-100%" };
    }
    return spot;
  };

  // foresee shows what would travel; of lines "seat was now" how scores would change, at the seats; and of lines "piece was now symbol" how
  // many things the own pieces would stand for, where these are counted. By an empty text it shows nothing. It takes no press. Where what it
  // points at moves, it is drawn once more.
  let last = "", frame = 0;
  const again = () => {
    frame = 0;
    foresee(last);
  };
  const follow = (e) => {
    if (sight && (e.type !== "pointermove" || e.buttons)) frame ||= requestAnimationFrame(() => requestAnimationFrame(again));
  };
  for (const moves of ["scroll", "resize", "pointermove", "wheel"]) addEventListener(moves, follow, { capture: true, passive: true });
  const foresee = (text) => {
    sight?.remove();
    sight = null;
    last = text;
    if (text === "") return;
    sight = hide(Object.assign(document.createElement("div"), { className: "foresight" }));
    const lines = document.createElementNS(svgSpace, "svg"), lies = new Map();
    sight.append(lines);
    const put = (el, spot) => {
      const n = lies.get(at(spot)) ?? 0;
      lies.set(at(spot), n + 1);
      el.classList.add("foreseen");
      el.style.transform = at({ ...spot, x: spot.x + 68 * n });
      sight.append(el);
    };
    // change shows a number before and after wherever it is told. It returns whether any of that is in view.
    const change = (places, was, now) => {
      const seen = [...document.querySelectorAll(places)].filter((el) => {
        if (!shows(el)) return false;
        const { x, y } = middle(el);
        return inside(x, y, el.closest("#mine, .means, .seats").getBoundingClientRect());
      });
      for (const el of seen) put(span("foreseen-change", `${was}→${now}`.replaceAll("-", "−")), el.dataset.seat ? below(el) : over(el, was));
      return seen.length > 0;
    };
    const list = read(text), told = new Set(); // the symbols of goods whose numbers are shown
    let others = 0;
    for (const [what, was, now, icon, way] of list) {
      if (way !== undefined) continue;
      const id = CSS.escape(what);
      if (change(icon === undefined ? `.seat-card[data-seat="${id}"]` : `[data-of="${id}"], #mine [data-ref="${id}"]`, was, now)) told.add(icon);
    }
    for (const [marks, icon, n, who, self] of list) {
      if (self === undefined) continue;
      const stops = marks.split(">").map(find), [from, to] = [stops[0], stops.at(-1)], own = [from, to].find((spot) => spot?.own);
      if (own && !told.has(icon)) {
        const el = span("foreseen-own", (own === from ? "−" : "+") + n);
        if (icon) el.append(symbol(icon));
        put(el, corner(others++));
      } else if (!own && from && to) {
        const line = document.createElementNS(svgSpace, "path");
        line.setAttribute("d", "M" + stops.filter(Boolean).map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`).join("L"));
        const halo = line.cloneNode(); // WebKit knows no filter inside a drawing
        line.setAttribute("class", who);
        lines.append(halo, line);
      }
      if (!to || to.own || to.seat) continue;
      const el = icon || !(from?.el instanceof HTMLElement) ? token(icon, n, who) : copyOf(from.el);
      el.classList.toggle("foreseen-small", to.map);
      put(el, to);
    }
    document.body.append(sight);
  };

  window.tabardTravel = { find, send, foresee, tell, glide, copyOf, at, shows }; // and aim, of drag.js
})();
