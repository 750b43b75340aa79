import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";
import { asOwner, databaseOn } from "#api/db/client.ts";
import { openPostgres } from "#api/db/postgres.ts";
import { databaseRolesOf } from "#api/db/roles.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { administrated } from "./database-users.ts";
import { newFolder, removeFolder } from "./start.ts";

const folder = newFolder();
const server = await startPostgres();
const { addressOf, administrate, as, command, owned } = administrated(server, folder);
afterAll(async () => {
  await server.stop();
  removeFolder(folder);
});

/** A folder with the migrations as far as before one of them. */
function migrationsBefore(tag: string): string {
  const older = join(folder, "migrations");
  cpSync(resolve("api", "db", "migrations"), older, { recursive: true });
  const file = join(older, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { tag: string }[] };
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex((entry) => entry.tag === tag),
  );
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return older;
}

/** Walls hold for the owner of the tables as well, as every build left them. */
const forced = `do $$
declare
  found record;
begin
  for found in select tablename from pg_tables where schemaname = 'public' loop
    execute format('alter table %I enable row level security', found.tablename);
    execute format('alter table %I force row level security', found.tablename);
  end loop;
end $$`;

it("rows of before are brought over by an owner whom the walls keep from reading them", async () => {
  const env = owned("older", "older_owner", "older_app");
  await administrate((await command("migrate.ts", env, "--sql")).output);
  const connection = openPostgres(addressOf("older_owner", "older"));
  const database = databaseOn({ ...connection, roles: databaseRolesOf("older") });
  await asOwner(database, ({ migrateFrom }) => migrateFrom(migrationsBefore("0024_demo-accounts")));
  await database.close();
  await as("older_owner", "older", forced);
  await administrate(
    `set session_replication_role = replica;
insert into pax (file_id, seq, first_name, last_name, type, dietary, mobility)
  values (1, 1, 'Aroha', 'Ngata', 'A', 'coeliac', 'wheelchair');
insert into "user" (uid, audience, username, name, email, brand_ids)
  values ('U1', 'office', 'one', 'One', 'one@waymark.example', '{1}'),
    ('U2', 'office', 'two', 'Two', 'two@waymark.test', '{1}');`,
    "older",
  );
  const done = await command("migrate.ts", env);
  expect(done, done.output).toMatchObject({ code: 0 });
  expect(await administrate("select dietary, mobility from pax_needs", "older")).toEqual([
    { dietary: "coeliac", mobility: "wheelchair" },
  ]);
  expect(await administrate(`select username, is_demo from "user" order by username`, "older")).toEqual([
    { username: "one", is_demo: true },
    { username: "two", is_demo: false },
  ]);
  expect(await as("older_owner", "older", "select from pax")).toEqual([]);
});
