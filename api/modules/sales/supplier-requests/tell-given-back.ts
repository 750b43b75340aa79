import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import type { Call } from "#api/http/context.ts";
import { readSubmission, type Submission } from "#api/modules/files/client-file/submission.ts";
import { tellStock } from "#api/modules/sales/supplier-requests/tell-stock.ts";

/** Those of some files that hold something of a supplier's stock, as they stand. Quotes seldom do. */
export async function readHolding(tx: Tx, fileIds: readonly number[]): Promise<Submission[]> {
  const rows = await tx
    .selectDistinct({ fileId: serviceLine.fileId })
    .from(serviceLine)
    .where(
      and(
        inArray(serviceLine.fileId, [...fileIds]),
        eq(serviceLine.status, "AL"),
        isNotNull(serviceLine.optionId),
      ),
    );
  const holding: Submission[] = [];
  for (const { fileId } of rows) holding.push(await readSubmission(tx, fileId, { lock: false }));
  return holding;
}

/** Tells suppliers that files which are over need nothing of theirs any more. */
export async function tellGivenBack(
  tx: Tx,
  holding: readonly Submission[],
  teller: Pick<Call, "now" | "sendEvents" | "log" | "requestId">,
): Promise<void> {
  for (const file of holding) await tellStock(tx, file, { ...file, lines: [] }, { ...teller, account: null });
}
