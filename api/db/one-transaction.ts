import { cleaned, type Database, type Tx } from "./client.ts";
import { enterScope } from "./scope.ts";

/**
 * A database whose pieces of work are all parts of one open transaction, each in its own scope: they are kept or
 * lost together. They run one after the other, as one connection can.
 */
export function withinTransaction(database: Database, outer: Tx): Database {
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...database,
    inScope: (scope, work) => {
      const run = () =>
        cleaned(
          outer.transaction(async (tx) => {
            await tx.execute(enterScope(scope));
            return work(tx);
          }),
        );
      const result = last.then(run, run);
      last = result.catch(() => undefined);
      return result;
    },
  };
}
