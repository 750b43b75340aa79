import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { build, type Rolldown } from "vite";
import { apart } from "./apart.ts";

const folder = mkdtempSync(join(tmpdir(), "waymark-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function chunksOf(files: Record<string, string>): Promise<Rolldown.OutputChunk[]> {
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [apart()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(folder, "entry.ts"),
        preserveEntrySignatures: "strict",
        external: ["songs"],
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === "chunk");
}

test("what is imported apart has all that it imports once more, and shares nothing with others", async () => {
  const chunks = await chunksOf({
    "entry.ts": `
      export const some = () => import("./some.ts");
      export const other = () => import("./other.ts");
      export const all = () => import("./all.ts?apart");`,
    "word.ts": `export const word: string = "kea" + location.hash;`,
    "some.ts": `import { word } from "./word.ts"; export const texts = { word };`,
    "other.ts": `import { song } from "songs"; export const texts = { other: "tui" + location.hash, song };`,
    "all.ts": `import { texts as some } from "./some.ts"; import { texts as other } from "./other.ts";
      export const texts = { ...some, ...other };`,
  });
  const holding = (text: string) =>
    chunks.filter(({ code }) => code.includes(text)).map(({ fileName }) => fileName);
  const whole = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith("all.ts?apart"));
  expect(whole?.imports).toEqual(["songs"]);
  expect(whole?.code).toMatch(/"kea"[^]*"tui"/);
  expect(holding(`"kea"`)).toHaveLength(2);
  expect(holding(`"tui"`)).toHaveLength(2);
});

test("what is not found is told of as it was asked for", async () => {
  const asked = chunksOf({ "entry.ts": `export const all = () => import("./nowhere.ts?apart");` });
  await expect(asked).rejects.toThrow("Could not resolve './nowhere.ts?apart'");
});
