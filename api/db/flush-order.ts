/** What was written could not be brought to the disk; nobody knows what of it is there. */
export class FlushFailedError extends Error {
  override readonly name = "FlushFailedError";
}

type Disk = {
  /** Flushes an open file at once. */
  flushNow: (file: number) => void;
  /** Flushes an open file beside other work. */
  flush: (file: number) => Promise<void>;
};

type Waiter = { until: number; resolve: () => void; reject: (error: Error) => void };

/**
 * Keeps the order in which an embedded database must reach the disk, without keeping everybody waiting for it. The
 * engine asks for a flush of its log with each commit and goes on once that is done; here the log is flushed beside
 * the other work, several commits in one go, and `since` tells when a commit is safe. The engine relies on the log
 * having been there first when it changes any other file: that is what `before` is for.
 */
export function createFlushOrder({ flushNow, flush }: Disk) {
  /** Open log files that wait for a flush, with the number of the newest wish. */
  const waiting = new Map<number, number>();
  let waiters: Waiter[] = [];
  let asked = 0;
  let done = 0;
  let runs = false;
  let broken: FlushFailedError | undefined;

  const reached = (number: number) => {
    done = Math.max(done, number);
    for (const [file, wish] of waiting) if (wish <= done) waiting.delete(file);
    waiters.filter(({ until }) => until <= done).forEach(({ resolve }) => resolve());
    waiters = waiters.filter(({ until }) => until > done);
  };
  // After one failure the system counts the pages as clean: a second attempt would succeed and have saved nothing.
  const fail = (cause: unknown) => {
    broken ??= new FlushFailedError("The data folder could not be brought to the disk.", { cause });
    waiters.forEach(({ reject }) => broken && reject(broken));
    waiters = [];
  };
  const run = async () => {
    runs = true;
    while (done < asked && !broken) {
      const until = asked;
      try {
        await Promise.all([...waiting.keys()].map((file) => flush(file)));
        reached(until);
      } catch (error) {
        // `before` may have flushed these files meanwhile, and the engine closed them.
        if (done < until) fail(error);
      }
    }
    runs = false;
  };

  return {
    /** How many wishes there have been: what `since` takes. */
    asked: () => asked,
    /** Notes that a log file is to be flushed and begins with it. */
    later(file: number) {
      if (broken) throw broken;
      asked += 1;
      waiting.set(file, asked);
      if (!runs) void run();
    },
    /** Flushes what waits, at once: before any other file is changed, and before a log file is closed. */
    before() {
      if (broken) throw broken;
      if (done === asked) return;
      try {
        for (const file of waiting.keys()) flushNow(file);
      } catch (error) {
        fail(error);
        throw broken;
      }
      reached(asked);
    },
    /**
     * Resolves once everything that was wished for is on the disk; at once when nothing was since `mark`.
     * Rejects with `FlushFailedError`.
     */
    since(mark: number): Promise<void> {
      if (broken) return Promise.reject(broken);
      const until = asked;
      if (until === mark || until <= done) return Promise.resolve();
      return new Promise((resolve, reject) => waiters.push({ until, resolve, reject }));
    },
  };
}
