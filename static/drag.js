// An own piece that can be used is dragged, by mouse or by finger, onto what it can be used with: a card into a slot, a weapon to its buyer, a
// soldier onto the map. Onto what that is the program says (web/page/travel.go), and it hears of the drop as of two presses. Pressing one after the
// other does the same. The edge of the log beside the board is dragged, too.
"use strict";

(() => {
  const far = 8, near = 24; // pixels: from when on a press is a drag, and how far from a piece it may end
  let drag = null; // the piece, where it was taken, and once it is dragged its likeness, where it may go, and which of these it is at
  const away = ({ left, right, top, bottom }, { x, y }) => Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

  const end = () => {
    drag?.ghost?.remove();
    for (const el of drag?.aims ?? []) el.classList.remove("aim", "aimed");
    drag = null;
  };
  // aim takes the pieces onto which the dragged one may go, a line for each.
  const aim = (refs) => {
    if (!drag || refs === "") return;
    drag.aims = refs.split("\n").flatMap((ref) => [...document.querySelectorAll(`#board [data-ref="${CSS.escape(ref)}"], #mine [data-ref="${CSS.escape(ref)}"]`)]).filter(window.tabardTravel.shows);
  };
  const begin = () => {
    dispatchEvent(new CustomEvent("tabard-drag", { detail: drag.el }));
    if (!drag.aims?.length) return end();
    for (const el of drag.aims) el.classList.add("aim");
    drag.ghost = window.tabardTravel.copyOf(drag.el);
    drag.ghost.setAttribute("aria-hidden", "true");
    drag.ghost.classList.add("dragged");
    document.body.append(drag.ghost);
    drag.el.setPointerCapture(drag.id);
  };

  const widthsOf = (edge) => edge.dataset.widths.split(" "); // of the log, in pixels, narrowest first
  const widen = (edge, to) => {
    if (!to || to === edge.dataset.arg) return;
    edge.dataset.arg = to;
    edge.click();
  };
  const isEdge = (el) => el.classList?.contains("side-edge");
  addEventListener("keydown", (e) => {
    const by = { ArrowLeft: 1, ArrowRight: -1 }[e.key];
    if (!by || !isEdge(e.target)) return;
    e.stopPropagation(); // in a look back arrows are steps
    const widths = widthsOf(e.target);
    widen(e.target, widths[widths.indexOf(e.target.dataset.arg) + by]);
  }, true);

  addEventListener("pointerdown", (e) => {
    end();
    if (isEdge(e.target)) e.target.setPointerCapture(e.pointerId);
    const el = e.isPrimary && e.button === 0 && e.target.closest("#mine .lit[data-ref]");
    if (el) drag = { el, id: e.pointerId, x: e.clientX, y: e.clientY };
  });
  addEventListener("pointermove", (e) => {
    if (isEdge(e.target) && e.target.hasPointerCapture(e.pointerId)) {
      const off = (width) => Math.abs(innerWidth - e.clientX - width);
      widen(e.target, widthsOf(e.target).reduce((best, width) => off(width) < off(best) ? width : best));
    }
    if (!drag || e.pointerId !== drag.id) return;
    const spot = { x: e.clientX, y: e.clientY };
    if (!drag.ghost && Math.hypot(spot.x - drag.x, spot.y - drag.y) < far) return;
    if (!drag.ghost) begin();
    if (!drag) return;
    drag.ghost.style.transform = window.tabardTravel.at(spot);
    let on = null, least = near;
    for (const el of drag.aims) {
      const off = away(el.getBoundingClientRect(), spot);
      if (off < least) [on, least] = [el, off];
    }
    if (on === drag.on) return;
    drag.on?.classList.remove("aimed");
    on?.classList.add("aimed");
    drag.on = on;
  });
  addEventListener("pointerup", () => {
    const { ghost, on } = drag ?? {};
    end();
    if (!ghost) return;
    // The click that ends a drag presses nothing.
    const stop = (e) => e.stopPropagation();
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, true));
    if (on?.isConnected) dispatchEvent(new CustomEvent("tabard-drop", { detail: on }));
  });
  addEventListener("pointercancel", end);
  addEventListener("contextmenu", end); // whoever holds a piece wants to know what it is
  addEventListener("keydown", (e) => { if (e.key === "Escape") end(); });
  for (const own of ["dragstart", "selectstart"]) addEventListener(own, (e) => { if (drag) e.preventDefault(); }); // what browsers drag

  window.tabardTravel.aim = aim;
})();
