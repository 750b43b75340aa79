import { createHash } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Connection, Queries } from "./client.ts";
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
export function openPostgres(url: string, options: { poolSize?: number | undefined } = {}): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: idleMs,
    keepAlive: true,
    application_name: "waymark",
    statement_timeout: statementTimeoutMs,
    query_timeout: answerTimeoutMs,
  });
  // A connection that breaks while nobody uses it leaves the pool; whoever uses one hears of it from the query.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const prepares = new URL(url).searchParams.get("prepare") !== "false";
  const withConnection = async <T>(
    work: (queries: Queries) => Promise<T>,
    settings: readonly Setting[] = [],
  ): Promise<T> => {
    const client = await pool.connect();
    let broken = true;
    try {
      openings.set(client, openingWith(settings));
      const done = await work(queriesOn(client, prepares));
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
        return await work({
          queries: queriesOn(client, false),
          script: async (statements) => {
            await client.query(statements);
          },
          migrateFrom: (folder) => migrate(drizzle(client), { migrationsFolder: folder }),
        });
      } finally {
        await client.end();
      }
    },
    close: () => pool.end(),
  };
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

const known = new WeakMap<pg.ClientBase, Queries>();

/** The query builder on one connection, made once for each. */
function queriesOn(client: pg.ClientBase, prepares: boolean): Queries {
  // The query builder asks of a client what its base class has.
  const made =
    known.get(client) ?? drizzle(opening(prepares ? preparing(client) : client, client) as pg.Client);
  known.set(client, made);
  return made;
}

type Statement = { text: string; name?: string };

/** The statements that the next transaction on a connection begins with. */
const openings = new WeakMap<pg.ClientBase, string>();

/** One message to the server instead of two: a page has several transactions, and most hold a single query. */
function openingWith(settings: readonly Setting[]): string {
  if (settings.length === 0) return "begin";
  const calls = settings.map(
    ([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, true)`,
  );
  return `begin; select ${calls.join(", ")}`;
}

/** The same client, which begins a transaction with all that was laid down for it. */
function opening(client: Pick<pg.ClientBase, "query">, connection: pg.ClientBase): pg.ClientBase {
  const query = async (statement: Statement | string, values?: unknown[]) => {
    const text = typeof statement === "string" ? statement : statement.text;
    if (!text.startsWith("begin")) return client.query(statement, values);
    try {
      return await client.query(openings.get(connection) ?? text);
    } catch (error) {
      // The settings were refused, but the transaction was begun all the same. A connection that is gone would
      // leave the rollback waiting.
      if (isRefusal(error)) await client.query("rollback").catch(() => undefined);
      throw error;
    }
  };
  // The query builder calls nothing else of a client.
  return { query } as unknown as pg.ClientBase;
}

/**
 * The same client, which prepares statements that have parameters: from the second time on they need no planning.
 * `?prepare=false` in DATABASE_URL switches it off for poolers that cannot keep them.
 */
function preparing(client: pg.ClientBase): pg.ClientBase {
  const query = (statement: Statement | string, values?: unknown[]) =>
    typeof statement === "string" || !values?.length
      ? client.query(statement, values)
      : client.query({ ...statement, name: nameOf(statement.text) }, values);
  // The query builder calls nothing else of a client.
  return { query } as unknown as pg.ClientBase;
}

const names = new Map<string, string>();

/** A name for a statement, the same for the same text. */
function nameOf(text: string): string {
  const kept = names.get(text);
  if (kept) return kept;
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 32);
  // Lists with many filters make many texts; their names are quickly made again.
  if (names.size > 5_000) names.clear();
  names.set(text, name);
  return name;
}
