import { sql } from "drizzle-orm";
import { openPglite } from "#api/db/pglite.ts";
import { diskStorage } from "#api/uploads/storage.ts";
import { loadSecrets } from "#server/secret.ts";
import { uploadOf } from "#tests/support/power-cut/upload-of.ts";

/**
 * Changes the embedded database in CUT_FOLDER without end, from several sides at once, and says which changes were
 * acknowledged. Each writes the same number to two tables and a file, some make and drop tables.
 */
const dataDir = process.env["CUT_FOLDER"] ?? "";
const lanes = 3;
// Of `disk.mjs`, which stands beneath this program.
const { acknowledge } = globalThis as typeof globalThis & { acknowledge: (number: number) => void };

loadSecrets(undefined, dataDir);
const database = await openPglite({ dataDir });
const files = diskStorage(`${dataDir}/uploads`);
await database.asOwner(({ script }) =>
  script(`
    create table if not exists cut_left (number int primary key, filler text not null);
    create table if not exists cut_right (number int primary key, filler text not null);
    create table if not exists cut_count (total int not null);
    insert into cut_count select 0 where not exists (select from cut_count);`),
);
acknowledge(0);

let newest = 0;
async function change(number: number) {
  const filler = "x".repeat((number * 37) % 6000);
  await files.put(uploadOf(number), Buffer.from(filler));
  await database.transaction(
    async (tx) => {
      await tx.execute(sql`insert into cut_left values (${number}, ${filler})`);
      if (number % 9 === 0)
        await tx.execute(sql.raw(`create table cut_made_${number} as select * from cut_left`));
      if (number % 18 === 0) await tx.execute(sql.raw(`drop table if exists cut_made_${number - 9}`));
      await tx.execute(sql`update cut_count set total = total + 1`);
      await tx.execute(sql`insert into cut_right values (${number}, ${filler})`);
    },
    [["application_name", "power cut"]],
  );
  acknowledge(number);
  // A new file of the log: its name has to be on the disk before a change in it counts.
  if (number % 20 === 10) await database.asOwner(({ script }) => script("select pg_switch_wal()"));
  if (number % 60 === 0) await database.upkeep?.();
}

const side = async (): Promise<void> => {
  for (;;) await change(++newest);
};
await Promise.all(Array.from({ length: lanes }, side));
