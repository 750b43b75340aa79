import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import type { Connection, Queries } from "./client.ts";
import { DatabaseError } from "./database-error.ts";

const connectTimeoutSeconds = 10;
const statementTimeoutMs = 15_000;
const idleSeconds = 60;
/** Before a connection that was lost is made anew. The driver's own pause grows to 20 seconds, in which calls hang. */
const reconnectSeconds = 0.1;

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
    backoff: () => reconnectSeconds,
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
 * trip and not two. `?prepare=false` in DATABASE_URL switches it off for poolers that cannot keep them. A transaction
 * that has ended, also by losing its connection, takes no further statement.
 */
function withPreparedStatements(client: postgres.Sql, transaction = { over: false }): postgres.Sql {
  return new Proxy(client, {
    get(target, name) {
      if (name === "unsafe") {
        const unsafe: typeof target.unsafe = (text, values, options) => {
          // Its connection may be lost and made anew for another transaction, which is in another scope.
          if (transaction.over) throw new DatabaseError("CONNECTION_ENDED");
          return target.unsafe(text, values, { ...options, prepare: Boolean(values?.length) });
        };
        return unsafe;
      }
      if (name === "begin" || name === "savepoint") {
        // Both take a function last and hand it the client of the transaction.
        const enter = Reflect.get(target, name) as (work: (inner: postgres.Sql) => unknown) => unknown;
        return async (work: (inner: postgres.Sql) => unknown) => {
          const state = { over: false };
          try {
            return await enter((inner) => work(withPreparedStatements(inner, state)));
          } finally {
            state.over = true;
          }
        };
      }
      return Reflect.get(target, name) as unknown;
    },
  });
}

function sameForBothDrivers(client: postgres.Sql): Queries {
  // The two drivers differ only in what `execute` answers, which nothing here reads.
  return drizzle(client);
}
