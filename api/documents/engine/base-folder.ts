import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The repository's `api/documents`, seen from any file of the project: from source this is the folder
 * above, from the bundle `build/server/index.js` it is found through the folder that holds package.json.
 */
export function documentsFolder(from: string = import.meta.url): string {
  let folder = dirname(fileURLToPath(from));
  while (!existsSync(join(folder, "package.json"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No package.json above ${fileURLToPath(from)}.`);
    folder = parent;
  }
  return join(folder, "api", "documents");
}
