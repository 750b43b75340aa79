import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readRepositoryFile, repositoryRoot } from "#tests/support/repository.ts";

const folder = join("api", "db", "migrations");
const files = readdirSync(join(repositoryRoot, folder)).filter((file) => file.endsWith(".sql"));

/** Tables whose rows a statement reads or changes; none of one that only changes tables. */
function tablesOf(statement: string): string[] {
  const sql = statement.replaceAll(/^\s*--.*$/gm, "").trim();
  if (!/^(?:update|insert|delete|with)\b/i.test(sql)) return [];
  return [...sql.matchAll(/\b(?:update|into|from|join)\s+"(\w+)"/gi)].flatMap(([, table]) => table ?? []);
}

/** Tables of which rows are read or changed while the walls keep the owner, who migrates, from seeing any. */
function unseenIn(migration: string): string[] {
  const seen = new Set<string>();
  const unseen: string[] = [];
  for (const statement of migration.split("--> statement-breakpoint")) {
    const opened = /(?:create table "(\w+)"|alter table "(\w+)" no force row level security)/i.exec(
      statement,
    );
    if (opened) seen.add(opened[1] ?? opened[2] ?? "");
    unseen.push(...tablesOf(statement).filter((table) => !seen.has(table)));
  }
  return unseen;
}

test.each(files)("%s touches no rows that its owner does not see", (file) => {
  expect(unseenIn(readRepositoryFile(join(folder, file)))).toEqual([]);
});

test("a migration that forgets about the walls is found", () => {
  const copy = 'INSERT INTO "a" ("x") SELECT "x" FROM "b";';
  const step = "--> statement-breakpoint\n";
  expect(unseenIn(copy)).toEqual(["a", "b"]);
  const first = `CREATE TABLE "a" ("x" text);${step}ALTER TABLE "b" NO FORCE ROW LEVEL SECURITY;${step}`;
  expect(unseenIn(`${first}${copy}`)).toEqual([]);
});
