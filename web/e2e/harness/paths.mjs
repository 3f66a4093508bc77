// Where things are, whatever folder the tests are started from.
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../..");
export const staticDir = path.join(root, "static");
export const build = path.join(root, ".build");
export const dist = path.join(root, "dist");
