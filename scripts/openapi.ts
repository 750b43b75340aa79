import { readFileSync, writeFileSync } from "node:fs";
import { endpoints } from "#contract/endpoints.ts";
import { buildOpenApi } from "#contract/openapi.ts";

// Writes the OpenAPI document of the contract to the file named on the command line.
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("Name the file to write: npm run openapi writes docs/openapi.json.");

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const { version } = read("../package.json") as { version: string };
const description = buildOpenApi(endpoints, { title: "Waymark API", version });
const document = inOrderOf(read("../docs/openapi.json"), description);
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);

/** The order of keys says nothing: what the document had keeps its place, so that a change shows as what it is. */
function inOrderOf(known: unknown, fresh: unknown): unknown {
  if (!isObject(known) || !isObject(fresh)) return fresh;
  const keys = [
    ...Object.keys(known).filter((key) => key in fresh),
    ...Object.keys(fresh).filter((key) => !(key in known)),
  ];
  return Object.fromEntries(keys.map((key) => [key, inOrderOf(known[key], fresh[key])]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
