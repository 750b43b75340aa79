import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const folder = join("build", "client", "build");

it("browsers are sent no schema library: forms have rules of their own", () => {
  const scripts = readdirSync(folder).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(20);
  const withSchemas = scripts.filter((file) => readFileSync(join(folder, file), "utf8").includes("_zod"));
  expect(withSchemas).toEqual([]);
});
