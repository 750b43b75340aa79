import type { Database } from "#api/db/client.ts";

/** The readings that are under way, each shared by the calls that come with the same key. */
export type SharedReadings = {
  /** Answers a call on the reading of its key, which `begin` makes for the first of them. */
  during: <T>(key: string, begin: () => Database, answer: (reading: Database) => Promise<T>) => Promise<T>;
};

/**
 * The calls that a page makes side by side read in one transaction (`one-reading.ts`), for what an opening costs is
 * more than what most of them ask. A key is who calls and the request id of the page; each piece of work sets its own
 * scope, so that who repeats a key gains nothing by it. A reading is let go of a turn after the last call is answered:
 * what a page of this process asks for upon the look-up of its session comes within the same turn.
 */
export function sharedReadings(): SharedReadings {
  const open = new Map<string, { reading: Database; calls: number }>();
  return {
    during: async (key, begin, answer) => {
      const shared = open.get(key) ?? { reading: begin(), calls: 0 };
      open.set(key, shared);
      shared.calls += 1;
      try {
        return await answer(shared.reading);
      } finally {
        shared.calls -= 1;
        setImmediate(() => {
          if (shared.calls === 0 && open.get(key) === shared) open.delete(key);
        });
      }
    },
  };
}
