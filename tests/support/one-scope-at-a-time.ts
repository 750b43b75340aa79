// oxlint-disable-next-line no-restricted-imports -- Only tests pay for a stored context (decision 0016).
import { AsyncLocalStorage } from "node:async_hooks";
import { standingFor, type Database } from "#api/db/client.ts";

const underWay = new AsyncLocalStorage<true>();

/**
 * The same database, which refuses a transaction that is begun within another one: on the embedded engine, which has one
 * connection, both would wait for each other for ever. PostgreSQL lets it pass, until all of its connections do so.
 */
export function oneScopeAtATime(database: Database): Database {
  return standingFor(database, {
    ...database,
    inScope: async (scope, work, options) => {
      if (underWay.getStore()) throw new Error("A transaction is begun within another one");
      return database.inScope(scope, (tx) => underWay.run(true, () => work(tx)), options);
    },
  });
}
