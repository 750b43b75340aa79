import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { registries, writtenFiles } from "#scripts/registry/registries.ts";

// Writes the lists of what resources register, from what lies in their folders, and removes those of nothing.
const root = fileURLToPath(new URL("..", import.meta.url));
const wanted = await registries(root);
for (const [path, text] of wanted) {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.warn(`Written: ${path}`);
}
for (const path of writtenFiles(root).filter((one) => !wanted.has(one))) {
  rmSync(join(root, path));
  console.warn(`Removed: ${path}`);
}
