import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#api/db/client.ts";
import { rateLimit } from "#api/db/schema/session.ts";
import { tooMany } from "#api/http/refusal.ts";
import { withCounters } from "#api/http/with-counters.ts";

/**
 * So many events in so many seconds. `scope`: all events of their kind that come from one address are counted, so that
 * nobody there is let through when it is reached.
 */
export type Limit = { max: number; seconds: number; scope?: "address" };

type Counted = { count: number; resetSeconds: number };

/**
 * Fixed windows counted in the database, so that all processes share them. `key` says what is counted for
 * whom, for example `sign-in:agent:anke@10.0.0.1`.
 */
export class RateLimits {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date,
  ) {}

  private window({ seconds }: Limit) {
    const second = Math.floor(this.now().getTime() / 1000);
    const start = second - (second % seconds);
    return { start, resetSeconds: start + seconds - second };
  }

  /** Adds one to the counter and answers its new value. */
  async add(key: string, limit: Limit): Promise<Counted> {
    const { start, resetSeconds } = this.window(limit);
    // The window before still is asked for by `previous`.
    const expiresAt = new Date((start + 2 * limit.seconds) * 1000);
    const rows = await withCounters(this.database, (tx) =>
      tx
        .insert(rateLimit)
        .values({ key, windowStart: start, count: 1, expiresAt })
        .onConflictDoUpdate({
          target: [rateLimit.key, rateLimit.windowStart],
          set: { count: sql`${rateLimit.count} + 1` },
        })
        .returning({ count: rateLimit.count }),
    );
    return { count: rows[0]?.count ?? 1, resetSeconds };
  }

  /** The counter without adding to it. */
  async read(key: string, limit: Limit): Promise<Counted> {
    const { start, resetSeconds } = this.window(limit);
    return { count: await this.countAt(key, start), resetSeconds };
  }

  /** Counts one event; throws the 429 refusal once there are more than the limit allows. */
  async take(key: string, limit: Limit, message?: (seconds: number) => string) {
    const { count, resetSeconds } = await this.add(key, limit);
    if (count > limit.max) {
      throw tooMany(resetSeconds, message?.(resetSeconds), { ...limit, now: this.now() });
    }
  }

  /** Takes one event back that turned out not to count. */
  async forgive(key: string, limit: Limit) {
    const { start } = this.window(limit);
    await withCounters(this.database, (tx) =>
      tx
        .update(rateLimit)
        .set({ count: sql`greatest(${rateLimit.count} - 1, 0)` })
        .where(and(eq(rateLimit.key, key), eq(rateLimit.windowStart, start))),
    );
  }

  /** The events of the window before this one. */
  previous(key: string, limit: Limit): Promise<number> {
    return this.countAt(key, this.window(limit).start - limit.seconds);
  }

  private async countAt(key: string, windowStart: number): Promise<number> {
    const rows = await withCounters(this.database, (tx) =>
      tx
        .select({ count: rateLimit.count })
        .from(rateLimit)
        .where(and(eq(rateLimit.key, key), eq(rateLimit.windowStart, windowStart))),
    );
    return rows[0]?.count ?? 0;
  }
}
