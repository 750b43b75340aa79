import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { rateImport } from "#api/db/schema/rate-import.ts";
import { user } from "#api/db/schema/user.ts";
import type { DemoOptions } from "./seed-demo.ts";
import { seedUid } from "./world/seed-keys.ts";

/** The rate sheet that waits, by the name of its file. */
export const demoSheet = { uid: seedUid("rate-import", "STEROT"), name: "Lakeside rates.csv" };

/** A rate sheet that the hotel sent and nobody has applied yet: two seasons that are new, and one without a price. */
export async function seedRateImports(tx: Tx, { today, now }: DemoOptions): Promise<void> {
  const [hotel] = await tx.select({ id: supplier.id }).from(supplier).where(eq(supplier.code, "STEROT"));
  const [sender] = await tx.select({ id: user.id }).from(user).where(eq(user.username, "product"));
  if (!hotel || !sender) throw new Error("The demo world has no hotel to send a rate sheet");
  const year = Number(today.slice(0, 4)) + 3;
  const headings = ["Room", "Season", "Valid from", "Valid to", "Single", "Double"];
  const season = (name: string, from: string, to: string, prices: [string, string]) => [
    ...["Lakeside room", name, from, to],
    ...prices,
  ];
  await tx.insert(rateImport).values({
    ...demoSheet,
    supplierId: hotel.id,
    kind: "sheet",
    createdBy: sender.id,
    createdAt: now,
    updatedAt: now,
    sheet: {
      sheetName: null,
      otherSheets: [],
      rows: [
        headings,
        season(`Winter ${year}`, `${year}-05-01`, `${year}-09-30`, ["158.00", "171.00"]),
        season(`Summer ${year}`, `${year}-10-01`, `${year + 1}-03-31`, ["199.00", "218.00"]),
        season(`Easter ${year + 1}`, `${year + 1}-04-13`, `${year + 1}-04-17`, ["", "on request"]),
      ],
    },
    mapping: {
      headings,
      header_row: 1,
      season_name: "Lakeside rates",
      markup_bps: 2350,
      status: "provisional",
      columns: (["product", "name", "date_from", "date_to", "cost_SG", "cost_DB"] as const).map(
        (field, index) => ({ index, field }),
      ),
    },
  });
}
