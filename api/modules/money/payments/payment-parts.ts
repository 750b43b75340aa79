import { eq } from "drizzle-orm";
import type { AuditSource } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { payment, paymentExchange } from "#api/db/schema/payment.ts";
import type { Call } from "#api/http/context.ts";
import type { ExchangeKind } from "#contract/money/payment-words.ts";

/** What work on payments needs, in a call as well as by the clock. */
export type PaymentParts = AuditSource &
  Pick<Call, "database" | "sendEvents" | "log" | "gateway" | "publicUrl" | "mailQueued"> & {
    account: Call["account"];
  };

type Said = { kind: ExchangeKind; session: string | null; outcome: string; code?: string | null };

/** Writes down what was said to the card company, or came from it. */
export async function noteExchange(tx: Tx, paymentId: number, at: Date, said: Said): Promise<void> {
  const { kind, session, outcome, code } = said;
  await tx
    .insert(paymentExchange)
    .values({ paymentId, at, kind, sessionId: session, outcome: outcome.slice(0, 200), code: code ?? null });
}

/** Changes a payment that is locked. */
export async function changePayment(
  tx: Tx,
  { id, lockVersion }: { id: number; lockVersion: number },
  change: Partial<typeof payment.$inferInsert>,
  at: Date,
): Promise<void> {
  await tx
    .update(payment)
    .set({ ...change, updatedAt: at, lockVersion: lockVersion + 1 })
    .where(eq(payment.id, id));
}
