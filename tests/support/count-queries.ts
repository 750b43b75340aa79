import { afterCommit, collectAfterCommit } from "#api/db/after-commit.ts";
import type { Database, Tx } from "#api/db/client.ts";

/** The same database, with a count of the queries that are built on it. */
export function countingQueries(database: Database) {
  let count = 0;
  const counted = (tx: Tx): Tx =>
    new Proxy(tx, {
      get(target, key) {
        if (key === "select" || key === "selectDistinct" || key === "execute") count += 1;
        const value: unknown = Reflect.get(target, key);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  return {
    count: () => count,
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
