import type { Database, Tx } from "#api/db/client.ts";

const lock = /from "(\w+)"(?:(?! from ).)* for (no key update|update)/;

type Recording = {
  /** Of the tables alone, or of the rows as well: `client_file 12 for update`, by the first thing that they are found by. */
  rows?: boolean;
};

/** Notes which rows each transaction from now on locks: by table and kind, in order, one list a transaction. */
export function recordedLocks(database: Database, recording: Recording = {}): string[][] {
  const transactions: string[][] = [];
  const inScope = database.inScope.bind(database);
  database.inScope = (scope, work, options) =>
    inScope(
      scope,
      async (tx) => {
        const { locks, stop } = noteOn(tx, recording);
        transactions.push(locks);
        try {
          return await work(tx);
        } finally {
          stop();
        }
      },
      options,
    );
  return transactions;
}

/** A driver may use a session for one transaction after the other: what is noted ends with the first. */
function noteOn(tx: Tx, { rows = false }: Recording): { locks: string[]; stop: () => void } {
  const locks: string[] = [];
  // why: the query builder has no hook for a single transaction; its session prepares every query.
  const session = Reflect.get(tx, "session") as {
    prepareQuery: (...parts: [{ sql: string; params: unknown[] }]) => unknown;
  };
  const before = session.prepareQuery;
  const prepare = before.bind(session);
  session.prepareQuery = (...parts) => {
    const [, table, kind] = lock.exec(parts[0].sql) ?? [];
    if (table && kind) locks.push(`${table}${rows ? ` ${String(parts[0].params[0])}` : ""} for ${kind}`);
    return prepare(...parts);
  };
  return { locks, stop: () => (session.prepareQuery = before) };
}
