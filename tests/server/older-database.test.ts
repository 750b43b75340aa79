import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { asOwner, openDatabase } from "#api/db/client.ts";
import { readApiEnv } from "#api/env.ts";
import { openReadyDatabase } from "#api/ready-database.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { administrated } from "./database-users.ts";
import { newFolder, removeFolder } from "./start.ts";

const folder = newFolder();
const server = await startPostgres();
const { administrate, command, owned } = administrated(server, folder);
afterAll(async () => {
  await server.stop();
  removeFolder(folder);
});

/** What a build of before the baseline left in the list of its migrations: the last one that it knew, and when. */
const applied = (when: number) =>
  `delete from drizzle.__drizzle_migrations;
insert into drizzle.__drizzle_migrations (hash, created_at) values ('of before', ${when});`;
/** When 0028_link-key was made, the last of those that the baseline took the place of. */
const lastOfOld = 1_795_478_804_574;

const migrations = "api/db/migrations";

/** What migrations behind the baseline have made, each with how it is taken away again. */
const made: [RegExp, (names: string[]) => string][] = [
  [/^CREATE (?:UNIQUE )?INDEX ("\w+")/, ([index]) => `drop index if exists ${index}`],
  [
    /^ALTER TABLE ("\w+") ADD COLUMN ("\w+")/,
    ([table, column]) => `alter table ${table} drop column ${column} cascade`,
  ],
  [
    /^ALTER TABLE ("\w+") ALTER COLUMN ("\w+") ADD GENERATED/,
    ([table, column]) => `alter table ${table} alter column ${column} drop identity`,
  ],
  [
    /^ALTER TABLE ("\w+") ALTER COLUMN ("\w+") DROP NOT NULL/,
    ([table, column]) => `alter table ${table} alter column ${column} set not null`,
  ],
  // A condition on columns that were there before.
  [
    /^ALTER TABLE ("\w+") ADD CONSTRAINT ("upload_picture_measured")/,
    ([table, rule]) => `alter table ${table} drop constraint ${rule}`,
  ],
  [/^CREATE TABLE ("\w+")/, ([table]) => `drop table ${table} cascade`],
  // Of what they made themselves: it goes with its column or table, or was taken away already. A condition that was put
  // in another's place is put there again.
  [
    /^ALTER TABLE "\w+" (?:ADD|DROP) CONSTRAINT "\w+"|^DROP INDEX|^INSERT INTO|^UPDATE "client_file" SET "overpaid_since"/,
    () => "select",
  ],
  [/^ALTER TABLE "\w+" NO FORCE ROW LEVEL SECURITY/, () => "select"],
];

/** Takes away what was not there when the baseline was all. */
function undoneToBaseline(): string {
  const later = readdirSync(migrations).filter((name) => /^(?!0000)\d{4}_.*\.sql$/.test(name));
  const statements = later.flatMap((name) =>
    readFileSync(join(migrations, name), "utf8")
      .replaceAll(/^-- .*$/gm, "")
      .split("--> statement-breakpoint"),
  );
  const undone = statements.map((statement) => {
    for (const [kind, undo] of made) {
      const [found, ...names] = kind.exec(statement.trim()) ?? [];
      if (found !== undefined) return undo(names);
    }
    throw new Error(`Say how this is undone: ${statement.trim()}`);
  });
  // What came last goes first: a table may have been given more since it was made.
  return `${undone.toReversed().join(";\n")};\n`;
}

async function migratedAt(when: number, database: string) {
  const env = owned(database, `${database}_owner`, `${database}_app`);
  await administrate((await command("migrate.ts", env, "--sql")).output);
  expect(await command("migrate.ts", env)).toMatchObject({ code: 0 });
  await administrate(undoneToBaseline() + applied(when), database);
  return env;
}

it("a PostgreSQL that has the last of the old migrations goes on", async () => {
  const env = await migratedAt(lastOfOld, "last");
  await administrate("drop table drizzle.access_state;", "last");
  const done = await command("migrate.ts", env);
  expect(done, done.output).toMatchObject({ code: 0 });
  expect(done.output).toContain("Tables and walls are up to date now.");
});

it("an older PostgreSQL is refused in words and left as it is", async () => {
  const env = await migratedAt(lastOfOld - 1, "older");
  const done = await command("migrate.ts", env);
  expect(done.code).toBe(1);
  expect(done.output).toMatch(/The database is older than what this Waymark takes over.*0028_link-key/s);
  expect(await administrate("select hash from drizzle.__drizzle_migrations", "older")).toEqual([
    { hash: "of before" },
  ]);
});

/** A data folder whose embedded database an older build made, and the environment it is opened with. */
async function olderFolder(demo: "on" | "off") {
  const dataDir = newFolder();
  const database = await openDatabase({ url: undefined, dataDir });
  await asOwner(database, ({ script }) =>
    script(`create schema drizzle;
create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
create table drizzle.access_state (fingerprint text not null);
insert into drizzle.access_state values ('of before');
create table kept (word text);
${applied(lastOfOld - 1)}`),
  );
  await database.close();
  const env = readApiEnv({ DATA_DIR: dataDir, DEMO: demo });
  const open = () =>
    openReadyDatabase({
      env,
      serverKey: ["a key that is long enough for the test of older ones"],
      now: new Date("2026-11-25T00:00:00Z"),
      log: pino({ level: "silent" }),
    });
  return { dataDir, open };
}

it("an embedded demo of before is set aside and made anew", async () => {
  const { dataDir, open } = await olderFolder("on");
  const database = await open();
  try {
    const files = await database.inScope({ audience: "system" }, (tx) =>
      tx.select({ count: sql<number>`count(*)::int` }).from(sql`client_file`),
    );
    expect(files[0]?.count).toBeGreaterThan(50);
    expect(readdirSync(dataDir)).toContain("pglite.before-20261125T000000");
  } finally {
    await database.close();
    removeFolder(dataDir);
  }
});

it("an embedded database of before that may hold more than the demo is refused in words", async () => {
  const { dataDir, open } = await olderFolder("off");
  await expect(open()).rejects.toThrow("older than what this Waymark takes over");
  expect(readdirSync(dataDir).filter((name) => name.includes("before"))).toEqual([]);
  removeFolder(dataDir);
});
