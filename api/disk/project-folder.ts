import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * A file or folder of the project by its path from the root. The root is the folder with package.json, found
 * from source and from the bundle `build/server/index.js` alike.
 */
export function projectPath(...parts: string[]): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "package.json"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error("No package.json above this program.");
    folder = parent;
  }
  return join(folder, ...parts);
}
