import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { run } from "./process.mjs";

/**
 * Whether the migrations folder describes the schema: generating must change nothing. The folder is put back
 * as it was, so that a check never leaves a migration behind.
 */
export async function migrationsUpToDate(root) {
  const folder = join(root, "api", "db", "migrations");
  const before = readFolder(folder);
  const program = join(root, "node_modules", ".bin", "drizzle-kit");
  const result = await run(program, ["generate", "--name", "missing"], { cwd: root, limitMs: 180_000 });
  const after = readFolder(folder);
  const changed = [...after.keys()].filter((file) => before.get(file)?.equals(after.get(file)) !== true);
  restore(before, changed);
  if (result.code !== 0 || changed.length === 0) return result;
  const added = changed
    .filter((file) => file.endsWith(".sql"))
    .map((file) => after.get(file).toString("utf8"));
  const advice = "The schema has changed and no migration says so. Make one: npm run db:generate";
  return { code: 1, output: `${advice}\n\n${added.join("\n")}` };
}

function readFolder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [file, readFileSync(file)]));
}

function restore(before, changed) {
  for (const file of changed) {
    const content = before.get(file);
    if (content === undefined) rmSync(file);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }
}
