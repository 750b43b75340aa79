/** Thrown by a deadline that ran out. */
export class TimedOut extends Error {
  override readonly name = "TimedOut";
}

export type Deadline = {
  /** Aborts when time is up or the caller gives up. Made when somebody asks for it: most calls need none. */
  readonly signal: AbortSignal;
  /** Whether time is up or the caller gave up. */
  readonly isOver: boolean;
  /**
   * Settles as the promise does, but rejects as soon as the deadline is over: an API in the same process
   * does not listen to signals.
   */
  race: <T>(work: Promise<T>) => Promise<T>;
  /** Lifts the time limit; the caller can still give up. */
  lift: () => void;
};

/** Starts a time limit in milliseconds that also follows the caller's own signal. */
export function startDeadline(milliseconds: number, callerSignal: AbortSignal | undefined): Deadline {
  let over: { reason: unknown } | undefined;
  let controller: AbortController | undefined;
  const waiting = new Set<(reason: unknown) => void>();
  const end = (reason: unknown) => {
    if (over) return;
    over = { reason };
    controller?.abort(reason);
    for (const giveUp of waiting) giveUp(reason);
  };
  const timer = setTimeout(() => end(new TimedOut()), milliseconds);
  const callerGivesUp = () => end(callerSignal?.reason);
  if (callerSignal?.aborted) callerGivesUp();
  else callerSignal?.addEventListener("abort", callerGivesUp, { once: true });
  return {
    get signal() {
      controller ??= new AbortController();
      if (over) controller.abort(over.reason);
      return controller.signal;
    },
    get isOver() {
      return over !== undefined;
    },
    race: (work) => {
      // The race may be lost: what the work does then is nobody's business any more.
      work.catch(() => undefined);
      return new Promise((resolve, reject) => {
        if (over) return reject(over.reason);
        waiting.add(reject);
        const settle = (done: () => void) => {
          waiting.delete(reject);
          done();
        };
        work.then(
          (value) => settle(() => resolve(value)),
          (cause: unknown) => settle(() => reject(cause)),
        );
      });
    },
    lift: () => clearTimeout(timer),
  };
}
