import { readFileSync, writeFileSync } from "node:fs";
import { endpoints } from "#contract/endpoints.ts";
import { buildOpenApi } from "#contract/openapi.ts";

// Writes the OpenAPI document of the contract to the file named on the command line.
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("Name the file to write: npm run openapi writes docs/openapi.json.");

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const description = buildOpenApi(endpoints, { title: "Waymark API", version });
writeFileSync(file, `${JSON.stringify(description, null, 2)}\n`);
