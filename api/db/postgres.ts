import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import type { Connection, Queries } from "./client.ts";

const connectTimeoutSeconds = 10;
const statementTimeoutMs = 15_000;
const idleSeconds = 60;

/**
 * A pool on a PostgreSQL server. Connections are made when they are needed, so that a call after an outage
 * simply opens a new one.
 */
export function openPostgres(url: string, options: { poolSize?: number | undefined } = {}): Connection {
  const shared = { connect_timeout: connectTimeoutSeconds, onnotice: () => undefined };
  const pool = postgres(url, {
    ...shared,
    max: options.poolSize ?? 10,
    idle_timeout: idleSeconds,
    connection: { application_name: "waymark", statement_timeout: statementTimeoutMs },
  });
  return {
    kind: "postgres",
    queries: sameForBothDrivers(withPreparedStatements(pool)),
    asOwner: async (work) => {
      // A connection of its own: advisory locks belong to the session, and migrations may take long.
      const single = postgres(url, { ...shared, max: 1, idle_timeout: 0 });
      const queries = drizzle(single);
      try {
        return await work({
          queries: sameForBothDrivers(single),
          script: async (statements) => {
            await single.unsafe(statements);
          },
          migrateFrom: (folder) => migrate(queries, { migrationsFolder: folder }),
        });
      } finally {
        await single.end({ timeout: 5 });
      }
    },
    close: () => pool.end({ timeout: 5 }),
  };
}

/**
 * The same client, which prepares statements that have parameters: from the second time on they need one round
 * trip and not two. `?prepare=false` in DATABASE_URL switches it off for poolers that cannot keep them.
 */
function withPreparedStatements(client: postgres.Sql): postgres.Sql {
  return new Proxy(client, {
    get(target, name) {
      if (name === "unsafe") {
        const unsafe: typeof target.unsafe = (text, values, options) =>
          target.unsafe(text, values, { ...options, prepare: Boolean(values?.length) });
        return unsafe;
      }
      if (name === "begin" || name === "savepoint") {
        // Both take a function last and hand it the client of the transaction.
        const enter = Reflect.get(target, name) as (work: (inner: postgres.Sql) => unknown) => unknown;
        return (work: (inner: postgres.Sql) => unknown) =>
          enter((inner) => work(withPreparedStatements(inner)));
      }
      return Reflect.get(target, name) as unknown;
    },
  });
}

function sameForBothDrivers(client: postgres.Sql): Queries {
  // The two drivers differ only in what `execute` answers, which nothing here reads.
  return drizzle(client);
}
