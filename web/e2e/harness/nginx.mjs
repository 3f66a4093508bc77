// Debian's nginx as people run it: a folder, its own table of types, nothing else set up for us.
import { spawn } from "node:child_process";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import { folder } from "./host.mjs";
import { dist } from "./paths.mjs";
import { later } from "./test.mjs";

// freePort asks the system for a port that nobody uses.
async function freePort() {
  const probe = net.createServer();
  await new Promise((done) => probe.listen(0, "127.0.0.1", done));
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
}

// nginx serves the export below prefix.
export async function nginx({ prefix = "/" } = {}) {
  const [dir, port] = [await folder(), await freePort()];
  const below = path.join(dir, "www", prefix);
  await mkdir(path.dirname(below), { recursive: true });
  await symlink(dist, below.replace(/\/$/, ""));
  const conf = path.join(dir, "nginx.conf");
  await writeFile(conf, `
daemon off;
pid ${dir}/pid;
error_log ${dir}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${dir}/a; proxy_temp_path ${dir}/b; fastcgi_temp_path ${dir}/c; uwsgi_temp_path ${dir}/d; scgi_temp_path ${dir}/e;
  server {
    listen 127.0.0.1:${port};
    root ${dir}/www;
    error_page 404 ${prefix}404.html;
  }
}
${process.getuid() === 0 ? "user root;" : ""}
`);
  const child = spawn("/usr/sbin/nginx", ["-c", conf, "-p", dir, "-e", path.join(dir, "error.log")], { stdio: "ignore" });
  const ended = new Promise((done) => child.on("exit", done));
  const server = {
    url: `http://127.0.0.1:${port}${prefix}`,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
  later(() => server.stop());
  for (const end = Date.now() + 5000; ;) {
    if (await fetch(server.url).then((r) => r.ok, () => false)) return server;
    if (child.exitCode !== null || Date.now() > end) {
      throw new Error("nginx does not start: " + await readFile(path.join(dir, "error.log"), "utf8").catch(String));
    }
    await new Promise((done) => setTimeout(done, 50));
  }
}
