import { walls } from "#api/db/access.ts";
import { asOwner, type Database } from "#api/db/client.ts";
import { seedDemo } from "#api/demo/seed-demo.ts";
import { copyOfMade, roomyDatabase } from "#tests/support/test-database.ts";
import { testDemo } from "#tests/support/test-demo.ts";

/** A test database with the whole demo world, as a first start on that day (`YYYY-MM-DD`) loads it. */
export const wholeWorld = (today: string): Promise<Database> =>
  copyOfMade(`the whole world of ${today}`, (database) => replaceSeed(database, today));

/** The same, loaded by this call and no other. */
export async function wholeWorldAnew(today: string): Promise<Database> {
  const database = await roomyDatabase();
  await replaceSeed(database, today);
  return database;
}

async function replaceSeed(database: Database, today: string): Promise<void> {
  const tables = walls.map(({ table }) => `"${table}"`).join(", ");
  // Without triggers: the audit log refuses to be emptied.
  const emptied = [
    "set session_replication_role = replica",
    `truncate ${tables} restart identity cascade`,
    "set session_replication_role = default;",
  ].join(";\n");
  await asOwner(database, (session) => session.script(emptied));
  const now = new Date(`${today}T01:30:00.000Z`);
  await seedDemo(database, { ...testDemo, today, now, files: "all" });
}
