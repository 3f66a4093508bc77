// Tabard's service worker. It keeps versions of the app, each whole and verified in a store of its own, and gives out the files
// of the one that the person has accepted, even if the browser has put a later worker to work. It touches nothing but its own
// stores. Pages of earlier versions talk to it, so its messages keep their meaning for ever.
"use strict";

const VERSION = "{{.Version}}";
// Published name -> SHA-256 of the contents. The empty name is the page itself.
const FILES = new Map({{.Files}});
const SCOPE = new URL("./", self.location);
// Other apps, and other copies of this one, may live on the same origin.
const OURS = "tabard:" + SCOPE.pathname + ":";
// Holds the name of the accepted version.
const ACCEPTED = OURS + "accepted";
// Under this address each store has its list of files. It is put last, so a store with a list has been whole.
const LIST = new URL("?files", SCOPE).href;

const storeOf = (version) => OURS + version;
const urlOf = (name) => new URL(name, SCOPE).href;

async function sha256(response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return Array.from(new Uint8Array(digest), (b) => b.toString(16).padStart(2, "0")).join("");
}

// --- Filling a store ---------------------------------------------------------------------------------------------------

// kept finds a file that one of our stores has with the same contents.
async function kept(name, hash) {
  for (const k of await caches.keys()) {
    if (!k.startsWith(OURS)) continue;
    const old = await caches.match(urlOf(name), { cacheName: k });
    if (old && (await sha256(old.clone())) === hash) return old;
  }
  return null;
}

{{.Program}}
async function fetched(name, hash) {
  // The page asks for the same address, so its download is used again; no-cache asks the host whether it still holds.
  const address = urlOf(name) + "?v=" + hash.slice(0, 16), how = { cache: "no-cache", credentials: "same-origin" };
  const program = name.endsWith(".wasm");
  const response = await (program ? fetchProgram : fetch)(address, how);
  if (response.status !== 200 || response.redirected) throw new Error(name + ": status " + response.status);
  if ((await sha256(response.clone())) !== hash) throw new Error(name + ": not the contents that were asked for");
  if (!program) return response;
  return new Response(response.body, { headers: { "Content-Type": "application/wasm", "X-Tabard-Stored": "whole" } });
}

// missing are the files that a store has not; with deep also those whose contents are wrong.
async function missing(cache, files, deep) {
  const there = new Set((await cache.keys()).map((request) => request.url));
  const good = async ([name, hash]) => there.has(urlOf(name)) && (!deep || (await sha256(await cache.match(urlOf(name)))) === hash);
  const all = Array.from(files), held = await Promise.all(all.map(good));
  return all.filter((_, i) => !held[i]);
}

const listed = (files) => JSON.stringify(Array.from(files));

// fill makes a store whole, or throws. It is done when a look at the store as everybody finds it says so: one that was deleted
// meanwhile goes on taking files that nobody finds again.
async function fill(version, files, deep) {
  for (let round = 0; round < 5; round++) {
    const cache = await caches.open(storeOf(version));
    const wanted = await missing(cache, files, deep);
    if (wanted.length === 0 && (await cache.match(LIST))) return;
    if (wanted.length === 0) await cache.put(LIST, new Response(listed(files)));
    const results = await Promise.allSettled(wanted.map(async ([name, hash]) => {
      await cache.put(urlOf(name), (await kept(name, hash)) || (await fetched(name, hash)));
    }));
    const failed = results.find((r) => r.status === "rejected");
    if (failed) throw failed.reason;
  }
  throw new Error("what is stored does not stay");
}

// --- The accepted version ----------------------------------------------------------------------------------------------

// accepted is the version that the person has agreed to last, with its files; null if nothing says so, or it is gone.
async function accepted() {
  const mark = await caches.match(SCOPE.href, { cacheName: ACCEPTED });
  const version = mark && (await mark.text());
  const list = version && (await caches.match(LIST, { cacheName: storeOf(version) }));
  return list ? { version, files: new Map(await list.json()) } : null;
}

async function mark() {
  await (await caches.open(ACCEPTED)).put(SCOPE.href, new Response(VERSION));
  serving = null;
}

let serving = null, known = null; // known are the files of the version that is given out, once this life of the worker has looked

// served is the version that is given out, with its files.
function served() {
  serving ??= accepted().then((found) => found || { version: VERSION, files: FILES });
  serving.then(({ files }) => { known = files; }, () => { serving = null; });
  return serving;
}

