// Keeps the screen lit while a game lies on the table, until nobody has touched it for some minutes. Plain script, beside the program,
// since it only looks at what is on the page.
"use strict";

(() => {
  const patience = 5 * 60e3; // milliseconds after the last touch
  let lock = null; // a promise of it; null for none wanted
  let timer = 0;

  const wanted = () => {
    const screen = document.getElementById("tabard")?.dataset.screen;
    return ["table", "curtain"].includes(screen) && document.visibilityState === "visible";
  };
  const release = () => {
    clearTimeout(timer);
    lock?.then((held) => held?.release()).catch(() => { /* gone already */ });
    lock = null;
  };
  const touched = () => {
    if (!wanted()) return release();
    clearTimeout(timer);
    timer = setTimeout(release, patience);
    if (lock) return;
    // A browser that is short of power refuses, and takes it away when the page is hidden.
    const mine = lock = navigator.wakeLock.request("screen").then((held) => {
      held.addEventListener("release", () => { if (lock === mine) lock = null; });
      return held;
    }, () => { if (lock === mine) lock = null; });
  };

  if (!navigator.wakeLock) return;
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, touched, { passive: true });
  document.addEventListener("visibilitychange", touched);
  new MutationObserver(() => { if (wanted() !== Boolean(lock)) touched(); })
    .observe(document.documentElement, { subtree: true, attributes: true, attributeFilter: ["data-screen"] });
})();
