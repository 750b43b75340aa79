import { and, asc, eq, gte, inArray, isNotNull } from "drizzle-orm";
import { pino } from "pino";
import { readSubmission } from "#api/modules/files/client-file/submission.ts";
import { tellStock } from "#api/modules/sales/supplier-requests/tell-stock.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { supplier } from "#api/db/schema/company.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import type { DemoOptions } from "./seed-demo.ts";

/** The supplier whose desk is shown, and how many bookings it has been told of. */
const toldSupplier = "STEROT";
const toldFiles = 2;

/** Tells suppliers of the next bookings that hold something of Steamvale's stock, as the product does. */
export async function seedStockNotices(tx: Tx, { now, today }: DemoOptions): Promise<void> {
  const files = await tx
    .selectDistinct({ id: clientFile.id, travelDate: clientFile.travelDate })
    .from(serviceLine)
    .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
    .innerJoin(supplier, eq(supplier.id, serviceLine.supplierId))
    .where(
      and(
        eq(supplier.code, toldSupplier),
        eq(serviceLine.status, "AL"),
        isNotNull(serviceLine.optionId),
        eq(clientFile.kind, "booking"),
        inArray(clientFile.status, ["Confirmed", "Mixed", "Processing", "Finalised"]),
        gte(clientFile.travelDate, today),
      ),
    )
    .orderBy(asc(clientFile.travelDate), asc(clientFile.id))
    .limit(toldFiles);
  const teller = {
    account: null,
    now: () => now,
    requestId: "seed",
    log: pino({ level: "silent" }),
    sendEvents: () => Promise.resolve(),
  };
  for (const { id } of files) {
    const file = await readSubmission(tx, id, { lock: false });
    await tellStock(tx, { ...file, lines: [] }, file, teller);
  }
  // A demo writes to nobody: what it tells stands among the mails that were sent.
  await tx
    .update(outboxMessage)
    .set({ status: "sent", sentAt: now, nextAttemptAt: null, attempts: 1 })
    .where(eq(outboxMessage.status, "queued"));
}
