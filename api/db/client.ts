import type { NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import type { Archive } from "#api/backup/write-backup.ts";
import { collectAfterCommit, endWork } from "./after-commit.ts";
import { withoutParameters } from "./database-error.ts";
import { openPglite } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";
import type { DatabaseRoles } from "./roles.ts";
import { settingsFor, type Scope, type ScopeOptions, type Setting } from "./scope.ts";

/** The query builder. */
export type Queries = PgDatabase<NodePgQueryResultHKT>;

/** The query builder inside a transaction that is bound to a scope. */
export type Tx = Parameters<Parameters<Queries["transaction"]>[0]>[0];

/** One connection with the rights of the user that connects: for the start, migrations and test support only. */
export type OwnerSession = {
  queries: Queries;
  /** Runs statements separated by semicolons, without parameters. */
  script: (statements: string) => Promise<void>;
  migrateFrom: (folder: string) => Promise<void>;
};

/** What an opened database offers; `databaseOn` makes a `Database` of it. */
export type Connection = {
  kind: "pglite" | "postgres";
  roles: DatabaseRoles;
  /** Runs `work` in a transaction that begins with these settings; they end with it. */
  transaction<T>(work: (tx: Tx) => Promise<T>, settings: readonly Setting[]): Promise<T>;
  ping(): Promise<void>;
  asOwner<T>(work: (session: OwnerSession) => Promise<T>): Promise<T>;
  /** What a database server does by itself in the background, where there is none. */
  upkeep?(): Promise<void>;
  /** Copies the files of the embedded database into an archive, while it is used. */
  copyInto?(archive: Archive): Promise<void>;
  close(): Promise<void>;
};

export type Database = {
  kind: "pglite" | "postgres";
  /** The role that each audience works as. */
  roles: DatabaseRoles;
  /**
   * Runs `work` in one transaction that can read and write only what the scope may (`access.ts`). Inside, use
   * `tx` alone: PGlite has one connection, and any other query would wait for this transaction for ever.
   */
  inScope<T>(scope: Scope, work: (tx: Tx) => Promise<T>, options?: ScopeOptions): Promise<T>;
  ping(): Promise<void>;
  /** To be called now and then: removes dead rows and shortens the log of the embedded database. */
  upkeep(): Promise<void>;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** PostgreSQL address; without it an embedded database is opened in `dataDir`. */
  url?: string | undefined;
  dataDir: string;
  /** Connections to PostgreSQL that this process keeps at most. */
  poolSize?: number | undefined;
  /** Sends what is written in one moment as one message (`gathering-socket.ts`), unless it is switched off. */
  gathers?: boolean | undefined;
  /** Name of the database whose roles are taken on, where this one is a copy of it. */
  rolesOf?: string | undefined;
  log?: (message: string) => void;
};

/** Opens the database that the options name. The embedded one is locked against other processes. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const connection = options.url
    ? openPostgres(options.url, options)
    : await openPglite({ dataDir: options.dataDir, log: options.log });
  return databaseOn(connection);
}

const connections = new WeakMap<Database, Connection>();

/** Wraps a connection with scopes. */
export function databaseOn(connection: Connection): Database {
  const database: Database = {
    kind: connection.kind,
    roles: connection.roles,
    inScope: async (scope, work, options) => {
      let committed = () => {};
      const answer = await cleaned(
        connection.transaction(
          async (tx) => {
            committed = collectAfterCommit(tx);
            return work(tx).finally(() => endWork(tx));
          },
          settingsFor(scope, connection.roles, options),
        ),
      );
      committed();
      return answer;
    },
    ping: () => cleaned(connection.ping()),
    upkeep: () => cleaned(connection.upkeep?.() ?? Promise.resolve()),
    close: () => connection.close(),
  };
  connections.set(database, connection);
  return database;
}

/** The same database, whose transactions are named after a call in its own log. */
export function namedAfter(requestId: string, database: Database): Database {
  const named: Database = {
    ...database,
    inScope: (scope, work, options) => database.inScope(scope, work, { ...options, requestId }),
  };
  return standingFor(database, named);
}

const shared = new WeakMap<Database, Database>();

/** Notes which database a call's own view of it stands for; answers the view. */
export function standingFor(database: Database, view: Database): Database {
  shared.set(view, sharedBy(database));
  return view;
}

/** The database itself, which all calls share: for what is kept by database. */
export function sharedBy(database: Database): Database {
  return shared.get(database) ?? database;
}

/** Work with the rights of the connecting user, outside every scope. */
export function asOwner<T>(database: Database, work: (session: OwnerSession) => Promise<T>): Promise<T> {
  return cleaned(connectionOf(database).asOwner(work));
}

/** Copies the files of an embedded database into an archive, while it is used. */
export async function copyEmbedded(database: Database, archive: Archive): Promise<void> {
  const connection = connectionOf(database);
  if (!connection.copyInto) throw new TypeError("Only an embedded database in a folder has files of its own");
  await connection.copyInto(archive);
}

function connectionOf(database: Database): Connection {
  const connection = connections.get(sharedBy(database));
  if (!connection) throw new TypeError("This database was not opened by openDatabase");
  return connection;
}

/** Database errors must not carry the parameters of the query, which may be secrets. */
export async function cleaned<T>(running: Promise<T>): Promise<T> {
  try {
    return await running;
  } catch (thrown) {
    throw withoutParameters(thrown);
  }
}
