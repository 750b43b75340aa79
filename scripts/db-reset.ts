import { rmSync } from "node:fs";
import { join } from "node:path";
import { DataFolderLockedError, lockDataFolder } from "#api/db/pglite-lock.ts";
import { readApiEnv } from "#api/env.ts";

// Removes the embedded database; the next start makes a new one with today's demo data.
const { DATA_DIR, DATABASE_URL } = readApiEnv();
if (DATABASE_URL !== undefined) {
  console.error(
    "DATABASE_URL is set, and this command does not drop databases on a server. Drop and create it with your " +
      "own tools; the next start migrates it, and DEMO=on loads the demo data.",
  );
  process.exit(1);
}

try {
  const release = lockDataFolder(DATA_DIR);
  for (const name of ["pglite", "pglite.version"]) rmSync(join(DATA_DIR, name), { recursive: true, force: true });
  release();
  console.log("The database is gone. The next npm start or npm run dev makes a new one with the demo data.");
} catch (error) {
  if (!(error instanceof DataFolderLockedError)) throw error;
  console.error(error.message);
  process.exit(1);
}
