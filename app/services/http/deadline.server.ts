/** Thrown by a deadline that ran out. */
export class TimedOut extends Error {
  override readonly name = "TimedOut";
}

export type Deadline = {
  /** Aborts when time is up or the caller gives up. */
  signal: AbortSignal;
  /**
   * Settles as the promise does, but rejects as soon as the signal aborts: an API in the same process
   * does not listen to signals.
   */
  race: <T>(work: Promise<T>) => Promise<T>;
  /** Lifts the time limit; the caller can still give up. */
  lift: () => void;
};

/** Starts a time limit in milliseconds that also follows the caller's own signal. */
export function startDeadline(milliseconds: number, callerSignal: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new TimedOut()), milliseconds);
  const signal = callerSignal ? AbortSignal.any([callerSignal, controller.signal]) : controller.signal;
  const race = async <T>(work: Promise<T>): Promise<T> => {
    // The race may be lost: what the work does then is nobody's business any more.
    work.catch(() => undefined);
    let giveUp = () => {};
    const aborted = new Promise<never>((_resolve, reject) => {
      giveUp = () => reject(signal.reason);
      if (signal.aborted) giveUp();
      else signal.addEventListener("abort", giveUp, { once: true });
    });
    try {
      return await Promise.race([work, aborted]);
    } finally {
      signal.removeEventListener("abort", giveUp);
    }
  };
  return { signal, race, lift: () => clearTimeout(timer) };
}
