import { asOwner, type Database } from "#api/db/client.ts";
import { strengthOf, tooStrong } from "#api/db/database-user.ts";
import { migrate, requireCurrent } from "#api/db/migrate.ts";
import { seedDemo } from "#api/demo/seed-demo.ts";
import { seedReference } from "#api/demo/seed-reference.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";
import { todayIn } from "#api/domain/today.ts";

type DataOptions = { demo: boolean; serverKey: KeyRing; now: Date };
type PrepareOptions = DataOptions & {
  /** Serves as the owner of the database too, who then brings it up to date. */
  allowOwner: boolean;
};

/**
 * Makes a database ready to serve. The embedded one is brought up to date, and one on a server too where its owner may
 * serve; otherwise it has to be up to date. An empty one gets what every installation needs: brands, places, roles.
 * Where it is wanted, the demo data comes on top. Throws `DatabaseUserError` for a user that is too strong and
 * `DatabaseStateError` where `npm run migrate` is needed.
 */
export async function prepareDatabase(
  database: Database,
  { allowOwner, ...data }: PrepareOptions,
): Promise<void> {
  const strength =
    database.kind === "postgres" ? await asOwner(database, (session) => strengthOf(session)) : null;
  if (strength !== null && !allowOwner) throw tooStrong(strength);
  const makeReady = database.kind === "pglite" || strength !== null ? migrate : requireCurrent;
  await makeReady(database, () => loadData(database, data));
}

/** Gives an empty database brands, places and roles, and one without accounts the demo data where it is wanted. */
export async function loadData(database: Database, { demo, serverKey, now }: DataOptions): Promise<void> {
  if (!demo) return seedReference(database);
  // Which begins with the same.
  return seedDemo(database, { today: todayIn("Pacific/Auckland", now), serverKey, now });
}
