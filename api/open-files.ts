import { join } from "node:path";
import type { Logger } from "pino";
import { layDemoPapers } from "#api/demo/seed-attachments.ts";
import { layDemoLogo } from "#api/demo/seed-logo.ts";
import type { ApiEnv } from "#api/env.ts";
import { diskStorage, type FileStorage } from "#api/uploads/storage.ts";

/** Where uploads lie, below the data folder; with those of the demo world, as far as the folder can be written. */
export async function openFiles({ DATA_DIR, demo }: ApiEnv, log: Logger): Promise<FileStorage> {
  const files = diskStorage(join(DATA_DIR, "uploads"));
  if (!demo) return files;
  try {
    await layDemoLogo(files);
    await layDemoPapers(files);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown";
    log.warn({ event: "demo.files_not_laid", error: reason });
  }
  return files;
}
