// The hosts that the tests use: our own server, and a plain static host like the free ones, whose files can be exchanged
// while it runs as a deploy does.
import { execFile, spawn } from "node:child_process";
import { appendFile, cp, mkdtemp, readFile, rm } from "node:fs/promises";
import http from "node:http";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { build, dist, staticDir, wasm } from "./paths.mjs";
import { later } from "./test.mjs";

const run = promisify(execFile);

// begin starts cmd/serve on a free port, or on the one given. The caller stops it.
export async function begin({ prefix = "/", dir = dist, port = 0 } = {}) {
  const child = spawn(path.join(build, "serve"), ["-dir", dir, "-prefix", prefix, "-addr", `127.0.0.1:${port}`]);
  const ended = new Promise((done) => child.on("exit", done));
  let complaint = "";
  child.stderr.on("data", (text) => { complaint += text; });
  const url = await new Promise((done, fail) => {
    let said = "";
    child.stdout.on("data", (text) => {
      said += text;
      const found = /http:\S+/.exec(said);
      if (found) done(found[0]);
    });
    ended.then(() => fail(new Error("the server does not start: " + complaint)));
  });
  return {
    url,
    port: Number(new URL(url).port),
    async stop() {
      child.kill("SIGINT");
      await ended;
    },
  };
}

// serve does so for the present test.
export async function serve(options) {
  const server = await begin(options);
  later(() => server.stop());
  return server;
}

// host starts a plain static host. Its dir, its caching (maxAge in seconds), the names it lacks (missing), and of what the service
// worker asks for, the names that it holds back until release() (held) and those in whose middle the connection is cut (cut) may be
// changed any time. Once cut, it answers nothing until mended() is called; lost says whether it is so.
// It calls hear with the text of each POST request, and answers with the text that hear returns.
export async function host({ prefix = "/", dir = dist, maxAge = 0 } = {}) {
  const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".wasm": "application/wasm" };
  const state = { dir, maxAge, missing: new Set(), held: new Set(), cut: new Set(), lost: false, asked: [], hear: null };
  let kept = []; // each lets one answer go that is held back
  state.release = () => {
    state.held.clear();
    for (const go of kept.splice(0)) go();
  };
  state.mended = () => {
    state.cut.clear();
    state.lost = false;
  };
  const server = http.createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://host");
    const name = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : "\0";
    if (request.method === "POST" && state.hear) {
      const parts = [];
      for await (const part of request) parts.push(part);
      return void response.end(state.hear(Buffer.concat(parts).toString()) || "");
    }
    state.asked.push(name);
    const worker = /\/sw\.js$/.test(request.headers.referer || "");
    if (worker && state.held.has(name)) await new Promise((go) => kept.push(go));
    if (state.lost) return void request.socket.destroy();
    try {
      if (state.missing.has(name)) throw new Error("missing");
      const file = name === "" || name.endsWith("/") ? name + "index.html" : name;
      const data = await readFile(path.join(state.dir, file));
      response.setHeader("Content-Type", types[path.extname(file)] || "application/octet-stream");
      response.setHeader("Cache-Control", `max-age=${state.maxAge}`);
      if (!worker || !state.cut.has(name)) return void response.end(data);
      state.lost = true;
      response.setHeader("Content-Length", data.length);
      response.write(data.subarray(0, data.length / 2), () => request.socket.destroy());
    } catch {
      response.statusCode = 404;
      response.end("not found");
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  state.url = `http://127.0.0.1:${server.address().port}${prefix}`;
  state.stop = () => new Promise((done) => {
    server.close(done);
    server.closeAllConnections();
  });
  later(() => server.listening && state.stop());
  return state;
}

// freePort is a port that nobody listens at.
export const freePort = () => new Promise((done) => {
  const s = net.createServer().listen(0, "127.0.0.1", () => {
    const { port } = s.address();
    s.close(() => done(port));
  });
});

// folder makes an empty folder for the present test.
export async function folder() {
  const dir = await mkdtemp(path.join(os.tmpdir(), "tabard-"));
  later(() => rm(dir, { recursive: true, force: true, maxRetries: 5 }));
  return dir;
}

// nextVersion exports another version of the site, as after a change of some style sheets, packed quickly. It returns its folder.
export async function nextVersion(n, sheets = ["boot.css"]) {
  const dir = await folder();
  const changed = path.join(dir, "static");
  await cp(staticDir, changed, { recursive: true });
  // Of a style sheet a comment would not be published.
  const line = (name) => (name.endsWith(".css") ? `
:root { --version: ${n}; }
` : `
/* version ${n} */
`);
  for (const name of sheets) await appendFile(path.join(changed, name), line(name));
  const out = path.join(dir, "dist");
  await run(path.join(build, "site"), ["-wasm", wasm, "-static", changed, "-out", out, "-cache", ""]);
  return out;
}

// listOf reads the list of files that the service worker of an exported site stores: name and SHA-256 of each.
export async function listOf(dir) {
  const text = await readFile(path.join(dir, "sw.js"), "utf8");
  return JSON.parse(/new Map\((\[[^]*?\n\])\)/.exec(text)[1]);
}

// versionOf reads the version of an exported site.
export async function versionOf(dir) {
  return /name="tabard-version" content="([0-9a-f]+)"/.exec(await readFile(path.join(dir, "index.html"), "utf8"))[1];
}
