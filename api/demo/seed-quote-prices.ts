import { and, asc, eq, inArray } from "drizzle-orm";
import { roundingSlot } from "#api/domain/files/line-rules.ts";
import { readQuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { repriceFile } from "#api/modules/sales/prices/write-prices.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import type { DemoOptions } from "./seed-demo.ts";
import { seedUid } from "./world/seed-keys.ts";

/** Quotes are priced as whole trips, with the rounding of the people's prices, as the product prices what is saved. */
export async function priceOpenFiles(tx: Tx, { now }: DemoOptions): Promise<void> {
  const files = await tx
    .select({ id: clientFile.id, reference: clientFile.reference })
    .from(clientFile)
    .where(and(eq(clientFile.kind, "quote"), eq(clientFile.department, "FI")))
    .orderBy(clientFile.reference);
  for (const { id, reference } of files) {
    await repriceFile(tx, await readQuoteFile(tx, id), { reason: "Priced when the quote was saved", now });
    await tx
      .update(serviceLine)
      .set({ uid: seedUid("line", `${reference}:rounding`) })
      .where(and(eq(serviceLine.fileId, id), eq(serviceLine.packageSlot, roundingSlot)));
  }
}

/** Takes one service of a file out of the price, to be chosen, and prices the rest. */
export async function makeOneOptional(tx: Tx, fileId: number, now: Date): Promise<void> {
  const [line] = await tx
    .select({ id: serviceLine.id })
    .from(serviceLine)
    .where(
      and(
        eq(serviceLine.fileId, fileId),
        eq(serviceLine.kind, "included"),
        inArray(serviceLine.serviceType, ["AT", "CR", "WK"]),
      ),
    )
    .orderBy(asc(serviceLine.dayNo), asc(serviceLine.seq))
    .limit(1);
  if (!line) return;
  await tx.update(serviceLine).set({ kind: "optional", costed: false }).where(eq(serviceLine.id, line.id));
  await repriceFile(tx, await readQuoteFile(tx, fileId), {
    reason: "Priced when the version was saved",
    now,
  });
}
