import { readFile, writeFile } from "node:fs/promises";
import { buildOpenApi } from "#contract/openapi.ts";
import { endpoints } from "#contract/endpoints.ts";

/**
 * Writes docs/openapi.json from the contract. With `--check` it writes nothing and fails if the file is not
 * what it would write.
 */
const target = new URL("../docs/openapi.json", import.meta.url);
const packageFile = new URL("../package.json", import.meta.url);
const { version } = JSON.parse(await readFile(packageFile, "utf8")) as { version: string };
const wanted = `${JSON.stringify(buildOpenApi(endpoints, { title: "Waymark API", version }), null, 2)}\n`;

if (process.argv.includes("--check")) {
  const found = await readFile(target, "utf8").catch(() => "");
  if (found !== wanted) {
    console.error("docs/openapi.json is out of date; run: node --import tsx scripts/openapi.ts");
    process.exitCode = 1;
  }
} else {
  await writeFile(target, wanted);
}
