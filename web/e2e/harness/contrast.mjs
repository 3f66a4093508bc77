// Contrast where axe cannot tell: over gradients and pictures, beneath other elements, of short texts. It is read off two pictures of the page,
// with its texts and without.
import assert from "node:assert/strict";
import { inflateSync } from "node:zlib";

// pixels decodes a PNG as the browser writes it: 8 bits a channel, not interlaced.
function pixels(png) {
  const wide = png.readUInt32BE(16), high = png.readUInt32BE(20), depth = png[24], size = { 2: 3, 6: 4 }[png[25]], parts = [];
  assert.ok(depth === 8 && size && png[28] === 0, "a picture of another kind");
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const raw = inflateSync(Buffer.concat(parts)), row = wide * size, out = Buffer.alloc(row * high);
  for (let y = 0; y < high; y++) {
    const how = raw[y * (row + 1)];
    for (let i = 0; i < row; i++) {
      const left = i < size ? 0 : out[y * row + i - size], up = y ? out[(y - 1) * row + i] : 0, corner = y && i >= size ? out[(y - 1) * row + i - size] : 0;
      const near = left + up - corner, [a, b, c] = [left, up, corner].map((v) => Math.abs(near - v));
      const guess = [0, left, up, (left + up) >> 1, a <= b && a <= c ? left : b <= c ? up : corner][how];
      out[y * row + i] = raw[y * (row + 1) + 1 + i] + guess;
    }
  }
  return { wide, high, at: (x, y) => out.subarray(y * row + x * size, y * row + x * size + 3) };
}

// light is the relative luminance of a colour, as WCAG defines it.
const light = (rgb) => [.2126, .7152, .0722].reduce((sum, weight, i) => {
  const c = rgb[i] / 255;
  return sum + weight * (c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4);
}, 0);

const ratio = (a, b) => {
  const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y);
  return (bright + .05) / (dark + .05);
};

const far = (a, b) => Math.hypot(...[0, 1, 2].map((i) => a[i] - b[i]));

// textless shows the page without its texts, or as it is.
const textless = (page, on) => page.evaluate(async (hide) => {
  window.textless ||= (() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { color: transparent !important; -webkit-text-fill-color: transparent !important; caret-color: transparent !important; transition: none !important } svg text, svg text * { fill: transparent !important; }");
    return sheet;
  })();
  document.adoptedStyleSheets = hide ? [...document.adoptedStyleSheets, window.textless] : document.adoptedStyleSheets.filter((s) => s !== window.textless);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}, on);

// faint lists the texts of elements, given by selectors, that are in view and have less contrast than WCAG AA asks: 4.5, or 3 for large ones. The
// colour of a text is the one that its style gives it, since letters have soft edges; what lies behind it is seen where the text has changed
// the picture to that colour, and a quarter of these pixels may be worse, as a coin's rim is. What is drawn in less than 12 pixels is no text.
export async function faint(page, selectors) {
  const texts = await page.evaluate((list) => list.flatMap((selector) => {
    const e = document.querySelector(selector), found = [], pane = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!e || !e.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    pane.fillStyle = e instanceof SVGElement ? getComputedStyle(e).fill : getComputedStyle(e).color;
    pane.fillRect(0, 0, 1, 1);
    const colour = Array.from(pane.getImageData(0, 0, 1, 1).data);
    let opaque = colour[3] / 255;
    for (let up = e; up; up = up.parentElement) opaque *= Number(getComputedStyle(up).opacity);
    for (const node of e.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue;
      const range = document.createRange(), style = getComputedStyle(e);
      range.selectNodeContents(node);
      const px = parseFloat(style.fontSize), large = px >= 24 || px >= 18.66 && Number(style.fontWeight) >= 700;
      for (const r of range.getClientRects()) {
        const box = [Math.max(0, r.left), Math.max(0, r.top), Math.min(innerWidth, r.right), Math.min(innerHeight, r.bottom)].map(Math.floor);
        const over = document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2);
        if (over && !e.contains(over) && !over.contains(e)) continue; // something lies over it
        if (box[2] > box[0] && box[3] > box[1]) found.push({ box, colour, opaque, least: large ? 3 : 4.5, name: `${(e.className.baseVal ?? e.className) || e.parentElement.className} "${node.data.trim().slice(0, 40)}"` });
      }
    }
    return found;
  }), selectors);
  if (texts.length === 0) return [];
  const shoot = async () => pixels(await page.screenshot({ scale: "css", caret: "initial" }));
  const whole = await shoot();
  await textless(page, true);
  const bare = await shoot();
  await textless(page, false);
  const found = [];
  for (const { box: [left, top, right, bottom], colour, opaque, least, name } of texts) {
    const letters = [];
    for (let y = top; y < Math.min(bottom, whole.high); y++) {
      for (let x = left; x < Math.min(right, whole.wide); x++) {
        const shown = whole.at(x, y), behind = bare.at(x, y), text = [0, 1, 2].map((i) => opaque * colour[i] + (1 - opaque) * behind[i]);
        if (far(shown, text) < .5 * far(behind, text)) letters.push(ratio(text, behind)); // most of it is a letter of this text, not one that lies over it
      }
    }
    if (letters.length < 12) continue;
    const worst = letters.sort((a, b) => a - b)[Math.floor(letters.length / 4)];
    if (worst < least) found.push(`${name} ${worst.toFixed(2)} of ${least}`);
  }
  return found;
}
