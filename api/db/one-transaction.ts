import { afterCommit, collectAfterCommit } from "./after-commit.ts";
import { cleaned, type Database, type Tx } from "./client.ts";
import { enterScope } from "./scope.ts";

/**
 * A database whose pieces of work are all parts of one open transaction, each in its own scope: they are kept or
 * lost together. They run one after the other, as one connection can. What waits for the commit of a piece waits for
 * that of the whole; `outer` must be the transaction of an `inScope`.
 */
export function withinTransaction(database: Database, outer: Tx): Database {
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...database,
    inScope: (scope, work) => {
      const run = async () => {
        let committed = () => {};
        const answer = await cleaned(
          outer.transaction(async (tx) => {
            committed = collectAfterCommit(tx);
            await tx.execute(enterScope(scope));
            return work(tx);
          }),
        );
        afterCommit(outer, committed);
        return answer;
      };
      const result = last.then(run, run);
      last = result.catch(() => undefined);
      return result;
    },
  };
}
