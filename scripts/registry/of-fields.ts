import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { areaNames } from "#contract/areas.ts";
import type { FieldFacts } from "#contract/field-facts.ts";
import { fieldsOf } from "#contract/fields-of.ts";
import { exportsOf, filesBelow, firstLine } from "#scripts/registry/sources.ts";

/** What forms know of the inputs of an area, by path: of each `…Input` of its contract the rules of its fields. */
export async function registriesOfFields(root: string): Promise<[path: string, text: string][]> {
  const found = await Promise.all(areaNames.map(async (area) => [area, await inputsOf(root, area)] as const));
  return found
    .filter(([, inputs]) => inputs.length > 0)
    .map(([area, inputs]) => [`contract/${area}/registry-fields.ts`, written(inputs)]);
}

type Input = { name: string; schema: z.ZodObject };

async function inputsOf(root: string, area: string): Promise<Input[]> {
  const named = filesBelow(root, `contract/${area}`)
    .map((path) => ({ path, names: exportsOf(root, path, "\\w+Input") }))
    .filter(({ names }) => names.length > 0);
  const found = await Promise.all(
    named.map(async ({ path, names }) => {
      const module = (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>;
      return names.map((name) => ({ name, schema: module[name] }));
    }),
  );
  return found.flat().filter((one): one is Input => one.schema instanceof z.ZodObject);
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
