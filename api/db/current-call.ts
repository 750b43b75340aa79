import { AsyncLocalStorage } from "node:async_hooks";

const calls = new AsyncLocalStorage<string>();

/** Runs the answer to one call; every transaction of it is named after the call in the database's own log. */
export function duringCall<T>(requestId: string, answer: () => T): T {
  return calls.run(requestId, answer);
}

/** Id of the call that is being answered; undefined for work of the process itself. */
export function currentCall(): string | undefined {
  return calls.getStore();
}
