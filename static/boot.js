// Runs before everything else: mends what would keep the program from starting, shows how the start goes, and looks after
// the service worker. Plain script, no modules: it must run on anything that can show the page.
"use strict";

// --- Words -------------------------------------------------------------------------------------------------------------
// Notes must be told even if no other file comes, so their words are within this one.
{{.Say "page-locale" "page-half" "page-title" "boot-"}}
window.tabardSay = say;
// An installed app shows the words of its manifest: those of the language that the page has while it is installed. The page itself links
// none: Chromium keeps the one whose download a change of the link has overtaken.
(() => {
  const link = document.createElement("link");
  const follow = () => {
    const tag = say.language(document.documentElement.lang), name = `manifest${tag === "en" ? "" : "-" + tag}.webmanifest`;
    if (link.getAttribute("href") !== name) link.href = name;
  };
  new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ["lang"] });
  follow();
  link.rel = "manifest";
  document.head.append(link);
})();

// --- Scripts -----------------------------------------------------------------------------------------------------------
// Where there are trusted types, the page's policy lets no text become a part of the page or a script, and of addresses only
// what is named here.
if (window.trustedTypes) {
  const ours = ["./sw.js", "./worker.js", "{{.URL "worker.js"}}"];
  trustedTypes.createPolicy("default", { createScriptURL: (url) => (ours.includes(url) ? url : null) });
}

// --- Browsers from before 2024 ------------------------------------------------------------------------------------------
Element.prototype.checkVisibility ??= function () { return this.getClientRects().length > 0 && getComputedStyle(this).visibility === "visible"; };

// --- Waiting -----------------------------------------------------------------------------------------------------------
// The browser may never answer a question. within resolves to undefined if a promise has not settled after a time in milliseconds.
const within = (promise, time) => Promise.race([promise, new Promise((go) => setTimeout(go, time))]);

// --- Double clicks -----------------------------------------------------------------------------------------------------
// A click says whether it is the second of two. Of fingers not every browser counts the touches.
(() => {
  let at = -Infinity, x = 0, y = 0;
  document.addEventListener("click", (e) => {
    e.again = e.detail > 1 || e.pointerType === "touch" && e.timeStamp - at < 300 && Math.hypot(e.clientX - x, e.clientY - y) < 24;
    [at, x, y] = [e.timeStamp, e.clientX, e.clientY];
  }, true);
})();

