// The page for emergencies: see records.js for what it reads and writes.
"use strict";

(() => {
  const records = window.tabardRecords, journal = window.tabardJournal, told = window.tabardSay, { why } = records;
  const find = (id) => document.getElementById(id);
  const size = (n) => (n < 1000 ? told("recover-bytes", { n }) : told("recover-kilobytes", { size: told.number(n / 1000, n < 10000 ? 1 : 0) }));
  const when = ({ played }) => (played ? told.date(new Date(played * 1000)) : "");
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
    if (about) b.setAttribute("aria-label", told("recover-button", { what: text, name: about }));
    b.addEventListener("click", () => {
      try {
        act(b);
      } catch (err) {
        say(told("recover-unwilling", { why: why(err) }));
      }
    });
    return b;
  };
  // A deletion takes two presses of the same button.
  const remover = (parent, about, keys) => button(parent, told("recover-delete"), about, (b) => {
    if (!b.dataset.armed) {
      b.dataset.armed = "yes";
      b.textContent = told("recover-delete-armed");
      b.setAttribute("aria-label", told("recover-button", { what: b.textContent, name: about }));
      return;
    }
    for (const key of keys) localStorage.removeItem(key);
    const ids = new Set(keys.map((key) => (/^tabard:(?:game|round):(.+):[^:]+$/.exec(key) || [])[1]));
    say(told("recover-deleted", { name: about }));
    const gone = (fault) => fault && say(told("recover-undeleted", { name: about, why: why(new Error(fault)) }));
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
    say(told("recover-saved", { file: name }));
  };

  // --- What is shown ---------------------------------------------------------------------------------------------------
  const about = (slot) => told("recover-game", { name: slot.title || slot.game, people: slot.names.join(", "), n: slot.moves, when: when(slot) });
  const wrong = ({ fault }) => told("fault-" + fault);

  const showGame = (list, id, slots, rounds) => {
    const li = make("li", "", list);
    const whole = slots.filter((s) => !s.fault).sort((a, b) => b.gen - a.gen);
    const known = whole[0] || rounds.map((r) => r.slot).find((s) => !s.fault);
    const name = known ? known.title || known.game : told("recover-named", { id });
    make("h3", name, li);
    if (whole[0]) make("p", about(whole[0]), li, "hint");
    const newer = slots.some((s) => s.fault === "newer");
    const bad = slots.filter((s) => s.fault);
    if (newer) make("p", told("recover-newer"), li, "bad");
    else if (whole.length === 0 && slots.length > 0) make("p", told("recover-damaged", { faults: bad.map(wrong).join(", ") }), li, "bad");
    else if (slots.length === 0) make("p", told("recover-gone"), li, "bad");
    else if (bad.length > 0) make("p", told("recover-half"), li);
    const row = make("p", "", li, "row");
    if (slots.length > 0) button(row, told("recover-save"), name, () => download(`tabard-${id}.tabard`, records.bundle(slots.map((s) => s.bytes))), "quiet");
    remover(row, name, [...rounds.map((r) => r.key), ...slots.map((s) => s.key)]);
    if (rounds.length === 0) return;
    make("p", told("recover-rounds"), li);
    const ul = make("ul", "", li);
    for (const { key, text, slot } of rounds) {
      const item = make("li", "", ul);
      if (slot.fault) {
        make("p", told("recover-round-damaged", { fault: wrong(slot) }), item);
        continue;
      }
      make("p", told("recover-round", { n: slot.moves, when: when(slot) }), item);
      button(item, told("recover-bring"), told("recover-round-name", { name, n: slot.moves }), () => {
        records.add(`tabard:game:${records.freshID()}:a`, text);
        show();
        say(told("recover-brought"));
      }, "quiet");
    }
  };

  function show() {
    let all;
    try {
      all = records.all();
    } catch (err) {
      find("sum").textContent = told("recover-forbidden");
      say(told("recover-unopened", { why: why(err) }));
      return;
    }
    const total = all.reduce((n, { key, text }) => n + key.length + text.length, 0);
    find("sum").textContent = all.length === 0 ? told("recover-nothing")
      : told("recover-sum", { n: all.length, size: size(total), room: size(5e6) });
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
        make("p", told("recover-unshown", { id }), make("li", "", find("games-list")), "bad");
      }
    }
    for (const { key, text } of records.sorted(journal.found).junk) { // of the browser's database: it is not ours to delete
      const li = make("li", "", find("aside-list")), bytes = records.fromText(text);
      make("p", told("recover-record", { name: key.slice(7), size: size(bytes.length) }), li);
      button(li, told("recover-save"), key, () => download(`tabard-${key.slice(7).replace(/[^a-z0-9-]+/gi, "-")}.bin`, bytes), "quiet");
    }
    for (const { key, bytes } of aside) {
      const li = make("li", "", find("aside-list"));
      make("p", told("recover-record", { name: key.slice(7), size: size(bytes.length) }), li);
      const row = make("p", "", li, "row");
      button(row, told("recover-save"), key, () => download(`tabard-${key.slice(7).replace(/[^a-z0-9-]+/gi, "-")}.bin`, bytes), "quiet");
      remover(row, key, [key]);
    }
    for (const { key, text } of all) {
      const li = make("li", "", find("every-list"));
      make("p", told("recover-record", { name: key, size: size(key.length + text.length) }), li);
      const row = make("p", "", li, "row");
      button(row, told("recover-save"), key, () => download(`${key.replace(/[^a-z0-9-]+/gi, "-")}.bin`, records.fromText(text)), "quiet");
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
        said.push(told("recover-part", { file: file.name, why: why(err) }));
      }
    }
    show();
    say([...said, told("recover-count", sum)].join(" "));
  };

  const home = new URL("../../", location.href);
  const repair = async () => {
    say(told("recover-repairing"));
    try {
      const answer = await fetch(new URL(`index.html?fresh=${Date.now()}`, home), { cache: "no-store" }).catch(() => null);
      if (!answer?.ok) throw answer ? records.refusal("recover-refused", { status: answer.status }) : records.refusal("recover-silent");
    } catch (err) {
      say(told("recover-unreached", { why: why(err) }));
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
        say(told("recover-unwilling", { why: why(err) }));
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
