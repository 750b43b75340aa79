import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const folder = join("build", "client", "build");

function scriptsWith(mark: string) {
  const scripts = readdirSync(folder).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(20);
  return scripts.filter((file) => readFileSync(join(folder, file), "utf8").includes(mark));
}

it("browsers are sent no schema library: forms have rules of their own", () => {
  expect(scriptsWith("_zod")).toEqual([]);
});

it("browsers are sent no library for texts: a small reader of the same catalogues does", () => {
  expect(scriptsWith("parseMissingKeyHandler")).toEqual([]);
});
