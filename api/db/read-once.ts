import type { Tx } from "./client.ts";

type Memory = { scope: string; known: Map<string, Promise<unknown>> };

const memories = new WeakMap<Tx, Memory>();

/** From now on the transaction, which cannot write, acts for this scope, and remembers what is read once in it. */
export function remember(tx: Tx, scope: string): void {
  const memory = memories.get(tx);
  if (memory) memory.scope = scope;
  else memories.set(tx, { scope, known: new Map() });
}

/** Whether what is read once is remembered: only in a reading (`one-reading.ts`), for as long as it lasts. */
export function remembers(tx: Tx): boolean {
  return memories.has(tx);
}

/**
 * What `read` answers. The pieces of a reading that act for the same scope, to its last setting, ask for the same thing
 * once; a transaction that can write asks each time. `what` names the statement with its values. Whoever gets the
 * answer leaves it as it is: others have it, too.
 */
export function readOnce<T>(tx: Tx, what: string, read: () => Promise<T>): Promise<T> {
  const memory = memories.get(tx);
  if (!memory) return read();
  const key = `${memory.scope} ${what}`;
  // Only this function puts answers under a name, each time by the same `read`.
  const known = memory.known.get(key) as Promise<T> | undefined;
  if (known) return known;
  const reading = read();
  memory.known.set(key, reading);
  return reading;
}
