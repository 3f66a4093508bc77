// The page for emergencies: see records.js for what it reads and writes.
"use strict";

(() => {
  const records = window.tabardRecords, journal = window.tabardJournal;
  const find = (id) => document.getElementById(id);
  const kB = (n) => (n < 1000 ? `${n} bytes` : `${(n / 1000).toFixed(n < 10000 ? 1 : 0)} kB`);
  const day = (unix) => (unix ? new Date(unix * 1000).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" }) : "at an unknown time");
  const today = () => new Date().toISOString().slice(0, 10);
  const say = (text) => { find("said").textContent = text; };

  // --- Elements --------------------------------------------------------------------------------------------------------
  const make = (tag, text, parent, className) => {
    const el = document.createElement(tag);
    if (text) el.textContent = text;
    if (className) el.className = className;
    parent.append(el);
    return el;
  };
  const button = (parent, text, about, act, className) => {
    const b = make("button", text, parent, className);
    b.type = "button";
    if (about) b.setAttribute("aria-label", `${text}: ${about}`);
    b.addEventListener("click", () => {
      try {
        act(b);
      } catch (err) {
        say(`That did not work: ${err.message}`);
      }
    });
    return b;
  };
  // A deletion takes two presses of the same button.
  const remover = (parent, about, keys) => button(parent, "Delete", about, (b) => {
    if (!b.dataset.armed) {
      b.dataset.armed = "yes";
      b.textContent = "Press again to delete it for ever";
      b.setAttribute("aria-label", `${b.textContent}: ${about}`);
      return;
    }
    for (const key of keys) localStorage.removeItem(key);
    const ids = new Set(keys.map((key) => (/^tabard:(?:game|round):(.+):[^:]+$/.exec(key) || [])[1]));
    say(`Deleted: ${about}.`);
    const gone = (fault) => fault && say(`Of ${about} something is still in the browser's database, and comes back: ${fault}.`);
    journal.ready.then(() => { // which may have found it only now
      journal.found = journal.found && journal.found.filter(({ id }) => !ids.has(id) || void journal.drop(id, gone));
      show();
    });
    show();
    find("all").scrollIntoView({ block: "nearest" });
  }, "quiet");

  const download = (name, bytes) => {
    const url = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
    const a = document.createElement("a");
    a.href = url;
    a.download = name;
    a.click();
    setTimeout(() => URL.revokeObjectURL(url), 10000);
    say(`Saved as ${name}.`);
  };

  // --- What is shown ---------------------------------------------------------------------------------------------------
  const about = (slot) => `${slot.title || slot.game}, ${slot.names.join(", ")}, after ${slot.moves} decisions, played ${day(slot.played)}`;

  const showGame = (list, id, slots, rounds) => {
    const li = make("li", "", list);
    const whole = slots.filter((s) => !s.fault).sort((a, b) => b.gen - a.gen);
    const known = whole[0] || rounds.map((r) => r.slot).find((s) => !s.fault);
    const name = known ? known.title || known.game : `A game named ${id}`;
    make("h3", name, li);
    if (whole[0]) make("p", about(whole[0]), li, "hint");
    const newer = slots.some((s) => s.fault === "of a newer version");
    const bad = slots.filter((s) => s.fault);
    if (newer) make("p", "Written by a newer version of Tabard: update the app to open it.", li, "bad");
    else if (whole.length === 0 && slots.length > 0) make("p", `Damaged (${bad.map((s) => s.fault).join(", ")}). Its bytes are kept.`, li, "bad");
    else if (slots.length === 0) make("p", "The game itself is gone; earlier rounds are left.", li, "bad");
    else if (bad.length > 0) make("p", "One of its two copies is damaged; the app opens the other one.", li);
    const row = make("p", "", li, "row");
    if (slots.length > 0) button(row, "Save as a file", name, () => download(`tabard-${id}.tabard`, records.bundle(slots.map((s) => s.bytes))), "quiet");
    remover(row, name, [...rounds.map((r) => r.key), ...slots.map((s) => s.key)]);
    if (rounds.length === 0) return;
    make("p", "Earlier rounds:", li);
    const ul = make("ul", "", li);
    for (const { key, text, slot } of rounds) {
      const item = make("li", "", ul);
      if (slot.fault) {
        make("p", `Damaged (${slot.fault})`, item);
        continue;
      }
      make("p", `After ${slot.moves} decisions, ${day(slot.played)}`, item);
      button(item, "Bring back as a game of its own", `${name} after ${slot.moves} decisions`, () => {
        records.add(`tabard:game:${records.freshID()}:a`, text);
        show();
        say("It is back: open Tabard and look at its saved games.");
      }, "quiet");
    }
  };

  function show() {
    let all;
    try {
      all = records.all();
    } catch (err) {
      find("sum").textContent = "This browser forbids the page to keep or read anything, so there is nothing to show. Allow storage for this site and load the page again.";
      say(`The storage cannot be opened: ${err.message}`);
      return;
    }
    const total = all.reduce((n, { key, text }) => n + key.length + text.length, 0);
    find("sum").textContent = all.length === 0 ? "Nothing at all is stored here."
      : `${all.length} records, ${kB(total)} of about 5,000 kB that a browser gives.`;
    const games = new Map();
    const of = (id) => games.get(id) || games.set(id, { slots: [], rounds: [] }).get(id);
    const aside = [], further = records.ahead(all, journal.found), hidden = new Set(further.map((r) => r.key));
    for (const { key, text } of [...all.filter((r) => !hidden.has(r.key)), ...further]) {
      const game = /^tabard:game:(.+):[ab]$/.exec(key), round = /^tabard:round:(.+):[0-9a-f]{8}$/.exec(key);
      const bytes = records.fromText(text);
      if (game) of(game[1]).slots.push({ key, bytes, ...records.readSlot(bytes) });
      if (round) of(round[1]).rounds.unshift({ key, text, slot: records.readSlot(bytes) });
      if (key.startsWith("tabard:bad:")) aside.push({ key, bytes });
    }
    for (const id of ["games", "aside", "every"]) find(`${id}-list`).replaceChildren();
    for (const [id, { slots, rounds }] of games) {
      try {
        showGame(find("games-list"), id, slots, rounds);
      } catch {
        make("p", `A game named ${id} cannot be shown. Its bytes are kept, and saved with everything.`, make("li", "", find("games-list")), "bad");
      }
    }
    for (const { key, text } of records.sorted(journal.found).junk) { // of the browser's database: it is not ours to delete
      const li = make("li", "", find("aside-list")), bytes = records.fromText(text);
      make("p", `${key.slice(7)}, ${kB(bytes.length)}`, li);
      button(li, "Save as a file", key, () => download(`tabard-${key.slice(7).replace(/[^a-z0-9-]+/gi, "-")}.bin`, bytes), "quiet");
    }
    for (const { key, bytes } of aside) {
      const li = make("li", "", find("aside-list"));
      make("p", `${key.slice(7)}, ${kB(bytes.length)}`, li);
      const row = make("p", "", li, "row");
      button(row, "Save as a file", key, () => download(`tabard-${key.slice(7).replace(/[^a-z0-9-]+/gi, "-")}.bin`, bytes), "quiet");
      remover(row, key, [key]);
    }
    for (const { key, text } of all) {
      const li = make("li", "", find("every-list"));
      make("p", `${key}, ${kB(key.length + text.length)}`, li);
      const row = make("p", "", li, "row");
      button(row, "Save as a file", key, () => download(`${key.replace(/[^a-z0-9-]+/gi, "-")}.bin`, records.fromText(text)), "quiet");
    }
    find("games-part").hidden = games.size === 0;
    find("aside-part").hidden = find("aside-list").childElementCount === 0;
    find("every-part").hidden = all.length === 0;
  }

  // --- What can be done ------------------------------------------------------------------------------------------------
  const bring = async (files) => {
    const sum = { fresh: 0, known: 0, bad: 0 }, said = [];
    await journal.ready;
    for (const file of files) {
      try {
        records.bring(new Uint8Array(await file.arrayBuffer()), sum, journal.found);
      } catch (err) {
        said.push(`${file.name} was not taken whole: ${err.message}.`);
      }
    }
    show();
    say([...said, `New records: ${sum.fresh}. Here already: ${sum.known}. Damaged, put aside: ${sum.bad}.`].join(" "));
  };

  const home = new URL("../../", location.href);
  const repair = async () => {
    say("Looking for the app on the network…");
    try {
      const answer = await fetch(new URL(`index.html?fresh=${Date.now()}`, home), { cache: "no-store" });
      if (!answer.ok) throw new Error(`the host answers ${answer.status}`);
    } catch (err) {
      say(`The app cannot be fetched now, so nothing was changed: ${err.message}`);
      return;
    }
    try {
      const registration = await navigator.serviceWorker.getRegistration(home.href);
      // It would wait for a version that is just being stored, and perhaps for ever.
      const ours = registration && registration.scope === home.href;
      if (ours) await Promise.race([registration.unregister(), new Promise((go) => setTimeout(go, 3000))]);
      for (const k of await caches.keys()) if (k.startsWith(`tabard:${home.pathname}:`)) await caches.delete(k);
    } catch { /* no service worker here */ }
    location.href = home.href;
  };

  document.addEventListener("click", (e) => {
    const act = e.target.dataset && e.target.dataset.do;
    if (act === "backup") {
      try {
        download(`tabard-everything-${today()}.tabard`, records.backup(journal.found));
      } catch (err) {
        say(`That did not work: ${err.message}`);
      }
    }
    if (act === "pick") find("file").click();
    if (act === "repair") repair();
  });
  find("file").addEventListener("change", async (e) => {
    await bring([...e.target.files]);
    e.target.value = "";
  });
  window.addEventListener("storage", show);
  show();
  journal.ready.then(show);
})();
