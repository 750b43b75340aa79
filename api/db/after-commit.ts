import type { Tx } from "./client.ts";

const waiting = new WeakMap<object, (() => void)[]>();

/**
 * Runs `work` once the transaction is committed, and never when it is rolled back. Takes the `tx` that `inScope`
 * hands over; throws `TypeError` for any other, such as that of a savepoint.
 */
export function afterCommit(tx: Tx, work: () => void) {
  const list = waiting.get(tx);
  if (!list) throw new TypeError("Only the transaction of inScope knows when it is committed");
  list.push(work);
}

/** Whether the work of a transaction of `inScope` is still under way; its savepoints do not count. */
export function isUnderWay(tx: Tx): boolean {
  return waiting.has(tx);
}

/** The work of a transaction is done: nothing can be added to it any more. */
export function endWork(tx: Tx) {
  waiting.delete(tx);
}

/** Begins to collect what waits for a transaction; the answer runs all of it. */
export function collectAfterCommit(tx: Tx): () => void {
  const list: (() => void)[] = [];
  waiting.set(tx, list);
  return () => {
    for (const work of list) work();
  };
}
