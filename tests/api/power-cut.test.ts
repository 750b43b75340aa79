import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPglite } from "#api/db/pglite.ts";
import type { Connection } from "#api/db/client.ts";
import { diskStorage } from "#api/uploads/storage.ts";
import { limitOf } from "#tests/support/long-run.ts";
import { uploadOf } from "#tests/support/power-cut/upload-of.ts";

/** Every commit begins here; `npm run test:cut` takes forty. */
const usual = 4;
const cuts = Number(process.env["POWER_CUTS"] ?? usual);
const seed = Number(process.env["CUT_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
const root = realpathSync(mkdtempSync(join(tmpdir(), "waymark-cut-")));
const images = join(root, "images");

beforeAll(
  async () => {
    const program = ["--import", "./tests/support/power-cut/disk.mjs", "--import", "tsx"];
    const child = spawn(process.execPath, [...program, "tests/support/power-cut/work.ts"], {
      env: {
        ...process.env,
        CUT_FOLDER: join(root, "data"),
        CUT_IMAGES: images,
        CUT_COUNT: String(cuts),
        CUT_SEED: String(seed),
      },
      stdio: ["ignore", "inherit", "inherit"],
    });
    const ended = once(child, "exit");
    const last = join(images, `${cuts - 1}.json`);
    const all = (async () => {
      while (!existsSync(last)) await new Promise((again) => setTimeout(again, 50));
    })();
    await Promise.race([all, ended]);
    if (child.exitCode !== null) throw new Error("The program that is to be cut off ended by itself");
    child.kill("SIGKILL");
    await ended;
  },
  limitOf({ rounds: cuts, usual, usualMs: 240_000, eachMs: 20_000 }),
);
afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each(Array.from({ length: cuts }, (_, number) => number))(
  `opens after power cut %i (CUT_SEED=${seed}) with every acknowledged change and no half one`,
  async (number) => {
    const image = join(images, String(number));
    // Written by disk.mjs.
    const { acknowledged, luck } = JSON.parse(readFileSync(`${image}.json`, "utf8")) as {
      acknowledged: number[];
      luck: number;
    };
    const database = await openPglite({ dataDir: image });
    try {
      const kept = acknowledged.length === 0 ? await keptIfAny(database) : await keptIn(database);
      const lost = acknowledged.filter((change) => change > 0 && !kept.left.includes(change));
      expect({ luck, lost }).toEqual({ luck, lost: [] });
      expect(kept.right).toEqual(kept.left);
      expect(kept.total).toBe(kept.left.length);
      const files = diskStorage(join(image, "uploads"));
      for (const change of kept.left)
        expect((await files.get(uploadOf(change)))?.length).toBe((change * 37) % 6000);
      await database.asOwner(async ({ script }) => {
        for (const after of ["create table afterwards as select 1 as one", "vacuum", "checkpoint"])
          await script(after);
      });
    } finally {
      await database.close();
    }
    rmSync(image, { recursive: true });
  },
);

/** What the changes left behind, read from the tables and from their keys alike. */
function keptIn(database: Connection) {
  return database.asOwner(async ({ queries, script }) => {
    const numbers = async (table: string) => {
      await script("set enable_seqscan = off");
      const byKey = await numbersOf(table);
      await script("set enable_seqscan = on; set enable_indexscan = off; set enable_indexonlyscan = off");
      const byRow = await numbersOf(table);
      await script("reset all");
      expect(byKey).toEqual(byRow);
      return byRow;
    };
    const numbersOf = async (table: string) => {
      const rows = await queries
        .select({ number: sql<number>`number` })
        .from(sql.raw(table))
        .orderBy(sql`number`);
      return rows.map((row) => row.number);
    };
    const [count] = await queries.select({ total: sql<number>`total` }).from(sql.raw("cut_count"));
    return { left: await numbers("cut_left"), right: await numbers("cut_right"), total: count?.total };
  });
}

/** Before the first acknowledgement there may be no tables yet. */
async function keptIfAny(database: Connection) {
  const there = await database.asOwner(({ queries }) =>
    queries.select({ found: sql<boolean>`to_regclass('cut_count') is not null` }).from(sql`(select) as one`),
  );
  return there[0]?.found ? keptIn(database) : { left: [], right: [], total: 0 };
}
