// The app can be installed.
import assert from "node:assert/strict";
import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { folder, host, serve } from "../harness/host.mjs";
import { dist } from "../harness/paths.mjs";
import { promise, test } from "../harness/test.mjs";
import { storedWhole, visitor } from "../harness/visit.mjs";

for (const prefix of ["/", "/repo/"]) {
  (prefix === "/repo/" ? promise : test)(`install: at ${prefix} the browser finds nothing in the way`, async () => {
    // Only a browser judges whether a site can be installed.
    const server = await serve({ prefix });
    const person = await visitor({ whole: true });
    const page = await person.open(server.url);
    await storedWhole(page);
    const cdp = await person.context.newCDPSession(page);
    const { errors, manifest, data } = await cdp.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    const { installabilityErrors } = await cdp.send("Page.getInstallabilityErrors");
    assert.deepEqual(installabilityErrors, []);
    assert.equal(manifest.startUrl, server.url);
    assert.equal(manifest.scope, server.url);
    assert.equal(manifest.id, server.url, "each copy on a host is an app of its own, the same in every version");
    assert.equal(manifest.name, "Tabard");
    const { icons, screenshots = [], shortcuts } = JSON.parse(data);
    for (const { src } of [...icons, ...screenshots, ...shortcuts.flatMap((s) => s.icons)]) {
      assert.equal((await fetch(new URL(src, server.url))).status, 200, src);
    }
    assert.deepEqual(shortcuts.map((s) => new URL(s.url, server.url).href), [`${server.url}#continue`, `${server.url}#new`]);
    person.fine();
  });
}

test("install: what is in the way is found", async () => {
  // Only a browser judges that; that its judgement can fail shows that the test above means something.
  const dir = await folder();
  await cp(dist, dir, { recursive: true });
  const file = path.join(dir, "manifest.webmanifest"), manifest = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...manifest, icons: [], display: "browser" }));
  const plain = await host({ dir });
  const person = await visitor({ whole: true });
  person.allow(/manifest|not whole|no offline copy|not the contents/); // the worker stores only files of the release
  const page = await person.open(plain.url);
  const { installabilityErrors } = await (await person.context.newCDPSession(page)).send("Page.getInstallabilityErrors");
  assert.ok(installabilityErrors.length > 0, "nothing is in the way of an app without icons, in a browser's window");
});
