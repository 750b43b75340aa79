import { join } from "node:path";
import type { Logger } from "pino";
import type { Database } from "#api/db/client.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";
import type { ApiEnv } from "#api/env.ts";
import { backUpEmbedded } from "./back-up-embedded.ts";
import { openControl } from "./control.ts";
import { backUpDaily } from "./daily.ts";

type Parts = { database: Database; env: ApiEnv; serverKey: KeyRing; now: () => Date; log: Logger };

/**
 * Lets `npm run backup` ask this process for a copy of the embedded database that it has open. `daily` makes the copy of
 * the day when it is time; a failure is logged and tried again the next time. Another database has backups of its own.
 */
export async function openEmbeddedBackups({ database, env, serverKey, now, log }: Parts) {
  if (database.kind !== "pglite") return { daily: async () => undefined, close: async () => undefined };
  const dataDir = env.DATA_DIR;
  const from = { database, dataDir, serverKey, now };
  const close = await openControl(dataDir, async (wish) => {
    const { bytes } = await backUpEmbedded(from, wish);
    log.info({ event: "backup.made", file: wish.file, bytes });
    return { bytes };
  });
  const daily = async () => {
    try {
      const folder = env.BACKUP_DIR ?? join(dataDir, "backups");
      const backUp = (file: string) => backUpEmbedded(from, { file, force: false });
      const file = await backUpDaily({ folder, keep: env.BACKUP_KEEP, now, backUp });
      if (file !== null) log.info({ event: "backup.made", file });
    } catch (error) {
      log.error({ event: "backup.failed", error: error instanceof Error ? error.message : "unknown" });
    }
  };
  return { daily, close };
}
