import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { registriesOfAreas } from "#scripts/registry/of-areas.ts";
import { registriesOfFields } from "#scripts/registry/of-fields.ts";
import { registriesOfTexts } from "#scripts/registry/of-texts.ts";
import { firstLine } from "#scripts/registry/sources.ts";

/** Every registry as it should be, by its path in the repository. */
export async function registries(root: string): Promise<Map<string, string>> {
  const ofFields = await registriesOfFields(root);
  return new Map([...registriesOfAreas(root), ...ofFields, ...registriesOfTexts(root)]);
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
