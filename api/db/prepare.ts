import type { Database } from "#api/db/client.ts";
import { migrate } from "#api/db/migrate.ts";
import { seedDemo } from "#api/db/seed/seed-demo.ts";
import { seedReference } from "#api/db/seed/seed-reference.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";
import { todayIn } from "#api/domain/today.ts";

type PrepareOptions = { demo: boolean; serverKey: KeyRing; now: Date };

/**
 * Brings tables and walls up to date and gives an empty database what every installation needs: brands, places,
 * roles. Where it is wanted, the demo data comes on top.
 */
export function prepareDatabase(database: Database, { demo, serverKey, now }: PrepareOptions) {
  return migrate(database, async () => {
    await seedReference(database);
    if (demo) await seedDemo(database, { today: todayIn("Pacific/Auckland", now), serverKey, now });
  });
}
