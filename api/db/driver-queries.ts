import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import type { OwnerSession, Queries } from "./client.ts";
import { inFewMessages, type Opening } from "./postgres-statements.ts";

type Known = { queries: Queries; opening: Opening };
const known = new WeakMap<pg.ClientBase, Known>();

/** The query builder on one connection, made once for each; `opening` is of the transaction that comes next. */
export function queriesOn(client: pg.ClientBase, prepares: boolean): Known {
  const found = known.get(client);
  if (found) return found;
  const { next, ...statements } = inFewMessages(client, prepares);
  const made = { queries: drizzle(statements as pg.Client), opening: next };
  known.set(client, made);
  return made;
}

/** Runs work on a connection that nobody else uses meanwhile. */
export type Alone = <T>(work: (client: pg.ClientBase) => Promise<T>) => Promise<T>;

/** A session with the rights of the user that connected. Between two of its statements others may be served. */
export function ownerSession(alone: Alone): OwnerSession {
  const query = (statement: pg.QueryConfig, values?: unknown[]) =>
    alone((client) => client.query(statement, values));
  return {
    // The query builder calls nothing else of a client.
    queries: drizzle({ query } as unknown as pg.Client),
    script: async (statements) => {
      await alone((client) => client.query(statements));
    },
    migrateFrom: (migrationsFolder) =>
      alone((client) => migrate(drizzle(client as pg.Client), { migrationsFolder })),
  };
}
