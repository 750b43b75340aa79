import type { Database } from "#api/db/client.ts";
import { setting } from "#api/db/schema/brand.ts";
import { nextNumber } from "#api/modules/money/ledger/next-number.ts";

/** So many numbers of one series are wanted, so many of them at once; every third is given up again. */
export type NumberTask = { brandId: number; wanted: number; atOnce: number };

const givenUp = new Error("Given up on purpose");

/** Takes numbers out of one series for invoices of 2031, and answers how many were kept. */
export async function raceForNumbers(
  database: Pick<Database, "inScope">,
  { brandId, wanted, atOnce }: NumberTask,
): Promise<number> {
  let [won, next] = [0, 0];
  const take = async () => {
    while (next < wanted) {
      const isGivenUp = next % 3 === 2;
      next += 1;
      try {
        await database.inScope({ audience: "system" }, async (tx) => {
          const series = { brandId, brandCode: "NZ", series: "invoice", year: "2031" } as const;
          // A key is there once: a number that was given twice fails here.
          await tx.insert(setting).values({ key: await nextNumber(tx, series), group: "race" });
          if (isGivenUp) throw givenUp;
        });
        won += 1;
      } catch (error) {
        if (error !== givenUp) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, take));
  return won;
}
