// Paths, the same from any working directory.
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../..");
export const staticDir = path.join(root, "static");
export const goldens = path.join(root, "engines/save/testdata"); // saves of every rules version
export const build = path.join(root, ".build");
export const dist = process.env.DIST || path.join(root, "dist");
export const wasm = process.env.WASM || path.join(build, "app.wasm");
// The folder of the screenshots that failing tests take.
export const remains = path.join(build, "e2e");
