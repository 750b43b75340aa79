import { and, asc, eq, gt, min, ne, notInArray, sql } from "drizzle-orm";
import { clientFile } from "#api/db/schema/client-file.ts";
import { invoice } from "#api/db/schema/invoice.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import type { listTransferTargets, TransferTarget } from "#contract/money/transfers.ts";

const atMost = 50;

/** Other bookings of the agency of a file that have something open; what is due first comes first. */
export async function showTransferTargets(
  { params }: InputOf<typeof listTransferTargets>,
  call: Call,
): Promise<{ files: TransferTarget[] }> {
  const fileId = await findFileId(params, call);
  return call.database.inScope(call.scope, async (tx) => {
    const [own] = await tx.select().from(clientFile).where(eq(clientFile.id, fileId));
    if (!own) return { files: [] };
    const open = sql<number>`sum(${invoice.totalCents} - ${invoice.creditedCents} - ${invoice.writtenOffCents} - ${invoice.allocatedCents})::int`;
    const files = await tx
      .select({
        uid: clientFile.uid,
        reference: clientFile.reference,
        name: clientFile.name,
        travel_date: clientFile.travelDate,
        open_cents: open,
      })
      .from(clientFile)
      .innerJoin(invoice, eq(invoice.fileId, clientFile.id))
      .where(
        and(
          visibleFiles(call),
          eq(clientFile.agencyId, own.agencyId),
          eq(clientFile.brandId, own.brandId),
          eq(clientFile.currency, own.currency),
          eq(clientFile.kind, "booking"),
          ne(clientFile.id, fileId),
          notInArray(invoice.status, ["Draft", "Void"]),
        ),
      )
      .groupBy(clientFile.id)
      .having(gt(open, 0))
      .orderBy(asc(min(invoice.dueDate)), asc(clientFile.id))
      .limit(atMost);
    return { files };
  });
}