// --- Storage -----------------------------------------------------------------------------------------------------------
// Where storage is forbidden even looking at window.localStorage throws, which would end the program at its start. A
// stand-in in memory lets people play; tabardVolatile tells the app to say that nothing is kept.
window.tabardVolatile = false;
(() => {
  class MemoryStorage {
    #records = new Map();
    get length() { return this.#records.size; }
    key(i) { return Array.from(this.#records.keys())[i] ?? null; }
    getItem(k) { return this.#records.get(String(k)) ?? null; }
    setItem(k, v) { this.#records.set(String(k), String(v)); }
    removeItem(k) { this.#records.delete(String(k)); }
    clear() { this.#records.clear(); }
  }
  const mend = (name) => {
    try {
      if (window[name]) {
        window[name].getItem("tabard");
        return false;
      }
    } catch { /* forbidden */ }
    Object.defineProperty(window, name, { value: new MemoryStorage(), configurable: true });
    return true;
  };
  window.tabardVolatile = mend("localStorage");
  mend("sessionStorage");
})();

// Whoever installs the app means to keep what it stores; many browsers promise it from then on. The next start shows what they say.
window.addEventListener("appinstalled", () => { navigator.storage?.persist?.().catch(() => { /* the app says what holds */ }); });

// --- Theme -------------------------------------------------------------------------------------------------------------
// The chosen theme is put on before anything is painted. None is chosen: the style sheets ask the system.
(() => {
  const theme = window.localStorage.getItem("tabard/theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
})();

// --- Looks outside of the page -----------------------------------------------------------------------------------------
// The browser's own bars have the colour of the theme, and the icon of an installed app has a badge while a game waits (data-waits). Both
// follow the root of the page.
(() => {
  const root = document.documentElement;
  const shade = () => {
    for (const meta of document.querySelectorAll("meta[data-shade]")) {
      const { shade } = meta.dataset;
      meta.media = !root.dataset.theme ? `(prefers-color-scheme: ${shade})` : root.dataset.theme === shade ? "all" : "none";
    }
  };
  const badge = () => (root.dataset.waits ? navigator.setAppBadge?.() : navigator.clearAppBadge?.())?.catch(() => { /* it is no app here */ });
  const follow = (show, name) => new MutationObserver(show).observe(root, { attributeFilter: [name] });
  follow(shade, "data-theme");
  follow(badge, "data-waits");
  shade();
})();

// --- Address -----------------------------------------------------------------------------------------------------------
// What another app shares comes as a query: by the manifest's share_target, and where the app is open already by launch_handler. tabardTarget
// returns the hash that an address leads to, null for none: that of the link in a shared text, or of a link without a game, which says so.
window.tabardTarget = (address) => {
  const { searchParams: said, hash } = new URL(address, location.href);
  const shared = ["title", "text", "url"].filter((name) => said.has(name)).map((name) => said.get(name)).join(" ");
  if (shared !== "") return /#([gb]=[\w-]+)/.exec(shared)?.[1] ?? "g=";
  return address.includes("#") ? hash.slice(1) : null;
};
if (location.search !== "" && location.hash === "" && window.tabardTarget(location.href) !== null) {
  history.replaceState(null, "", location.pathname + "#" + window.tabardTarget(location.href));
}

// go-app cannot parse an address with a broken percent escape and would not start. The text is kept for the app to explain.
window.tabardBadHash = "";
(() => {
  const broken = /%(?![0-9a-fA-F]{2})/;
  if (broken.test(location.hash)) {
    window.tabardBadHash = location.hash;
    history.replaceState(null, "", location.pathname + location.search);
  }
  // The same for a hash that arrives later, before go-app's own listener gets to see it.
  window.addEventListener("popstate", () => {
    if (!broken.test(location.hash)) return;
    window.tabardBadHash = location.hash;
    history.replaceState(null, "", location.pathname + location.search);
    window.dispatchEvent(new Event("tabard-bad-hash"));
  }, true);
})();

// --- Network -----------------------------------------------------------------------------------------------------------
(() => {
  const show = () => document.documentElement.toggleAttribute("data-offline", !navigator.onLine);
  window.addEventListener("online", show);
  window.addEventListener("offline", show);
  show();
})();

// --- Start and end of the program --------------------------------------------------------------------------------------
(() => {
  const patience = 15000; // milliseconds without any sign of life
  let live = false, over = false, timer = 0;

  const note = (kind, detail) => {
    close();
    // Only a stalled start goes on beside the note.
    for (const id of ["boot-state", "boot-progress"]) document.getElementById(id)?.toggleAttribute("hidden", kind !== "stalled");
    const box = document.createElement("div");
    box.className = "boot-note";
    box.setAttribute("role", "alert");
    document.body.append(box);
    // Filled after it is in the page: then every screen reader reads it.
    box.append(say.fill(document.getElementById("boot-note-" + kind).content.cloneNode(true)));
    const pre = box.querySelector("[data-boot-detail]");
    if (pre) pre.textContent = detail || "";
    if (pre && !detail) pre.remove();
    box.addEventListener("click", (e) => {
      const act = e.target.dataset && e.target.dataset.boot;
      if (act === "close") { close(); wait(); }
      if (act === "reload") window.tabardUpdate.accept();
      if (act === "repair") repair();
      if (act === "stored") location.href = new URL("static/recover/index.html", new URL("./", location.href)).href;
    });
  };
  const close = () => document.querySelectorAll(".boot-note").forEach((n) => n.remove());
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => { if (!live && !over) mend("stalled"); }, patience);
  };

  // Stored files can go bad. After a start that failed all of them are summed, the damaged ones fetched again, and the app begins again by
  // itself, but not twice within an hour. What cannot be fetched is said, and tried again once there is a network.
  const mend = (kind, detail) => {
    let told = false;
    const tell = () => {
      if (!told) note(kind, detail);
      told = true;
    };
    const state = document.getElementById("boot-state");
    if (kind === "failed" && state) state.textContent = say("boot-looking");
    if (kind !== "failed") tell();
    const slow = setTimeout(tell, patience);
    window.tabardUpdate.mend().then((said) => {
      clearTimeout(slow);
      if (live && !over) return;
      if (said.whole && said.mended && again()) return location.reload();
      if (!said.away) return tell();
      note("damaged", detail);
      window.addEventListener("online", () => mend("failed", detail), { once: true });
    });
  };
  const again = () => {
    const storage = window.sessionStorage, key = "tabard/again";
    if (!(storage instanceof Storage) || Math.abs(Date.now() - storage.getItem(key)) < 3600e3) return false;
    storage.setItem(key, Date.now());
    return true;
  };

  // Fetches the app anew. Only the program's own files are dropped, never a saved game, and only when the host is there to
  // give others. (index.html by its name is not in the service worker's list, so this asks the host itself.)
  const repair = async () => {
    const home = new URL("./", location.href);
    try {
      const answer = await within(fetch(new URL("index.html?fresh=" + Date.now(), home), { cache: "no-store" }).catch(() => null), patience);
      if (!answer || !answer.ok) throw new Error(answer ? say("boot-refused", { status: answer.status }) : say("boot-silent"));
    } catch (err) {
      note("unreached", err.message);
      return;
    }
    // Where there is no worker or no store of files a plain reload is all there is. Both may wait for a version that is just being stored.
    for (const part of [retire, drop]) await within(part(home).catch(() => {}), 3000);
    location.reload();
  };
  // retire ends the worker of the app at an address; drop deletes its stored files.
  const retire = async (home) => {
    const registration = await navigator.serviceWorker.getRegistration(home.href);
    if (registration && registration.scope === home.href) await registration.unregister();
  };
  const drop = async (home) => {
    for (const k of await caches.keys()) {
      if (k.startsWith("tabard:" + home.pathname + ":")) await caches.delete(k);
    }
  };

  let shown = "";
  window.tabardBoot = {
    progress(n, m) {
      wait();
      const megabytes = (x) => say.number(x / 1e6, 1);
      const text = n < m ? say("boot-progress", { loaded: megabytes(n), size: megabytes(m) }) : say("boot-opening");
      const state = document.getElementById("boot-state"), bar = document.getElementById("boot-progress");
      if (!state || !bar || text === shown) return;
      state.textContent = shown = text;
      bar.value = n / m;
    },
    live() {
      live = true;
      clearTimeout(timer);
      if (!over) close();
      document.documentElement.dataset.live = "";
      window.dispatchEvent(new Event("tabard-live"));
    },
    failed(err) {
      if (over) return; // without a network the program and its words fail
      over = true;
      clearTimeout(timer);
      console.error("start failed:", err);
      mend("failed", String(err).replace(/^Error: /, "")); // ours are told in words
      window.dispatchEvent(new Event("tabard-live")); // so that a mended version is looked for
    },
    ended(err) {
      if (over) return;
      over = true;
      clearTimeout(timer);
      delete document.documentElement.dataset.live;
      mend("ended", err === "exit" ? "" : String(err));
    },
  };
  // Without this script nothing starts the program, and nothing else would say so.
  window.addEventListener("error", (e) => {
    if (!live && !over && /\/app\.js\?/.test(e.filename || e.target.src)) window.tabardBoot.failed(e.message || say("boot-scriptless"));
  }, true);
  // A trap inside the program (a stack overflow, say) surfaces here and not as an exit.
  window.addEventListener("error", (e) => {
    if (e.error instanceof WebAssembly.RuntimeError || e.error instanceof RangeError) window.tabardBoot.ended(e.error);
  });
  wait();
})();

// --- Service worker and updates ----------------------------------------------------------------------------------------
// tabardUpdate.state is one of
//   unsupported  no service worker here: playing needs the network at each start
//   installing   the files are being stored, or looked through
//   ready        stored whole; nothing newer is known
//   waiting      a newer version is stored and waits for accept()
//   failed       storing failed; the network is needed, the next visit tries again
// and whole says that the version in use opens without a network. The event tabard-files says that one of them has changed.
(() => {
  const update = window.tabardUpdate = {
    state: "serviceWorker" in navigator ? "installing" : "unsupported",
    whole: false,
    version: (document.querySelector('meta[name="tabard-version"]') || {}).content || "",
    registration: null,
    // accept gives the newer version out from now on and loads the page anew, once. Save first.
    accept() {
      // The version that was offered may have made room for a still newer one a moment ago.
      if (newer && newer.state === "redundant") newer = registered.waiting;
      if (!newer) return location.reload();
      accepted = true;
      setTimeout(() => location.reload(), patience); // should the worker not answer
      newer.postMessage({ type: "activate", atWork: newer === registered.active });
    },
    // mend looks through all stored files and fetches what is damaged. It resolves to what the worker says of it (web/site/sw.js, look).
    async mend() {
      const scope = new URL("./", location.href).href, known = workers && (await within(workers.getRegistration(scope), patience).catch(() => null));
      if (!known || known.scope !== scope) return {};
      deep = true;
      attend(known);
      return (await look()) || {};
    },
  };
  const workers = navigator.serviceWorker;
  const patience = 15000; // milliseconds for an answer of the browser or of a worker
  const storing = 300e3; // milliseconds for the files of a first visit
  let registered = null, newer = null, accepted = false, looks = 0, doubt = 0;
  let deep = false; // whether looks sum all files
  if (!workers) {
    update.registration = Promise.resolve(undefined);
    return;
  }

  const become = (state, whole) => {
    if (update.state === state && update.whole === whole) return;
    Object.assign(update, { state, whole });
    window.dispatchEvent(new Event("tabard-files"));
  };
  // expect gives the browser or a worker a time to answer. After it the page says what it knows without an answer: that a version is stored
  // beside the silent worker, or that it knows of no offline copy. An answer that comes later counts.
  const expect = (time) => {
    clearTimeout(doubt);
    doubt = setTimeout(() => {
      const waiting = registered && registered.waiting;
      if (waiting) newer = waiting;
      become(waiting ? "waiting" : update.state === "installing" ? "failed" : update.state, update.whole);
    }, time);
  };
  // ask asks a worker which version it is and which one is given out; with mend it makes that one whole first, with "deep" by sums.
  const ask = (worker, mend) => new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (e) => done(e.data);
    worker.postMessage({ type: "look", mend }, [port2]);
  });

  // look finds out how things stand. What an earlier look hears after a later one has begun is not asked for any more.
  const look = async () => {
    const n = ++looks, { installing, waiting, active } = registered;
    expect(active ? patience : storing);
    if (!active) return become(installing || waiting ? "installing" : "failed", false);
    const said = await ask(active, deep ? "deep" : true);
    if (said.due && !deep) (window.requestIdleCallback || setTimeout)(() => { deep = true; look(); }); // once a week
    // Who waits is asked before anything is settled: what was offered stays on offer while a look goes on.
    const next = waiting && (await ask(waiting, false));
    if (n !== looks) return said;
    newer = null;
    for (const [worker, version] of [[active, said.version], [waiting, next && next.version]]) {
      if (!worker) continue;
      newer = version === said.accepted ? null : worker;
      // What is given out cannot be mended, and this page came from the host with the version that can: nobody loses anything.
      if (newer && !said.whole && version === update.version) newer.postMessage({ type: "activate" });
    }
    const other = newer || said.accepted !== update.version;
    become(other ? "waiting" : said.whole ? "ready" : installing ? "installing" : "failed", said.whole);
    if (update.state === "installing") expect(storing);
    else clearTimeout(doubt);
    return said;
  };
  const watch = (worker) => worker && worker.addEventListener("statechange", look);

  // Some tab has accepted a version, perhaps this one's: a page must not go on with the old program and the new files. Not at the
  // first visit, though, where the worker merely adopts the page; and where nothing is stored a reload would lose the game.
  const controlled = Boolean(workers.controller);
  const follow = async (worker) => {
    if (!worker) return;
    const said = await ask(worker, false);
    if (said.accepted === update.version || (!accepted && (!controlled || window.tabardVolatile))) return registered && look();
    location.reload();
  };
  workers.addEventListener("controllerchange", () => follow(workers.controller));
  workers.addEventListener("message", (e) => { if (e.data && e.data.type === "accepted") follow(e.source); });
  workers.startMessages();

  const started = new Promise((go) => window.addEventListener("tabard-live", go, { once: true }));
  const attend = (registration) => {
    if (registered === registration) return;
    registered = registration;
    registration.addEventListener("updatefound", () => watch(registration.installing));
    watch(registration.installing);
    watch(registration.waiting);
    started.then(look);
  };
  window.addEventListener("online", () => registered && look());
  const register = async () => {
    expect(patience);
    try {
      // What is known already can be looked at while registering waits for a version that is just being stored.
      const scope = new URL("./", location.href).href, known = await within(workers.getRegistration(scope), patience);
      if (known && known.scope === scope) attend(known);
      const registration = await workers.register("./sw.js", { scope, updateViaCache: "none" });
      attend(registration);

      const check = () => registration.update().catch(() => { /* offline: the next check will do */ });
      setInterval(check, 3600e3);
      let checked = Date.now();
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState !== "visible" || Date.now() - checked < 60e3) return;
        checked = Date.now();
        check();
      });
      return registration;
    } catch (err) {
      console.warn("no offline copy:", err);
      if (!registered) become("failed", false);
      return undefined;
    }
  };
  // At a first visit the program's own download goes first.
  update.registration = (controlled ? Promise.resolve() : started).then(register);
})();

// --- Program -----------------------------------------------------------------------------------------------------------
// Who comes for the first time sees the first screen before anything else is worked at: seen is a promise that all is there that its painting
// waits for. A page in the background is not painted. A slow line, which has taken a tenth of a second or more for this script, is the longer wait:
// there nothing waits for the painting.
window.tabardFresh = !navigator.serviceWorker?.controller;
const slowLine = performance.getEntriesByName(document.currentScript.src)[0]?.duration > 100;
const seen = !window.tabardFresh || slowLine ? Promise.resolve() : new Promise((go) => {
  window.addEventListener("load", go);
  requestAnimationFrame(go);
});
// tabardNear is a promise that the program is stored here, or has come but for its last hundredths, which are about what a phone's line brings while
// something more is asked for.
let near;
window.tabardNear = new Promise((go) => { near = go; });
if (!window.tabardFresh) near();
// The program is fetched and compiled while the page is read, in the thread that the bots will think in (worker.js): the page's own has none of
// that work. tabardProgram is a promise of it, for app.js; tabardThinker is that thread, for the first question to it.
window.tabardProgram = (async () => {
  {{.Program}}
  {{.Compile}}
  const size = {{.Size "app.wasm"}};
  const told = (loaded) => {
    window.tabardBoot.progress(loaded, size);
    if (loaded > size * 0.985) near();
  };
  // beside resolves to nothing where there are no workers, and where that one fails, is silent or is of another version.
  const beside = (thread) => new Promise((done) => {
    let worker = null;
    const leave = () => {
      worker?.terminate();
      done(null);
    };
    try {
      worker = new Worker(thread);
    } catch {
      return leave();
    }
    const silent = setTimeout(leave, 15e3);
    worker.onerror = worker.onmessageerror = leave;
    worker.onmessage = ({ data: { loaded, module, version } }) => {
      clearTimeout(silent);
      if (loaded) return told(loaded);
      if (module === undefined) return undefined; // it has begun
      if (!module || version !== window.tabardUpdate.version) return leave();
      worker.onerror = worker.onmessageerror = worker.onmessage = null;
      window.tabardThinker = worker;
      return done(module);
    };
  });
  // The page has asked for its script early, so that it is there when the thread is wanted.
  const thread = "{{.URL "worker.js"}}";
  fetch(thread).then((script) => script.text()).catch(() => { /* the worker asks for it again */ });
  await seen;
  const program = await beside(thread);
  if (program) return program;
  const response = await fetchProgram("{{.URL "app.wasm"}}").catch((err) => { throw new Error(say("boot-silent"), { cause: err }); });
  if (!response.ok) throw new Error(say("boot-refused", { status: response.status }));
  return compiled(response, told);
})();
window.tabardProgram.catch(() => { /* who starts the program hears of it */ }).finally(near);
