import { parseArgs } from "node:util";
import { administratorStatements, databaseUsers } from "#api/db/administrator-sql.ts";
import { openDatabase } from "#api/db/client.ts";
import { migrateFor } from "#api/db/migrate-for.ts";
import { seedReference } from "#api/demo/seed-reference.ts";
import { explainedAtStart } from "#api/db/unavailable.ts";
import { readApiEnv } from "#api/env.ts";
import { EnvironmentError } from "#api/domain/environment-error.ts";
import { inWords } from "#scripts/in-words.ts";

/**
 * Brings the database at `DATABASE_OWNER_URL` up to date and lets the user of `DATABASE_URL` serve from it. With
 * `--sql` it prints what an administrator runs before, for these two addresses, and connects nowhere.
 */
await inWords(async () => {
  const { values } = parseArgs({ options: { sql: { type: "boolean", default: false } } });
  // A secret is none of its business.
  const env = readApiEnv({ ...process.env, SESSION_SECRET: "x".repeat(32) });
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl } = env;
  if (!url) {
    throw new EnvironmentError(
      "DATABASE_URL is not set. The embedded database needs no npm run migrate: each start brings it up to date.",
    );
  }
  if (!ownerUrl) {
    throw new EnvironmentError(
      "DATABASE_OWNER_URL is not set: the address of the same database with the user that owns it. docs/operations.md " +
        "has the whole way.",
    );
  }
  const users = databaseUsers(url, ownerUrl);
  if (values.sql) {
    console.log(administratorStatements(users));
    return;
  }
  const database = await openDatabase({ url: ownerUrl, dataDir: env.DATA_DIR });
  try {
    const say = (line: string) => console.log(line);
    await migrateFor(database, { users, say, afterwards: () => seedReference(database) });
    console.log("Done. Now start Waymark.");
  } catch (error) {
    throw explainedAtStart(error, ownerUrl, "DATABASE_OWNER_URL");
  } finally {
    await database.close();
  }
});
