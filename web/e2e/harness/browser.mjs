// Debian's Chromium, driven by playwright-core.
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { lastly } from "./test.mjs";

// Without the background flags Chromium calls home at each start, which a closed network refuses noisily.
export const args = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync", "--disable-domain-reliability", "--no-default-browser-check",
];
// lettered are the arguments of a browser in whose settings a person has set letters to so many per cent: no page can set that size.
export const lettered = (percent) => [...args, `--blink-settings=defaultFontSize=${Math.round(16 * percent / 100)}`];
export const executablePath = process.env.CHROMIUM || "/usr/bin/chromium";

// shell is the same Chromium without a browser around the page, where Debian's package of it is installed: a quarter less to do.
const shell = process.env.CHROMIUM_SHELL || process.env.CHROMIUM || "/usr/bin/chromium-headless-shell";

// how starts one of the two. Letters are as wide in the shell as in the whole browser.
const how = (whole, more = []) => ({
  executablePath: whole || !existsSync(shell) ? executablePath : shell, headless: true, args: [...args, "--font-render-hinting=slight", ...more],
});

// launch starts a browser without a profile: its contexts are private windows.
export const launch = (whole = true, more = []) => chromium.launch(how(whole, more));

let ours = null;

// shared is a browser for all tests of this process, started when the first one asks. The pages of one window that are of one host have one
// process of the system, and with it one copy of the compiled program.
export async function shared() {
  if (!ours?.isConnected()) {
    ours = await launch(false, ["--process-per-site"]);
    lastly(() => ours.close());
  }
  return ours;
}

// launchProfile starts a browser on a profile folder, as a person's own browser is. Only there can an app be installed.
export const launchProfile = (dir, { whole, ...options }) => chromium.launchPersistentContext(dir, { ...how(whole), ...options });
