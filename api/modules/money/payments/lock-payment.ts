import { asc, eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { payment, paymentSession } from "#api/db/schema/payment.ts";
import { lockFile } from "#api/modules/files/client-file/lock-file.ts";

export type PaymentRecord = typeof payment.$inferSelect;
export type SessionRecord = typeof paymentSession.$inferSelect;

/** Keeps a payment for this transaction, its file before it as everybody does who writes to the ledger of the file. */
export async function lockPayment(
  tx: Tx,
  { id, fileId }: Pick<PaymentRecord, "id" | "fileId">,
): Promise<PaymentRecord> {
  await lockFile(tx, fileId);
  const [row] = await tx.select().from(payment).where(eq(payment.id, id)).for("update");
  if (!row) throw new Error("A payment that was found is gone");
  return row;
}

/** The attempts of a payment, the first before all. */
export function readSessions(tx: Tx, paymentId: number): Promise<SessionRecord[]> {
  return tx
    .select()
    .from(paymentSession)
    .where(eq(paymentSession.paymentId, paymentId))
    .orderBy(asc(paymentSession.attempt));
}