// clear deletes the stores that nobody needs. Whose store a worker beside this one fills or waits with is not known here, so
// then all stay, and a later visit clears.
async function clear() {
  const needed = [ACCEPTED, storeOf(VERSION), storeOf((await served()).version)];
  for (const k of await caches.keys()) {
    if (self.registration.installing || self.registration.waiting) return;
    if (k.startsWith(OURS) && !needed.includes(k)) await caches.delete(k);
  }
}

// --- Life --------------------------------------------------------------------------------------------------------------

async function install() {
  // Every byte of a site counts for its version. One that calls itself by the name of another must not be mixed into its store.
  const list = await caches.match(LIST, { cacheName: storeOf(VERSION) });
  if (list && (await list.text()) !== listed(FILES)) throw new Error("other files are stored under the name of this version");
  try {
    await fill(VERSION, FILES, true);
  } catch (err) {
    // A store that was whole before may be in use: the host can go back to a version that somebody plays.
    if (!(await caches.match(LIST, { cacheName: storeOf(VERSION) }))) await caches.delete(storeOf(VERSION));
    throw err;
  }
}

async function activate() {
  if (!(await accepted())) await mark();
  await clear();
  // Only matters at the very first visit: the page that installed us may go offline at once.
  await self.clients.claim();
}

// accept gives this worker's version out from now on. Of a worker that waits the pages hear by its taking over, and not before: they
// load anew then. One that is at work tells them. A page that was loaded past all workers, as Shift and reload do, is among the others
// of the origin. Where the stores fail nothing is accepted, but the worker takes over, and the pages load what the host has.
async function accept(atWork) {
  const marked = await mark().then(() => true, () => false);
  self.skipWaiting();
  if (!marked) return;
  for (const client of await self.clients.matchAll({ includeUncontrolled: atWork })) {
    if ([SCOPE.pathname, SCOPE.pathname + "index.html"].includes(new URL(client.url).pathname)) client.postMessage({ type: "accepted" });
  }
}

// look says how things stand. With mend it fetches first what the store that is given out lacks: the active worker's part.
async function look(mend) {
  serving = null;
  const { version, files } = await served();
  const said = { version: VERSION, accepted: version, whole: false };
  if (!mend) return said;
  try {
    await fill(version, files, false);
    said.whole = true;
    if (!(await accepted())) await mark();
    await clear();
  } catch (err) {
    console.warn("the offline copy is not whole:", String(err));
  }
  return said;
}

async function stored(name, request) {
  const { version, files } = await served(), mark = new URL(request.url).searchParams.get("v");
  // A page that is still of another version must not get this one's files.
  const same = name === "" || mark === null || (files.get(name) || "").startsWith(mark);
  return same && caches.match(urlOf(name), { cacheName: storeOf(version) });
}

// answer gives out what is stored, or what the host has: also where the browser's stores fail, which some do.
async function answer(name, request) {
  return (await stored(name, request).catch(() => null)) || fetch(request);
}

self.addEventListener("install", (e) => e.waitUntil(install()));
self.addEventListener("activate", (e) => e.waitUntil(activate()));
self.addEventListener("message", (e) => {
  const { type, mend, atWork } = e.data || {};
  if (type === "activate") e.waitUntil(accept(atWork === true));
  // Where the stores fail nobody can say what was accepted: the page gets an answer all the same, and goes by what the host gives.
  const unknown = { version: VERSION, accepted: VERSION, whole: false };
  if (type === "look") e.waitUntil(look(mend).catch(() => unknown).then((said) => e.ports[0].postMessage(said)));
});
self.addEventListener("fetch", (e) => {
  const request = e.request, url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname)) return;
  const name = url.pathname.slice(SCOPE.pathname.length);
  if (request.mode === "navigate" && (name === "" || name === "index.html")) {
    e.respondWith(answer("", request));
  } else if (FILES.has(name) || known?.has(name)) {
    e.respondWith(answer(name, request));
  } else if (request.mode === "navigate") {
    // Not ours, perhaps a neighbour's: the host knows. Without a network lead home; the browser keeps the fragment.
    e.respondWith((known ? fetch(request) : answer(name, request)).catch(() => Response.redirect(SCOPE.href)));
  } else if (!known) {
    // This request has woken the worker up. It may be for a file that only the accepted version has.
    e.respondWith(answer(name, request));
  }
});
