import { openDatabase } from "#api/db/client.ts";
import { prepareDatabase } from "#api/prepare-database.ts";
import { readApiEnv } from "#api/env.ts";
import { createFirstAccount } from "#api/modules/people/access/first-account.ts";
import { loadSecrets } from "#server/secret.ts";

/** Makes the first account of a new installation and prints the link on which its password is set. */
const [username, email, ...names] = process.argv.slice(2);
if (!username || !email || names.length === 0) {
  console.error("Usage: npm run first-account -- USERNAME EMAIL NAME");
  process.exit(1);
}
const env = readApiEnv();
const serverKey = loadSecrets(env.secrets, env.DATA_DIR);
const now = new Date();
const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
try {
  await prepareDatabase(database, { demo: false, serverKey, now, allowOwner: env.ALLOW_OWNER ?? false });
  const token = await createFirstAccount(
    database,
    { username, email, name: names.join(" ") },
    { serverKey, now },
  );
  const address = env.PUBLIC_URL ?? "http://localhost:3000";
  console.log(`Open this link within a day to set the password:\n${address}/reset-password/${token}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}
