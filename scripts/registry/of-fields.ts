import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { areaNames } from "#contract/areas.ts";
import type { FieldFacts } from "#contract/field-facts.ts";
import { fieldsOf } from "#contract/fields-of.ts";
import { exportsOf, filesBelow, firstLine } from "#scripts/registry/sources.ts";

/**
 * What forms know of their inputs, by path: of each `…Input` of the contract the rules of its fields, in the folder in
 * which it stands.
 */
export async function registriesOfFields(root: string): Promise<[path: string, text: string][]> {
  const named = areaNames
    .flatMap((area) => filesBelow(root, `contract/${area}`))
    .map((path) => ({ path, names: exportsOf(root, path, "\\w+Input") }))
    .filter(({ names }) => names.length > 0);
  const inputs = new Map<string, Input[]>();
  for (const { path, names } of named) {
    const found = await inputsOf(root, path, names);
    const folder = dirname(path);
    if (found.length > 0) inputs.set(folder, [...(inputs.get(folder) ?? []), ...found]);
  }
  return [...inputs].map(([folder, found]) => [`${folder}/registry-fields.ts`, written(found)]);
}

type Input = { name: string; schema: z.ZodObject };

async function inputsOf(root: string, path: string, names: readonly string[]): Promise<Input[]> {
  const module = (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>;
  return names
    .map((name) => ({ name, schema: module[name] }))
    .filter((one): one is Input => one.schema instanceof z.ZodObject);
}

function written(inputs: readonly Input[]): string {
  const lists = inputs.map(({ name, schema }) => {
    const lines = Object.entries(fieldsOf(schema)).map(
      ([field, facts]) => `  ${JSON.stringify(field)}: ${textOf(facts)},`,
    );
    return `export const ${constantOf(name)} = {\n${lines.join("\n")}\n} as const;\n`;
  });
  return [firstLine, "", lists.join("\n")].join("\n");
}

/** `LabelInput` → `labelFields`. */
function constantOf(input: string): string {
  return input.replace(/^./, (letter) => letter.toLowerCase()).replace(/Input$/, "Fields");
}

function textOf(facts: FieldFacts): string {
  const parts = Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}
