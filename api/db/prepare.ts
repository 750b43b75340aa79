import type { Database } from "#api/db/client.ts";
import { migrate } from "#api/db/migrate.ts";
import { seedDemo } from "#api/db/seed/seed-demo.ts";
import { todayIn } from "#api/domain/today.ts";

type PrepareOptions = { demo: boolean; serverKey: string; now: Date };

/** Brings tables and walls up to date and, where it is wanted, loads the demo data into an empty database. */
export async function prepareDatabase(database: Database, { demo, serverKey, now }: PrepareOptions) {
  if (!demo) return migrate(database);
  return migrate(database, async () => {
    await seedDemo(database, { today: todayIn("Pacific/Auckland", now), serverKey, now });
  });
}
