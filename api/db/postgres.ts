import pg from "pg";
import type { Connection, DatabaseOptions, Queries } from "./client.ts";
import { ownerSession, queriesOn } from "./driver-queries.ts";
import { GatheringSocket } from "./gathering-socket.ts";
import { databaseNameOf, databaseRolesOf } from "./roles.ts";
import type { Setting } from "./scope.ts";

/** To get a connection: a free one, or a new one. A call that waits longer is refused as unavailable. */
const connectTimeoutMs = 8_000;
const statementTimeoutMs = 15_000;
/** Longer than a statement may take on the server: then the line is dead, and its connection is given up. */
const answerTimeoutMs = 20_000;
const idleMs = 60_000;

/**
 * A pool on a PostgreSQL server. Connections are made when they are needed, so that a call after an outage simply
 * opens a new one. A transaction keeps its connection to itself and gives a broken one up with everything on it.
 */
export function openPostgres(
  url: string,
  options: Pick<DatabaseOptions, "poolSize" | "gathers" | "rolesOf"> = {},
): Connection {
  const pool = poolOn(url, options.poolSize ?? 10, options.gathers ?? true);
  const prepares = new URL(url).searchParams.get("prepare") !== "false";
  const withConnection = async <T>(
    work: (queries: Queries) => Promise<T>,
    settings: readonly Setting[] = [],
  ): Promise<T> => {
    const client = await pool.connect();
    let broken = true;
    try {
      const { queries, opening } = queriesOn(client, prepares);
      opening.settings = settings;
      const done = await work(queries);
      broken = false;
      return done;
    } catch (error) {
      broken = !isRefusal(error);
      throw error;
    } finally {
      // After any other failure nobody knows in which state the connection is.
      client.release(broken);
    }
  };
  return {
    kind: "postgres",
    roles: databaseRolesOf(options.rolesOf ?? databaseNameOf(url)),
    transaction: (work, settings) => withConnection((queries) => queries.transaction(work), settings),
    ping: () =>
      withConnection(async (queries) => {
        await queries.execute("select 1");
      }),
    asOwner: async (work) => {
      // A connection of its own: advisory locks belong to the session, and migrations may take long.
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
      client.on("error", () => undefined);
      await client.connect();
      try {
        return await work(ownerSession((statements) => statements(client)));
      } finally {
        await client.end();
      }
    },
    close: () => pool.end(),
  };
}

function poolOn(url: string, max: number, gathers: boolean): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: idleMs,
    keepAlive: true,
    application_name: "waymark",
    statement_timeout: statementTimeoutMs,
    query_timeout: answerTimeoutMs,
    pipeline: true,
    ...(gathers && { stream: () => new GatheringSocket() }),
  });
  // A connection that breaks while nobody uses it leaves the pool; whoever uses one hears of it from the query.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** True for what the database or the work itself refused; the connection is sound then. */
function isRefusal(error: unknown) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof pg.DatabaseError ? !cause.code?.startsWith("57P") : !isBroken(cause);
}

/** The driver's words for a connection that is gone; it has no codes for them. */
const brokenTexts =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout|Client was closed|timeout exceeded when trying to connect|timeout expired)/;

function isBroken(error: unknown) {
  return error instanceof Error && (brokenTexts.test(error.message) || "syscall" in error);
}
