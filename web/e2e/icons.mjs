// Draws the PNG icons from static/icon.svg. `make icons` runs it; the pictures are committed.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { launch } from "./harness/browser.mjs";
import { staticDir } from "./harness/paths.mjs";

const svg = await readFile(path.join(staticDir, "icon.svg"), "utf8");
// A maskable icon may be cut to a circle of 80 %: its ground fills the square and its drawing shrinks into the middle.
const drawing = svg.replace(/<svg[^>]*>/, "").replace("</svg>", "").replace(/<rect[^>]*\/>/, "");
const ground = /<rect[^>]* fill="([^"]+)"/.exec(svg)[1];
const full = (scale) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${ground}"/>
<g transform="translate(${256 * (1 - scale)} ${256 * (1 - scale)}) scale(${scale})">${drawing}</g></svg>`;

const icons = [
  ["icon-192.png", 192, svg],
  ["launch/icon-512.png", 512, svg],
  ["icon-180.png", 180, full(0.92)], // home screens of Apple round the corners themselves
  ["launch/icon-maskable-512.png", 512, full(0.8)],
];

// The system gives a monochrome icon its own colours: of the coat's quarters and charges only the lines are left out.
const lines = (d, width) => `<path fill="none" stroke="#000" stroke-width="${width}" d="${d}"/>`;
const coat = "M107 76l-33 12-6 28 20 6v40h8v6h8v-6h8v6h16v-6h8v6h8v-6h8v-40l20-6-6-28-33-12z";
const monochrome = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><mask id="m"><path fill="#fff" d="${coat}"/>
${lines("M120 80v88M88 126h64", 5)}<circle cx="104" cy="106" r="7" fill="none" stroke="#000" stroke-width="4"/>
<path d="M128 115v-13l5 5 4-8 4 8 5-5v13zM97 156v-20h3v4h3v-4h3v4h3v-4h3v20z"/>${lines("M136 132v22M131 149h10", 4)}
<path d="M105 75q15 16 30 0l-4-3h-22z"/></mask>
<g transform="translate(256 256) scale(3.4) translate(-120 -121)"><rect x="60" y="70" width="120" height="104" fill="#fff" mask="url(#m)"/></g></svg>`;
icons.push(["launch/monochrome-512.png", 512, monochrome]);

// Shortcuts of the installed app: the emblems of the games, and signs of ours.
const sprite = await readFile(path.join(staticDir, "icons.svg"), "utf8");
for (const [name, id] of [["continue", "ui-play"], ["daily", "ui-sun"], ...["coincrown", "emara", "merchants", "conquer"].map((g) => [g, `game-${g}`])]) {
  const [, how, what] = new RegExp(`<symbol id="${id}"([^>]*)>([^]*?)</symbol>`).exec(sprite);
  icons.push([`launch/${name}-96.png`, 96, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" color="#f3e9d2"><circle cx="48" cy="48" r="48" fill="${ground}"/>
<svg x="20" y="20" width="56" height="56"${how}>${what}</svg></svg>`]);
}

const browser = await launch();
for (const [name, size, picture] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${picture}`);
  await page.screenshot({ path: path.join(staticDir, name), omitBackground: true });
  await page.close();
  console.log(name);
}
await browser.close();
