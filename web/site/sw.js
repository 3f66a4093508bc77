// Tabard's service worker. A version is installed whole and verified, or not at all; it takes over only when the page
// says so; it touches nothing but its own caches.
"use strict";

const VERSION = "{{.Version}}";
// Published name -> SHA-256 of the contents. The empty name is the page itself.
const FILES = new Map({{.Files}});
const SCOPE = new URL("./", self.location);
// Other apps, and other copies of this one, may live on the same origin.
const OURS = "tabard:" + SCOPE.pathname + ":";
const CACHE = OURS + VERSION;

const urlOf = (name) => new URL(name, SCOPE).href;

async function sha256(response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return Array.from(new Uint8Array(digest), (b) => b.toString(16).padStart(2, "0")).join("");
}

// kept finds a file that an earlier version of ours has stored with the same contents.
async function kept(name, hash, caches_) {
  for (const cache of caches_) {
    const old = await cache.match(urlOf(name));
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
  if ((await sha256(response.clone())) !== hash) throw new Error(name + ": not the contents of version " + VERSION);
  if (!program) return response;
  return new Response(response.body, { headers: { "Content-Type": "application/wasm", "X-Tabard-Stored": "whole" } });
}

async function install() {
  const others = (await caches.keys()).filter((k) => k.startsWith(OURS) && k !== CACHE);
  const earlier = await Promise.all(others.map((k) => caches.open(k)));
  const cache = await caches.open(CACHE);
  const results = await Promise.allSettled(Array.from(FILES, async ([name, hash]) => {
    await cache.put(urlOf(name), (await kept(name, hash, earlier)) || (await fetched(name, hash)));
  }));
  const failed = results.find((r) => r.status === "rejected");
  if (failed) {
    await caches.delete(CACHE);
    throw failed.reason;
  }
}

async function activate() {
  for (const k of await caches.keys()) {
    if (k.startsWith(OURS) && k !== CACHE) await caches.delete(k);
  }
  // Only matters at the very first visit: the page that installed us may go offline at once.
  await self.clients.claim();
}

async function answer(name, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(urlOf(name))) || fetch(request);
}

self.addEventListener("install", (e) => e.waitUntil(install()));
self.addEventListener("activate", (e) => e.waitUntil(activate()));
self.addEventListener("message", (e) => {
  if (e.data && e.data.type === "activate") self.skipWaiting();
});
self.addEventListener("fetch", (e) => {
  const request = e.request, url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname)) return;
  const name = url.pathname.slice(SCOPE.pathname.length);
  if (request.mode === "navigate" && (name === "" || name === "index.html")) {
    e.respondWith(answer("", request));
  } else if (FILES.has(name)) {
    e.respondWith(answer(name, request));
  } else if (request.mode === "navigate") {
    // Not ours, perhaps a neighbour's: the host knows. Without a network lead home; the browser keeps the fragment.
    e.respondWith(fetch(request).catch(() => Response.redirect(SCOPE.href)));
  }
});
