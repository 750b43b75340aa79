import { join } from "node:path";
import type { Logger } from "pino";
import { openDatabase, type Database } from "#api/db/client.ts";
import { DatabaseStateError } from "#api/db/database-user.ts";
import { explainedAtStart } from "#api/db/unavailable.ts";
import { endDeadClaims } from "#api/dead-claims.ts";
import { setAside } from "#api/disk/set-aside.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";
import type { ApiEnv } from "#api/env.ts";
import { prepareDatabase } from "#api/prepare-database.ts";
import { renewSeals } from "#api/renew-seals.ts";

type Opening = { env: ApiEnv; serverKey: KeyRing; now: Date; log: Logger };

/**
 * The database, open and up to date. An embedded one with demo data that is older than what this build takes over is set
 * aside and made anew. Throws an error with words for what a person who set the environment can mend.
 */
export async function openReadyDatabase(opening: Opening): Promise<Database> {
  const { env, now, log } = opening;
  try {
    return await openPrepared(opening);
  } catch (error) {
    const isOutdated = error instanceof DatabaseStateError && error.state === "outdated";
    if (!isOutdated || env.DATABASE_URL || !env.demo) throw error;
    const kept = await setAside(join(env.DATA_DIR, "pglite"), now);
    const hint = `The demo data of an older Waymark was set aside in ${kept} and is made anew; delete that folder, or keep it`;
    log.warn({ event: "database.demo_made_anew", hint });
    return openPrepared(opening);
  }
}

async function openPrepared({ env, serverKey, now, log }: Opening): Promise<Database> {
  const database = await openDatabase({
    url: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    gathers: env.GATHER_STATEMENTS,
  });
  try {
    await prepareDatabase(database, {
      demo: env.demo,
      serverKey,
      now,
      allowOwner: env.ALLOW_OWNER ?? false,
    });
    await renewSeals({ database, serverKey, log });
    if (!env.DATABASE_URL) await endDeadClaims(database, now);
  } catch (error) {
    await database.close();
    throw explainedAtStart(error, env.DATABASE_URL);
  }
  return database;
}
