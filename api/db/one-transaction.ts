import { afterCommit, collectAfterCommit, isUnderWay } from "./after-commit.ts";
import { cleaned, type Database, type Tx } from "./client.ts";
import { enterScope } from "./scope.ts";

const ended =
  "The transaction of this call has ended. An endpoint whose work outlives its answer declares keepsAnswer: false.";

/**
 * A database whose pieces of work are all parts of one open transaction, each in its own scope: they are kept or
 * lost together. They run one after the other, as one connection can. What waits for the commit of a piece waits for
 * that of the whole; `outer` must be the transaction of an `inScope`,
 * and once its work has ended every further piece is refused with an `Error`.
 */
export function withinTransaction(database: Database, outer: Tx): Database {
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...database,
    inScope: (scope, work) => {
      const run = async () => {
        if (!isUnderWay(outer)) throw new Error(ended);
        let committed = () => {};
        const answer = await cleaned(
          outer.transaction(async (tx) => {
            committed = collectAfterCommit(tx);
            await tx.execute(enterScope(scope, database.roles));
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
