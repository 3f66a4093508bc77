// Debian's Chromium, driven by playwright-core.
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

// Without the background flags Chromium calls home at each start, which a closed network refuses noisily.
export const args = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync", "--disable-domain-reliability", "--no-default-browser-check",
];
export const executablePath = process.env.CHROMIUM || "/usr/bin/chromium";

// shell is the same Chromium without a browser around the page, where Debian's package of it is installed: a quarter less to do.
const shell = process.env.CHROMIUM_SHELL || process.env.CHROMIUM || "/usr/bin/chromium-headless-shell";

// how starts one of the two. Letters are as wide in the shell as in the whole browser.
const how = (whole) => ({
  executablePath: whole || !existsSync(shell) ? executablePath : shell, headless: true, args: [...args, "--font-render-hinting=slight"],
});

// launch starts a browser without a profile: its contexts are private windows.
export const launch = (whole = true) => chromium.launch(how(whole));

let ours = null;

// shared is a browser for all tests of this process, started when the first one asks.
export async function shared() {
  if (!ours?.isConnected()) ours = await launch(false);
  return ours;
}

// closeShared ends it.
export const closeShared = () => ours?.close();

// launchProfile starts a browser on a profile folder, as a person's own browser is. Only there can an app be installed.
export const launchProfile = (dir, { whole, ...options }) => chromium.launchPersistentContext(dir, { ...how(whole), ...options });
