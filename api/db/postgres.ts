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
    queries: sameForBothDrivers(pool),
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

function sameForBothDrivers(client: postgres.Sql): Queries {
  // The two drivers differ only in what `execute` answers, which nothing here reads.
  return drizzle(client);
}
