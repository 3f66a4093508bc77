// What lies in the storage, read and written without the program. The formats are those of packages web/store and
// engines/save; only as much of them is read as it takes to name a game and to tell a whole record from a damaged one.
"use strict";

window.tabardRecords = (() => {
  const prefixes = ["tabard:", "tabard/"];
  const layout = 1;
  const told = window.tabardSay;
  // refusal is an error in the words of this page; why tells any error. What the browser itself says of one, in words of its own, is for
  // the console.
  const refusal = (id, args) => Object.assign(new Error(told(id, args)), { told: true });
  const why = (err) => {
    if (err.told) return err.message;
    console.info(err);
    return err.name === "QuotaExceededError" ? told("recover-full") : told("recover-browser");
  };
  const games = { 1: "Coin & Crown", 2: "Crown of Emara", 3: "Battle Merchants", 4: "Craft & Conquer: Medieval" };

  // --- Bytes -----------------------------------------------------------------------------------------------------------
  const table = new Uint32Array(256).map((_, n) => {
    for (let k = 0; k < 8; k++) n = n & 1 ? (n >>> 1) ^ 0x82f63b78 : n >>> 1;
    return n;
  });
  const crc = (bytes) => {
    let c = 0xffffffff;
    for (const b of bytes) c = table[(c ^ b) & 255] ^ (c >>> 8);
    return (c ^ 0xffffffff) >>> 0;
  };
  const u32 = (b, at) => ((b[at] << 24) | (b[at + 1] << 16) | (b[at + 2] << 8) | b[at + 3]) >>> 0;
  const be32 = (n) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
  const latin = (text) => Uint8Array.from(text, (c) => c.charCodeAt(0));
  const starts = (b, magic) => b.length >= magic.length && latin(magic).every((c, i) => b[i] === c);
  const join = (...parts) => {
    const all = new Uint8Array(parts.reduce((n, p) => n + p.length, 0));
    let at = 0;
    for (const p of parts) {
      all.set(p, at);
      at += p.length;
    }
    return all;
  };

  // A record is base64url in quotes; whatever else is there is damaged, and kept as it is.
  const toText = (bytes) => {
    let raw = "";
    for (const b of bytes) raw += String.fromCharCode(b);
    return '"' + btoa(raw).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "") + '"';
  };
  const fromText = (text) => {
    if (/^"[A-Za-z0-9_-]*"$/.test(text)) {
      try {
        return latin(atob(text.slice(1, -1).replace(/-/g, "+").replace(/_/g, "/")));
      } catch { /* not even that */ }
    }
    return new TextEncoder().encode(text);
  };

  // --- Games -----------------------------------------------------------------------------------------------------------
  // reader takes msgpack apart as far as it is needed here.
  const reader = (b) => {
    let at = 0;
    const take = (n) => {
      if (at + n > b.length) throw new Error("cut");
      at += n;
      return b.subarray(at - n, at);
    };
    const number = (n) => take(n).reduce((sum, x) => sum * 256 + x, 0);
    return function value() {
      const c = number(1);
      if (c < 0x80) return c;
      if (c >= 0xe0) return c - 256;
      if ((c & 0xf0) === 0x90) return Array.from({ length: c & 15 }, value);
      if ((c & 0xe0) === 0xa0) return new TextDecoder().decode(take(c & 31));
      if (c === 0xc0) return null;
      if (c === 0xc2 || c === 0xc3) return c === 0xc3;
      if (c >= 0xc4 && c <= 0xc6) return take(number(1 << (c - 0xc4)));
      if (c >= 0xcc && c <= 0xcf) return number(1 << (c - 0xcc));
      if (c >= 0xd0 && c <= 0xd3) return number(1 << (c - 0xd0)); // times are never negative
      if (c >= 0xd9 && c <= 0xdb) return new TextDecoder().decode(take(number(1 << (c - 0xd9))));
      if (c === 0xdc || c === 0xdd) {
        const n = number(c === 0xdc ? 2 : 4);
        if (n > b.length) throw new Error("cut");
        return Array.from({ length: n }, value);
      }
      throw new Error("unknown");
    };
  };

  // readSave names a saved game; fault is why it cannot be opened: its text is fault-… of page.ftl.
  const readSave = (b) => {
    if (!starts(b, "TABARD")) return { fault: "game" };
    if (b.length < 16 || u32(b, 8) + 16 > b.length) return { fault: "cut" };
    if (u32(b, 8) + 16 !== b.length || crc(b.subarray(0, b.length - 4)) !== u32(b, b.length - 4)) return { fault: "changed" };
    if (b[6] * 256 + b[7] > 1) return { fault: "newer" };
    try {
      const [id, title, , played, code, , , , seats, , moves] = reader(b.subarray(12, b.length - 4))();
      return { id, title, played, game: games[code] || told("recover-unknown"), names: seats.map(([name]) => name),
        moves: moves.reduce((n, x) => n + (x < 128 ? 1 : 0), 0) };
    } catch {
      return { fault: "broken" };
    }
  };

  const seal = (gen, rec) => {
    const b = join(latin("TSLT"), be32(gen), rec);
    return join(b, be32(crc(b)));
  };
  const readSlot = (b) => {
    if (!starts(b, "TSLT")) return { fault: "damaged" };
    if (b.length < 12 || crc(b.subarray(0, b.length - 4)) !== u32(b, b.length - 4)) return { fault: "damaged" };
    return { gen: u32(b, 4), ...readSave(b.subarray(8, b.length - 4)) };
  };

  // --- Storage ---------------------------------------------------------------------------------------------------------
  // all are our records, sorted. It throws where the browser forbids storage.
  const all = () => {
    const list = [];
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      if (prefixes.some((p) => key.startsWith(p))) list.push({ key, text: localStorage.getItem(key) ?? "" });
    }
    return list.sort((a, b) => (a.key < b.key ? -1 : 1));
  };
  // sorted parts what the journal holds into entries of games and the rest, as records of text that are put aside.
  const sorted = (found) => {
    const entries = [], junk = [];
    for (const entry of Array.isArray(found) ? found : []) {
      if (entry && typeof entry.id === "string" && entry.slot instanceof Uint8Array) {
        entries.push(entry);
        continue;
      }
      let text;
      try {
        const plain = (_, value) => (typeof value === "bigint" ? String(value) : ArrayBuffer.isView(value) ? Array.from(new Uint8Array(value.buffer)) : value);
        text = JSON.stringify(entry, plain) || String(entry);
      } catch {
        text = "an entry that cannot be written as text";
      }
      junk.push({ key: `tabard:bad:journal-${junk.length}-${crc(latin(text.slice(0, 1000))).toString(16)}`, text });
    }
    return { entries, junk };
  };
  // slots are the keys of the two slots of a game, or of a record of a table by link, whose name has a colon in it.
  const slots = (id) => ["a", "b"].map((s) => `tabard:${id.includes(":") ? "" : "game:"}${id}:${s}`);
  // ahead are the games that the journal (static/journal.js) knows further on than the storage, as records under the name of the slot
  // that the app would write next.
  const ahead = (list, found) => {
    const text = new Map(list.map((r) => [r.key, r.text]));
    return sorted(found).entries.flatMap(({ id, slot }) => {
      const now = readSlot(slot);
      const there = slots(id).map((key) => {
        const old = text.has(key) ? readSlot(fromText(text.get(key))) : { gen: 0 };
        return { key, gen: old.gen || 0 };
      }).sort((a, b) => a.gen - b.gen);
      return now.fault === "damaged" || now.gen <= there[1].gen ? [] : [{ key: there[0].key, text: toText(slot), id }];
    });
  };
  const bytes = (key) => {
    const text = localStorage.getItem(key);
    return text === null ? null : fromText(text);
  };
  const newer = () => {
    const b = bytes("tabard:layout");
    return b !== null && Number(new TextDecoder().decode(b)) > layout;
  };
  const freshID = () => Array.from(crypto.getRandomValues(new Uint8Array(10)), (n) => "0123456789abcdefghjkmnpqrstvwxyz"[n & 31]).join("");
  // add writes a record that is not there yet, and looks whether it got there.
  const add = (key, text) => {
    if (newer()) throw refusal("recover-layout");
    if (localStorage.getItem(key) !== null) throw refusal("recover-taken");
    localStorage.setItem(key, text);
    if (localStorage.getItem(key) !== text) throw refusal("recover-differs");
  };
  // addGame puts a slot under the game's own id, or under a new one if that is taken by another, which may lie in the journal alone.
  const addGame = (id, text, found) => {
    for (const key of [`tabard:game:${id}:a`, `tabard:game:${id}:b`]) if (localStorage.getItem(key) === text) return false;
    const held = sorted(found).entries.find((e) => e.id === id);
    if (held && toText(held.slot) === text) return false;
    const free = /^[a-z0-9]{1,32}$/.test(id) && !held && !all().some(({ key }) => key.startsWith(`tabard:game:${id}:`));
    add(`tabard:game:${free ? id : freshID()}:a`, text);
    return true;
  };

  // --- Files -----------------------------------------------------------------------------------------------------------
  // backup is every record with its name, as the app's own import takes it.
  const backup = (found) => {
    const parts = [latin("TABACKUP")];
    const list = all(), newer = new Map(ahead(list, found).map((r) => [r.key, r]));
    for (let { key, text } of [...list.filter((r) => !newer.has(r.key)), ...newer.values(), ...sorted(found).junk]) {
      if (!key.startsWith("tabard:") || key.startsWith("tabard:key:")) continue; // theme and version are made anew; keys never leave the device
      let name = new TextEncoder().encode(key.slice(7));
      if (name.length > 0xffff) { // the file has no room for such a name
        name = latin(`bad:long-name-${crc(name).toString(16)}`);
        text = key + "\n" + text;
      }
      const utf8 = new TextEncoder().encode(text);
      const whole = new TextDecoder().decode(utf8) === text;
      const data = whole ? utf8 : Uint8Array.from({ length: 2 * text.length }, (_, i) => (text.charCodeAt(i >> 1) >> (i % 2 ? 0 : 8)) & 255);
      parts.push([name.length >> 8, name.length & 255], name, [whole ? 0 : 1], be32(data.length), data);
    }
    return join(...parts);
  };
  const bundle = (parts) => join(latin("TABUNDLE"), ...parts.flatMap((p) => [be32(p.length), p]));

  // unpack gives the whole records of a file as { key, text }; key is empty where the file does not name them. fault is why there
  // are no more.
  const unpack = (b) => {
    const found = [];
    try {
      split(b, found);
    } catch (fault) {
      return { found, fault };
    }
    return { found };
  };
  const split = (b, found) => {
    let at = 8;
    const take = (n) => {
      if (at + n > b.length) throw refusal("recover-cut");
      at += n;
      return b.subarray(at - n, at);
    };
    if (starts(b, "TABACKUP")) {
      while (at < b.length) {
        const key = new TextDecoder().decode(take(u32(join([0, 0], take(2)), 0)));
        const wide = take(1)[0] === 1, data = take(u32(take(4), 0));
        let text = "";
        if (wide) for (let i = 0; i + 1 < data.length; i += 2) text += String.fromCharCode(data[i] * 256 + data[i + 1]);
        found.push({ key, text: wide ? text : new TextDecoder("utf-8", { ignoreBOM: true }).decode(data) });
      }
    } else if (starts(b, "TABUNDLE")) {
      while (at < b.length) found.push({ key: "", text: toText(take(u32(take(4), 0))) });
    } else {
      found.push({ key: "", text: toText(b) });
    }
  };

  // bring adds what a file holds and counts how many records were new, known and refused. Nothing is written over, nor is what the
  // journal has found hidden by it. It throws if that was not all: then what was counted is there nevertheless.
  const bring = (file, count, journal) => {
    const note = (fresh) => { count[fresh ? "fresh" : "known"]++; };
    const best = new Map(); // id of a game -> its newest slot in the file
    const renamed = new Set();
    const heads = new Set(); // tables by link whose head comes from the file
    const rest = [];
    const { found, fault } = unpack(file);
    for (const { key, text } of found) {
      const data = fromText(text);
      const slot = starts(data, "TABARD") ? { gen: 1, ...readSave(data) } : readSlot(data);
      const id = (/^game:(.+):[ab]$/.exec(key) || [])[1] || (key === "" && slot.id);
      if (id && !slot.fault) {
        if (!best.has(id) || best.get(id).gen < slot.gen) {
          best.set(id, { gen: slot.gen, text: starts(data, "TABARD") ? toText(seal(1, data)) : text });
        }
      } else {
        rest.push({ key, text, data });
      }
    }
    for (const [id, { text }] of best) {
      const before = all().some(({ key }) => key.startsWith(`tabard:game:${id}:`)) || sorted(journal).entries.some((e) => e.id === id);
      const fresh = addGame(id, text, journal);
      if (fresh && before) renamed.add(id);
      note(fresh);
    }
    for (const { key, text, data } of rest) {
      if (["layout", "settings", "probe"].includes(key) || key.startsWith("key:")) continue; // the app's own business on each device
      const head = (/^(letter:.+):[ab]$/.exec(key) || [])[1];
      if (head && "gen" in readSlot(data)) { // an older head never takes the place of a newer one
        const free = heads.has(head) || !slots(head).some((k) => localStorage.getItem(k) !== null);
        if (free) add("tabard:" + key, text);
        if (free) heads.add(head);
        note(free);
        continue;
      }
      let name = key;
      if (starts(data, "TRES")) {
        try {
          name = "result:" + reader(data.subarray(6))()[0];
        } catch { /* damaged: put aside below */ }
      }
      if (/^result:./.test(name) || /^round:./.test(name)) {
        if (renamed.has((/^round:(.+):/.exec(name) || [])[1])) continue; // they belong to the other game
        const there = localStorage.getItem("tabard:" + name);
        if (there === null) add("tabard:" + name, text);
        note(there === null);
        continue;
      }
      // Damaged: it is kept, apart from what can be read.
      if (!all().some((r) => r.key.startsWith("tabard:bad:") && r.text === text)) {
        add(`tabard:bad:${String(Date.now()).slice(-8)}-${crc(data).toString(16).padStart(8, "0")}`, text);
        count.bad++;
      }
    }
    if (fault) throw fault;
  };

  return { all, ahead, sorted, fromText, readSlot, addGame, backup, bundle, bring, freshID, add, seal, refusal, why };
})();
