import { walls } from "#api/db/access.ts";
import { asOwner, type Database } from "#api/db/client.ts";
import { seedDemo } from "#api/demo/seed-demo.ts";
import { freshDatabase } from "#tests/support/test-database.ts";
import { testDemo } from "#tests/support/test-demo.ts";

/** A test database with the whole demo world, as a first start on that day (`YYYY-MM-DD`) loads it. */
export async function wholeWorld(today: string): Promise<Database> {
  const database = await freshDatabase();
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
  return database;
}
