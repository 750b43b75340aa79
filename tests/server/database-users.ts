import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { ThrowAwayPostgres } from "#scripts/postgres.ts";
import { runStatements } from "#scripts/statements.ts";
import { runAsDocumented, runCommand } from "./commands.ts";
import { freePort, startProcess } from "./start.ts";

const SESSION_SECRET = "the-secret-of-the-database-tests-0123456789";

/** What docs/operations.md tells an administrator to run once, with the passwords left as they are. */
export function documentedStatements(): string {
  const page = readFileSync(resolve("docs", "operations.md"), "utf8");
  return /```sql\n([\s\S]*?)```/.exec(page)?.[1] ?? "";
}

/** People and commands around a PostgreSQL server. */
export function administrated(server: ThrowAwayPostgres, dataDir: string) {
  const addressOf = (user: string, database: string) =>
    Object.assign(new URL(server.urlOf(database)), { username: user }).href;
  const environment = (user: string, database: string) => ({
    DATA_DIR: dataDir,
    DATABASE_URL: addressOf(user, database),
    SESSION_SECRET,
  });
  return {
    addressOf,
    environment,
    /** As whoever may do everything, statement by statement: a database cannot be made beside others. */
    administrate: (statements: string, database = "postgres") =>
      runStatements(
        server.urlOf(database),
        ...statements.split(/(?<=;)\n/).filter((one) => one.trim() !== ""),
      ),
    /** As one user of one database. */
    as: (user: string, database: string, ...statements: string[]) =>
      runStatements(addressOf(user, database), ...statements),
    command: (script: string, env: Record<string, string>, ...given: string[]) =>
      runCommand(script, { SESSION_SECRET, ...env }, ...given),
    /** The same the way `package.json` runs it. */
    documented: (script: string, env: Record<string, string>, ...given: string[]) =>
      runAsDocumented(script, { SESSION_SECRET, ...env }, ...given),
    /** The environment of `npm run migrate` for a database, its owner and the user that serves. */
    owned: (database: string, owner: string, user: string) => ({
      ...environment(user, database),
      DATABASE_OWNER_URL: addressOf(owner, database),
    }),
    /** Starts the built product; `stop` ends it. */
    start: async (env: Record<string, string>) => {
      const port = await freePort();
      const server = startProcess({ ...env, HOST: "127.0.0.1", PORT: String(port) });
      const stop = async () => {
        server.child.kill("SIGTERM");
        await server.ended;
      };
      return {
        origin: `http://127.0.0.1:${port}`,
        ready: () => server.said("is ready"),
        ended: server.ended,
        stop,
      };
    },
  };
}
