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
  ["icon-512.png", 512, svg],
  ["icon-180.png", 180, full(0.92)], // home screens of Apple round the corners themselves
  ["icon-maskable-512.png", 512, full(0.8)],
];

const browser = await launch();
for (const [name, size, picture] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${picture}`);
  await page.screenshot({ path: path.join(staticDir, name), omitBackground: true });
  await page.close();
  console.log(name);
}
await browser.close();
