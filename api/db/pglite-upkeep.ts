import { setImmediate as otherWork } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import type { FlushedFiles } from "./flushed-files.ts";

/** So much log may gather before a checkpoint is made; a start after a crash reads it in a second or two. */
const logBetweenCheckpoints = 32 * 1024 * 1024;

/**
 * Tables with many dead rows or many changes since they were last looked at, by PostgreSQL's own measure, and those
 * whose oldest row has not been looked at for a very long time. Counts begin anew with each start.
 */
const wornTables = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_all_tables s join pg_class c on c.oid = s.relid
  where s.schemaname <> 'pg_toast' and c.relkind = 'r'
    and (s.n_dead_tup > 50 + 0.2 * s.n_live_tup or s.n_mod_since_analyze > 50 + 0.1 * s.n_live_tup
      or age(c.relfrozenxid) > 100000000)
  order by 1`;

export type Upkeep = ReturnType<typeof createUpkeep>;

/** What PostgreSQL does in the background, of which the embedded one has none: checkpoints, and space of dead rows. */
export function createUpkeep(client: PGlite, files: FlushedFiles) {
  let pauses = 0;
  let running: Promise<void> | undefined;
  const checkpoint = async () => {
    if (pauses > 0 || files.logBytes === 0) return;
    await client.exec("checkpoint");
    files.logBytes = 0;
  };
  /** One at a time; a second wish joins the first. */
  const once = (work: () => Promise<void>) => {
    running ??= work().finally(() => (running = undefined));
    return running;
  };
  return {
    /** To be called after each piece of work. A failure shows with the next checkpoint, and in what is written next. */
    afterWork() {
      if (files.logBytes > logBetweenCheckpoints && pauses === 0)
        void once(checkpoint).catch(() => undefined);
    },
    /** Gives the space of dead rows back to their tables, brings the planner's figures up to date, and checkpoints. */
    run: () =>
      once(async () => {
        await client.exec("select pg_stat_force_next_flush()");
        const { rows } = await client.query<{ name: string }>(wornTables);
        for (const { name } of rows) {
          await client.exec(`vacuum (analyze) ${name}`);
          await otherWork();
        }
        await checkpoint();
      }),
    /** Runs `work` while no checkpoint is made, so that the log from its beginning on stays. */
    async withoutCheckpoints<T>(work: () => Promise<T>): Promise<T> {
      pauses += 1;
      try {
        await running?.catch(() => undefined);
        return await work();
      } finally {
        pauses -= 1;
      }
    },
  };
}
