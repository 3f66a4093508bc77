// The last decision of every game once more, where the browser has it on the disk before it says so: IndexedDB, by strict
// transactions. Local storage is written to the disk seconds late, and a browser that is killed forgets them. Plain script:
// package web/journal talks to it. An entry is { id, gen, slot }: a game, the generation and the bytes of its newest slot.
"use strict";

(() => {
  const patience = 15000; // milliseconds for the first reading: who begins without it may see an older state
  const name = "tabard", table = "games";
  let opened = null; // promise of the database
  const known = new Map(); // id -> generation of the entry that this tab has found or read to play on from, or written
  const queues = new Map(); // id -> { busy, next }: one write of a game at a time, and the newest that waits for it

  const open = () => opened ??= new Promise((done, failed) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: "id" });
    request.onblocked = () => failed(new Error("another version holds the journal"));
    request.onerror = () => failed(request.error);
    request.onsuccess = () => {
      const db = request.result;
      db.onversionchange = () => db.close(); // a newer program lays it out anew
      db.onclose = () => { opened = null; }; // the browser has thrown it away: the next write begins anew
      done(db);
    };
  }).catch((err) => { opened = null; throw err; });

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
      const result = { value: undefined, stale: false };
      transaction.oncomplete = () => done(result.value);
      transaction.onabort = () => failed(result.stale ? "stale" : transaction.error || "aborted");
      work(transaction.objectStore(table), result, transaction);
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

  // write puts an entry in the place of the one that this tab has found, read or written last, and of no other: who plays on from
  // something else is told.
  const write = ({ id, gen, slot }) => run("readwrite", (games, result, transaction) => {
    games.get(id).onsuccess = (e) => {
      if (!e.target.result || e.target.result.gen === known.get(id)) return void games.put({ id, gen, slot });
      result.stale = true;
      transaction.abort();
    };
  }).then(() => known.set(id, gen));
  const remove = ({ id }) => run("readwrite", (games) => games.delete(id));

  // submit queues a write. A newer one takes the place of one that waits, and answers for it as well.
  function submit(job, done) {
    let queue = queues.get(job.id);
    if (!queue) queues.set(job.id, queue = { busy: false, next: null, told: [] });
    queue.next = job;
    queue.told.push(done);
    if (!queue.busy) work(job.id, queue);
  }

  async function work(id, queue) {
    queue.busy = true;
    while (queue.next) {
      const { next: job, told } = queue;
      queue.next = null;
      queue.told = [];
      let fault = "";
      try {
        await (job.slot ? write(job) : remove(job));
      } catch (err) {
        fault = String(err && err.message || err || "unknown");
      }
      for (const tell of told) tell(fault);
    }
    queues.delete(id);
  }

  const journal = window.tabardJournal = {
    found: null, // what was there at the start; null if it cannot be read
    // put, drop and get answer later: with a fault in a word ("stale" if another tab has gone further), empty for none.
    put(id, gen, slot, done) { submit({ id, gen, slot }, done); },
    drop(id, done) { submit({ id }, done); },
    // get reads an entry to play on from.
    get(id, done) {
      get(id).then((entry) => {
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
