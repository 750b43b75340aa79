import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { registriesOfAreas } from "#scripts/registry/of-areas.ts";
import { registriesOfTexts } from "#scripts/registry/of-texts.ts";
import { firstLine } from "#scripts/registry/sources.ts";

/** Every registry as it should be, by its path in the repository. */
export function registries(root: string): Map<string, string> {
  return new Map([...registriesOfAreas(root), ...registriesOfTexts(root)]);
}

/** Every file that the command has written, also of what is gone since. */
export function writtenFiles(root: string): string[] {
  return ["api", "app", "contract", "tests"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
        (path) => `${folder}/${path}`,
      ),
    )
    .filter((path) => /\/(registry(-[a-z]+)?|area-[a-z]+)\.ts$/.test(path))
    .filter((path) => readFileSync(join(root, path), "utf8").startsWith(firstLine));
}
