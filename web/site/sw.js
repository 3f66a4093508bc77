// Tabard's service worker. It stores versions of the app, each whole and verified in a cache of its own, and serves the files of the
// version that the person has accepted, even if the browser has activated a later worker. It touches only its own caches. Pages of
// earlier versions send messages to it, so the messages keep their meaning for ever.
"use strict";

const VERSION = "{{.Version}}";
// Published name -> SHA-256 of the contents. The empty name is the page itself.
const FILES = new Map({{.Files}});
const SCOPE = new URL("./", self.location);
// Other apps, and other copies of this one, may live on the same origin.
const OURS = "tabard:" + SCOPE.pathname + ":";
// Holds the name of the accepted version.
const ACCEPTED = OURS + "accepted";
// The address under which each store has its list of files. The list is put last, so a store with a list was whole once.
const LIST = new URL("?files", SCOPE).href;
// The header of the list that says when all files were last summed, and how long that is enough, in milliseconds.
const SUMMED = "X-Tabard-Summed", WEEK = 7 * 86400e3;

const storeOf = (version) => OURS + version;
const urlOf = (name) => new URL(name, SCOPE).href;

// sound returns whether a response has the contents of a hash. The response can still be used.
async function sound(response, hash) {
  try {
    const digest = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
    return Array.from(new Uint8Array(digest), (b) => b.toString(16).padStart(2, "0")).join("") === hash;
  } catch {
    return false; // there is none, or the browser cannot read it
  }
}

const isProgram = (name) => name.endsWith(".wasm");

// --- Filling a store ---------------------------------------------------------------------------------------------------

// kept returns a file of the same contents from any of our stores, or null.
async function kept(name, hash) {
  for (const k of await caches.keys()) {
    if (!k.startsWith(OURS)) continue;
    const old = await caches.match(urlOf(name), { cacheName: k });
    if (await sound(old, hash)) return old;
  }
  return null;
}

{{.Program}}
async function fetched(name, hash) {
  // The page fetches the same address, so its download is used again; with no-cache the browser asks the host whether the file has changed.
  const address = urlOf(name) + "?v=" + hash.slice(0, 16), how = { cache: "no-cache", credentials: "same-origin" };
  const response = await (isProgram(name) ? fetchProgram : fetch)(address, how);
  if (response.status !== 200 || response.redirected) throw new Error(name + ": status " + response.status);
  if (!(await sound(response, hash))) throw new Error(name + ": not the contents that were asked for");
  if (!isProgram(name)) return response;
  return new Response(response.body, { headers: { "Content-Type": "application/wasm", "X-Tabard-Stored": "whole" } });
}

// put stores a file of a hash, from another of our stores or from the host.
async function put(cache, name, hash) {
  await cache.put(urlOf(name), (await kept(name, hash)) || (await fetched(name, hash)));
}

// missing returns the files that a store lacks; with deep also those whose contents are wrong. It sums one file after the other, so that it
// needs memory for one, and takes little from a page that is in use.
async function missing(cache, files, deep) {
  const there = new Set((await cache.keys()).map((request) => request.url)), wanted = [];
  for (const [name, hash] of files) {
    if (!there.has(urlOf(name)) || (deep && !(await sound(await cache.match(urlOf(name)), hash)))) wanted.push([name, hash]);
  }
  return wanted;
}

const listed = (files) => JSON.stringify(Array.from(files));

// fill makes a store whole, or throws. It opens the store anew in each round until nothing is missing: a store that somebody has deleted
// meanwhile still takes files, but nobody finds them again. With deep it sums every file, and notes in the list when that was. It returns how
// many files it has put there.
async function fill(version, files, deep) {
  let mended = 0;
  for (let round = 0; round < 5; round++) {
    const cache = await caches.open(storeOf(version));
    const wanted = await missing(cache, files, deep);
    if (wanted.length === 0) {
      if (!deep && (await cache.match(LIST))) return mended;
      await cache.put(LIST, new Response(listed(files), { headers: deep ? { [SUMMED]: Date.now() } : {} }));
      deep = false;
    }
    const results = await Promise.allSettled(wanted.map(([name, hash]) => put(cache, name, hash)));
    mended += results.filter((r) => r.status === "fulfilled").length;
    const failed = results.find((r) => r.status === "rejected");
    if (failed) throw failed.reason;
  }
  throw new Error("what is stored does not stay");
}

// --- The accepted version ----------------------------------------------------------------------------------------------

// accepted returns the version that the person has accepted last, with its files; null if none is marked, or its store is gone.
async function accepted() {
  const mark = await caches.match(SCOPE.href, { cacheName: ACCEPTED });
  const version = mark && (await mark.text());
  const list = version && (await caches.match(LIST, { cacheName: storeOf(version) }));
  if (!list) return null;
  // Of its own version the worker knows the files: a damaged list does no harm.
  return { version, files: version === VERSION ? FILES : new Map(await list.json()) };
}

async function mark() {
  await (await caches.open(ACCEPTED)).put(SCOPE.href, new Response(VERSION));
  serving = null;
}

