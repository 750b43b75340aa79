import type { Tx } from "./client.ts";

type Prepared<Answer> = { execute: (values: Record<string, unknown>) => Promise<Answer> };

/**
 * A query that is written once for each connection and runs with other values each time: what the query builder takes
 * to write it is more than what the rest of a small query takes. `write` gets the transaction and ends with
 * `.prepare(name)`; the values stand in it as `sql.placeholder("name")`.
 */
export function prepared<Values extends Record<string, unknown>, Answer>(
  write: (tx: Tx) => Prepared<Answer>,
): (tx: Tx, values: Values) => Promise<Answer> {
  const written = new WeakMap<object, Prepared<Answer>>();
  return (tx, values) => {
    // A session is one connection, which has one transaction at a time: the query runs in the one that is open.
    const { session } = tx._;
    const query = written.get(session) ?? write(tx);
    written.set(session, query);
    return query.execute(values);
  };
}
