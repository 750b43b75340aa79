import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { lockDataFolder } from "#api/db/pglite-lock.ts";

// Removes the embedded database; the next start makes it again with the demo data. A database at
// DATABASE_URL is never touched: it may hold what nobody can load again.
if (process.env.DATABASE_URL) {
  console.error(
    "DATABASE_URL is set: db:reset only resets the embedded database. Drop and create that one yourself.",
  );
  process.exit(1);
}
const dataDir = process.env.DATA_DIR ?? ".data";
if (!existsSync(dataDir)) {
  console.log(`${dataDir} does not exist: nothing to reset.`);
  process.exit(0);
}
const release = lockDataFolder(dataDir);
try {
  await rm(join(dataDir, "pglite"), { recursive: true, force: true });
  await rm(join(dataDir, "pglite.version"), { force: true });
} finally {
  release();
}
console.log(`The embedded database in ${dataDir} is gone. The next start makes it again with the demo data.`);
