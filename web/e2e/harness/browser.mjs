// Debian's Chromium, driven by playwright-core.
import { chromium } from "playwright-core";

// Without the background flags Chromium calls home at each start, which a closed network refuses noisily.
export const args = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync", "--disable-domain-reliability", "--no-default-browser-check",
];
export const executablePath = process.env.CHROMIUM || "/usr/bin/chromium";

// launch starts a browser without a profile: its contexts are private windows.
export const launch = () => chromium.launch({ executablePath, args, headless: true });

let ours = null;

// shared is a browser for all tests of this process, started when the first one asks.
export async function shared() {
  if (!ours?.isConnected()) ours = await launch();
  return ours;
}

// closeShared ends it.
export const closeShared = () => ours?.close();

// launchProfile starts a browser on a profile folder, as a person's own browser is. Only there can an app be installed.
export const launchProfile = (dir, options = {}) => {
  const { extraArgs = [], ...rest } = options;
  return chromium.launchPersistentContext(dir, { executablePath, args: [...args, ...extraArgs], headless: true, ...rest });
};
