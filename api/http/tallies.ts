import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "#api/db/client.ts";
import { rateLimit } from "#api/db/schema/session.ts";
import { withCounters } from "#api/http/with-counters.ts";

/** What is counted, in windows of so many seconds. */
export type Tally = { key: string; seconds: number };

/**
 * `total` is the count of this window and the one before: whatever so many seconds are looked at lies within the two,
 * so that nobody gains by beginning a new window.
 */
export type Counted = { current: number; total: number };

/**
 * Counts of many things at once, in the database, so that all processes share them. For questions to which the answer
 * depends on several limits together; a single one is better kept by `RateLimits`.
 */
export class Tallies {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date,
  ) {}

  private startOf({ seconds }: Tally): number {
    const second = Math.floor(this.now().getTime() / 1000);
    return second - (second % seconds);
  }

  /** Adds one to each of the first, and answers all as they then are, by key. */
  count({
    add,
    read = [],
  }: {
    add: readonly Tally[];
    read?: readonly Tally[];
  }): Promise<Map<string, Counted>> {
    const asked = [...add, ...read];
    return withCounters(this.database, async (tx) => {
      if (add.length > 0) {
        await tx
          .insert(rateLimit)
          .values(add.toSorted(byKey).map((tally) => this.rowOf(tally)))
          .onConflictDoUpdate({
            target: [rateLimit.key, rateLimit.windowStart],
            set: { count: sql`${rateLimit.count} + 1` },
          });
      }
      const rows = await tx
        .select({ key: rateLimit.key, start: rateLimit.windowStart, count: rateLimit.count })
        .from(rateLimit)
        .where(
          inArray(
            rateLimit.key,
            asked.map(({ key }) => key),
          ),
        );
      const countAt = (key: string, start: number) =>
        rows.find((row) => row.key === key && row.start === start)?.count ?? 0;
      return new Map(
        asked.map((tally) => {
          const start = this.startOf(tally);
          const current = countAt(tally.key, start);
          return [tally.key, { current, total: current + countAt(tally.key, start - tally.seconds) }];
        }),
      );
    });
  }

  /** Takes one back of each, for what turned out not to count. */
  async takeBack(tallies: readonly Tally[]): Promise<void> {
    const rows = tallies.map((tally) =>
      and(eq(rateLimit.key, tally.key), eq(rateLimit.windowStart, this.startOf(tally))),
    );
    await withCounters(this.database, async (tx) => {
      // Locked in the order in which they are added, so that two calls never wait for each other.
      await tx
        .select({ key: rateLimit.key })
        .from(rateLimit)
        .where(or(...rows))
        .orderBy(sql`${rateLimit.key} collate "C"`)
        .for("update");
      await tx
        .update(rateLimit)
        .set({ count: sql`greatest(${rateLimit.count} - 1, 0)` })
        .where(or(...rows));
    });
  }

  private rowOf(tally: Tally) {
    const windowStart = this.startOf(tally);
    const expiresAt = new Date((windowStart + 2 * tally.seconds) * 1000);
    return { key: tally.key, windowStart, count: 1, expiresAt };
  }
}

/** As the collation "C" orders what is plain ASCII. */
function byKey(one: Tally, other: Tally): number {
  return one.key < other.key ? -1 : 1;
}
