import { afterCommit, collectAfterCommit } from "#api/db/after-commit.ts";
import type { Database, Tx } from "#api/db/client.ts";

const writes: (string | symbol)[] = ["insert", "update", "delete"];

/** The same database, with a count of the queries and of the writes that are built on it. */
export function countingQueries(database: Database) {
  let count = 0;
  let written = 0;
  const counted = (tx: Tx): Tx =>
    new Proxy(tx, {
      get(target, key) {
        if (key === "select" || key === "selectDistinct" || key === "execute") count += 1;
        if (writes.includes(key)) written += 1;
        const value: unknown = Reflect.get(target, key);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  return {
    count: () => count,
    written: () => written,
    database: {
      ...database,
      inScope: (scope, work, options) =>
        database.inScope(
          scope,
          (tx) => {
            const own = counted(tx);
            afterCommit(tx, collectAfterCommit(own));
            return work(own);
          },
          options,
        ),
    } satisfies Database,
  };
}
