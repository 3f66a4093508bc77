// The last decision of every game once more, where the browser has it on the disk before it says so: IndexedDB, by strict
// transactions. Local storage is written to the disk seconds late, and a browser that is killed forgets them. Plain script:
// package web/journal talks to it. An entry is { id, gen, slot }: a game, the generation and the bytes of its newest slot.
"use strict";

(() => {
  const patience = 15000; // milliseconds for the first reading: who begins without it may see an older state
  const limit = 5000; // milliseconds for the reading of one game: the program waits twice as long for that and for its claim
  const name = "tabard", table = "games";
  let opened = null; // promise of the database
  const known = new Map(); // id -> generation of the entry that this tab has found or read to play on from, or written
  const waiting = new Map(); // id -> { entry, told }: the newest entry of each game for the next transaction, and who hears of it
  const most = 100; // entries of one transaction: a table's save waits for no more
  let writing = false;
  let anew = false; // whether the table was made although there was a database before: the next write says so

  // A neighbour on the same host may have thrown the database away, raised its version or laid it out without the table. Whatever is in it
  // stays; a table that is missing is made in the next version.
  const open = () => opened ??= new Promise((done, failed) => connect(undefined, done, failed)).catch((err) => { opened = null; throw err; });
  const connect = (version, done, failed) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = (e) => {
      if (request.result.objectStoreNames.contains(table)) return;
      request.result.createObjectStore(table, { keyPath: "id" });
      anew ||= e.oldVersion > 0 || known.size > 0;
    };
    request.onblocked = () => failed(new Error("another version holds the journal"));
    request.onerror = () => failed(request.error);
    request.onsuccess = () => {
      const db = request.result;
      if (!db.objectStoreNames.contains(table)) {
        db.close();
        return connect(db.version + 1, done, failed);
      }
      db.onversionchange = () => db.close(); // somebody raises its version or deletes it
      db.onclose = () => { opened = null; }; // the browser has thrown it away: the next write begins anew
      done(db);
    };
  };

  // run does something in a transaction and settles when that has ended. What the work returns by its end is the result.
  const run = async (mode, work, again = true) => {
    const db = await open();
    let transaction;
    try {
      transaction = db.transaction(table, mode, { durability: "strict" });
    } catch (err) {
      opened = null; // closed under our hands
      if (again) return run(mode, work, false);
      throw err;
    }
    return new Promise((done, failed) => {
      const result = { value: undefined };
      transaction.oncomplete = () => done(result.value);
      transaction.onabort = () => failed(transaction.error || "aborted");
      work(transaction.objectStore(table), result);
    });
  };

  // read tries once more: who reads in vain plays on from what was found at the start.
  const read = (work) => run("readonly", work).catch(() => run("readonly", work));
  const all = () => read((games, result) => {
    games.getAll().onsuccess = (e) => { result.value = e.target.result; };
  });
  const get = (id) => read((games, result) => {
    games.get(id).onsuccess = (e) => { result.value = e.target.result || null; };
  });

  // write puts entries in the place of those that this tab has found, read or written last, and of no others: who plays on from
  // something else is told. An entry without a slot takes its game out. All is one transaction, so that the browser waits for the disk once.
  // If there is no room for all of them, each is written for itself; one that goes with another (with) after that, and not without it.
  const write = async (jobs) => {
    for (const job of jobs) job.fault = "";
    try {
      await run("readwrite", (games) => {
        for (const job of jobs) {
          const { id, gen, slot } = job.entry;
          if (slot) {
            games.get(id).onsuccess = (e) => {
              // A neighbour has emptied the table, unless another tab has taken this game out and there is none beside it.
              if (!e.target.result && known.has(id)) games.count().onsuccess = (c) => { anew ||= c.target.result === 0; };
              if (!e.target.result || e.target.result.gen === known.get(id)) games.put({ id, gen, slot });
              else job.fault = "stale";
            };
          } else {
            games.delete(id);
          }
        }
      });
      for (const { entry: { id, gen, slot }, fault } of jobs) {
        if (slot && !fault) known.set(id, gen);
        else if (!slot) known.delete(id);
      }
      const first = jobs.find(({ fault }) => !fault);
      if (anew && first) {
        first.fault = "anew";
        anew = false;
      }
    } catch (err) {
      if (jobs.length > 1) {
        const tied = (job) => job.entry.with;
        for (const job of [...jobs.filter((job) => !tied(job)), ...jobs.filter(tied)]) {
          const other = jobs.find(({ entry }) => entry.id === tied(job));
          if (other && other.fault) job.fault = other.fault;
          else await write([job]);
        }
      } else jobs[0].fault = String(err && err.message || err || "unknown");
    }
  };

  // submit has entries written. Those of many calls go into one transaction while another is under way; a newer entry takes the
  // place of one of the same game that waits, and answers for it as well.
  function submit(entries, done) {
    const faults = entries.map(() => "");
    let open = entries.length;
    for (const [i, entry] of entries.entries()) {
      const job = waiting.get(entry.id) || { told: [] };
      if (entry.with) waiting.delete(entry.id); // it comes after that one
      else entry.with = job.entry && job.entry.with;
      job.entry = entry;
      job.told.push((fault) => {
        faults[i] = fault;
        if (--open === 0) done(faults);
      });
      waiting.set(entry.id, job);
    }
    if (!writing) work();
  }

  async function work() {
    writing = true;
    while (waiting.size > 0) {
      const jobs = [...waiting.values()].slice(0, most);
      for (const { entry } of jobs) waiting.delete(entry.id);
      await write(jobs);
      for (const { told, fault } of jobs) for (const tell of told) tell(fault);
    }
    writing = false;
  }

  const journal = window.tabardJournal = {
    found: null, // what was there at the start; null if it cannot be read
    // put, drop and get answer later: with a fault in a word ("stale" if another tab has gone further, "anew" if the entry is written and all
    // others were gone), empty for none. put writes entries, and takes games out of which there is no slot; it answers once for all, with
    // the fault of each.
    put: submit,
    drop(id, done) { submit([{ id }], ([fault]) => done(fault)); },
    // get reads an entry to play on from.
    get(id, done) {
      Promise.race([get(id), new Promise((_, failed) => setTimeout(failed, limit, "too slow"))]).then((entry) => {
        if (entry) known.set(id, entry.gen);
        done("", entry);
      }, (err) => done(String(err), null));
    },
  };
  // A browser may never answer, and then the game begins without a journal.
  journal.ready = Promise.race([all(), new Promise((_, failed) => setTimeout(failed, patience, "too slow"))])
    .then((found) => {
      journal.found = found;
      window.tabardStandIn = window.tabardVolatile; // in the place of local storage: of itself it keeps nothing
      for (const { id, gen } of found) known.set(id, gen);
      window.tabardVolatile = false; // games last even where local storage is blocked
    }, () => { /* blocked: local storage is all there is */ });
})();
