// Several tabs share one storage: a game belongs to one of them at a time. Web Locks hand it out where the browser has them,
// which is on secure pages only; elsewhere the tabs ask each other. Plain script: package web/tabs talks to it.
"use strict";

(() => {
  const home = new URL("./", location.href);
  // Copies under other paths of the host share the games, and have versions of their own.
  const prefix = "tabard:", versionKey = "tabard/version:" + home.pathname;
  const patience = 200; // milliseconds in which another tab of the same browser answers
  const me = Math.random().toString(36).slice(2);
  const held = new Map(); // id of a game -> what ends our hold
  const waiting = new Map(); // id of a game -> who wants to know whether it is ours
  const asking = new Map(); // id of a game -> what to do when another tab says that it is its
  const tabs = window.tabardTabs = {
    // What the program wants to hear; it puts its own functions here.
    lost() {}, // another tab has taken a game over
    changed() {}, // another tab has written a record; an empty name means all of them
    outdated() {}, // another tab runs a newer version of the app
    claim, free,
  };

  let channel = null;
  try {
    channel = new BroadcastChannel("tabard-tabs");
  } catch { /* too old, or storage is forbidden: then every write looks for itself whether it comes too late */ }
  const tell = (message) => channel && channel.postMessage({ from: me, ...message });

  // claim tries to get a game for this tab, whoever has it with steal, and calls done with how it went. Who asks again before
  // the answer is there gets the same one, and not the answer that this tab itself has the game.
  function claim(id, steal, done) {
    if (held.has(id)) return done(true);
    if (!steal && waiting.has(id)) return void waiting.get(id).push(done);
    const all = [done];
    if (!steal) waiting.set(id, all);
    request(id, steal, (mine) => {
      if (waiting.get(id) === all) waiting.delete(id);
      for (const tell of all) tell(mine);
    });
  }

  function request(id, steal, done) {
    if (!navigator.locks) return ask(id, steal, done);
    let answered = false;
    const answer = (mine) => {
      if (answered) return;
      answered = true;
      done(mine);
    };
    const lock = (again) => navigator.locks.request(prefix + id, steal ? { steal: true } : { ifAvailable: true }, (got) => {
      if (!got && again) return void setTimeout(lock, patience, false); // a page that is just being closed lets go of it soon
      if (!got) return answer(false);
      return new Promise((end) => {
        held.set(id, end);
        answer(true);
      });
    }).catch(() => {
      if (!answered) return ask(id, steal, answer); // locks are refused here
      if (held.delete(id)) tabs.lost(id); // another tab has stolen it
    });
    lock(true);
  }

  function ask(id, steal, done) {
    if (steal) {
      tell({ take: id });
      held.set(id, () => {});
      return done(true);
    }
    const wait = setTimeout(() => {
      asking.delete(id);
      held.set(id, () => {});
      done(true);
    }, channel ? patience : 0);
    asking.set(id, () => {
      clearTimeout(wait);
      asking.delete(id);
      done(false);
    });
    tell({ ask: id });
  }

  // free gives a game back.
  function free(id) {
    const end = held.get(id);
    held.delete(id);
    if (end) end();
  }

  if (channel) {
    channel.onmessage = ({ data }) => {
      if (data.ask && (held.has(data.ask) || (asking.has(data.ask) && me < data.from))) tell({ mine: data.ask, to: data.from });
      if (data.mine && data.to === me && asking.has(data.mine)) asking.get(data.mine)();
      if (data.take && held.delete(data.take)) tabs.lost(data.take);
    };
  }

  // A page that goes lets go of everything. One that comes back out of the browser's memory has missed what happened since.
  window.addEventListener("pagehide", () => { for (const id of [...held.keys()]) free(id); });
  window.addEventListener("pageshow", (e) => { if (e.persisted && !window.tabardVolatile) location.reload(); });

  // The newest page to start is of the newest version: the one service worker of this path gives out no other. A page that was loaded
  // past it, as by Shift and reload, may be of a version that nobody has accepted yet, and does not speak for the others.
  const version = (document.querySelector('meta[name="tabard-version"]') || {}).content || "";
  const announce = () => {
    try {
      // Pages of releases before the path was part of the name listen to that without it.
      for (const key of [versionKey, "tabard/version"]) {
        if (!window.tabardVolatile && localStorage.getItem(key) !== version) localStorage.setItem(key, version);
      }
    } catch { /* full: a storage laid out anew is noticed at the next write */ }
  };
  const workers = navigator.serviceWorker;
  if (!workers || workers.controller) announce();
  else workers.getRegistration(home.href).then((known) => { if (!known || known.scope !== home.href || !known.active) announce(); }, announce);

  window.addEventListener("storage", (e) => {
    if (e.key === versionKey && e.newValue && e.newValue !== version) tabs.outdated();
    if (e.key === null || e.key.startsWith(prefix)) tabs.changed((e.key || "").slice(prefix.length));
  });
})();