// serving is the promise of served; known are the files of the served version, as soon as this run of the worker has read them.
let serving = null, known = null;

// served returns the version whose files the worker serves, with the files.
function served() {
  serving ??= accepted().then((found) => found || { version: VERSION, files: FILES });
  serving.then(({ files }) => { known = files; }, () => { serving = null; });
  return serving;
}

// clear deletes the stores that nobody needs. While another worker installs or waits, this one does not know which store that one uses:
// then it deletes nothing, and a later visit does.
async function clear() {
  const needed = [ACCEPTED, storeOf(VERSION), storeOf((await served()).version)];
  for (const k of await caches.keys()) {
    if (self.registration.installing || self.registration.waiting) return;
    if (k.startsWith(OURS) && !needed.includes(k)) await caches.delete(k);
  }
}

// --- Life --------------------------------------------------------------------------------------------------------------

async function install() {
  // A version depends on every byte of its site. Files of another site under the same version must not be mixed into its store.
  const list = await caches.match(LIST, { cacheName: storeOf(VERSION) });
  if (list && (await list.text()) !== listed(FILES)) throw new Error("other files are stored under the name of this version");
  try {
    await fill(VERSION, FILES, true);
  } catch (err) {
    // A store that was whole before may be in use: a host can go back to a version that somebody still plays.
    if (!(await caches.match(LIST, { cacheName: storeOf(VERSION) }))) await caches.delete(storeOf(VERSION));
    throw err;
  }
}

async function activate() {
  if (!(await accepted())) await mark();
  await clear();
  // For the first visit: the page that installed this worker may go offline at once.
  await self.clients.claim();
}

// accept makes this worker serve its own version from now on. A waiting worker takes over, at which the pages load anew; an active one
// (atWork) sends them a message. With atWork the message also goes to pages that no worker controls, as after Shift and reload. Where the
// browser's caches fail no version is marked, but the worker takes over, and the pages load what the host has.
async function accept(atWork) {
  const marked = await mark().then(() => true, () => false);
  self.skipWaiting();
  if (!marked) return;
  for (const client of await self.clients.matchAll({ includeUncontrolled: atWork })) {
    if ([SCOPE.pathname, SCOPE.pathname + "index.html"].includes(new URL(client.url).pathname)) client.postMessage({ type: "accepted" });
  }
}

// look returns this worker's version, the served one, and whether that is whole. With mend, which pages ask of the active worker, it first
// fetches what the served store lacks, and says whether it is time to sum all files. With "deep" it sums them, and fetches what is damaged.
// mended is how many files came; away is true if some did not, since the host cannot be reached.
async function look(mend) {
  serving = null;
  const { version, files } = await served();
  const said = { version: VERSION, accepted: version, whole: false };
  if (!mend) return said;
  try {
    said.mended = await fill(version, files, mend === "deep");
    said.whole = true;
    const list = await caches.match(LIST, { cacheName: storeOf(version) });
    said.due = !(Math.abs(Date.now() - list?.headers.get(SUMMED)) < WEEK); // clocks are set back, too
    if (!(await accepted())) await mark();
    await clear();
  } catch (err) {
    said.away = err instanceof TypeError; // that of fetch
    console.warn("the offline copy is not whole:", String(err));
  }
  return said;
}

async function stored(name, request) {
  const { version, files } = await served(), mark = new URL(request.url).searchParams.get("v");
  // A page of another version must not get files of this one.
  const hash = files.get(name) || "", at = urlOf(name), store = { cacheName: storeOf(version) };
  const found = (name === "" || mark === null || hash.startsWith(mark)) && (await caches.match(at, store));
  // The program is too large to be summed at each start: damaged it does not start, and then the page asks for a deep look.
  if (!found || isProgram(name) || (await sound(found, hash))) return found;
  const mended = caches.open(store.cacheName).then((cache) => put(cache, name, hash)).then(() => caches.match(at, store));
  return (await Promise.race([mended, new Promise((go) => setTimeout(go, 5000))]).catch(() => null)) || found; // a damaged picture is better than none
}

// answer returns the stored file, or what the host has; also where the browser's caches fail, as some do.
async function answer(name, request) {
  return (await stored(name, request).catch(() => null)) || fetch(request);
}

self.addEventListener("install", (e) => e.waitUntil(install()));
self.addEventListener("activate", (e) => e.waitUntil(activate()));
self.addEventListener("message", (e) => {
  const { type, mend, atWork } = e.data || {};
  if (type === "activate") e.waitUntil(accept(atWork === true));
  // Where the browser's caches fail the accepted version is unknown: the page gets an answer all the same, and uses what the host has.
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
    // A page that is not ours, perhaps a neighbour's: the host decides. Without a network the app is shown; the browser keeps the fragment.
    e.respondWith((known ? fetch(request) : answer(name, request)).catch(() => Response.redirect(SCOPE.href)));
  } else if (!known) {
    // This request has started the worker. It may be for a file that only the accepted version has.
    e.respondWith(answer(name, request));
  }
});
