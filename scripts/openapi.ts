import { readFileSync, writeFileSync } from "node:fs";
import { endpoints } from "#contract/endpoints.ts";
import { buildOpenApi } from "#contract/openapi.ts";

// Writes the OpenAPI document of the contract to the file named on the command line.
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("Name the file to write: npm run openapi writes docs/openapi.json.");

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const description = buildOpenApi(endpoints, { title: "Waymark API", version });
writeFileSync(file, linesOf(description));

/** A line for each address and for each shape, by name, so that a change shows where it is. */
function linesOf({ paths, components, ...rest }: ReturnType<typeof buildOpenApi>): string {
  const shapes = Object.entries<object>(components as Record<string, object>).map(
    ([kind, entries]) => `${JSON.stringify(kind)}:${listed(entries)}`,
  );
  const members = [
    JSON.stringify(rest).slice(1, -1),
    `"paths":${listed(paths)}`,
    `"components":{\n${shapes.join(",\n")}\n}`,
  ];
  return `{${members.join(",\n")}}\n`;
}

function listed(entries: object): string {
  const lines = Object.entries(entries)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, entry]) => `${JSON.stringify(name)}:${JSON.stringify(entry)}`);
  return `{\n${lines.join(",\n")}\n}`;
}
