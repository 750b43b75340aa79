import { and, desc, eq, gte, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { accountTransaction } from "#api/db/schema/ledger.ts";
import type { Call } from "#api/http/context.ts";
import type { ReceivedPayment } from "#contract/sales/desks.ts";

const shownPayments = 8;
const newForMs = 7 * 86_400_000;

/** Money that came in for files in the last seven days, the newest first; null for those who see no invoices. */
export async function receivedPayments(
  tx: Tx,
  call: Call,
  files: SQL | undefined,
): Promise<ReceivedPayment[] | null> {
  if (!call.signedIn().permissions.includes("invoices.view")) return null;
  const rows = await tx
    .select({
      uid: clientFile.uid,
      reference: clientFile.reference,
      name: clientFile.name,
      agency_name: agency.name,
      currency: clientFile.currency,
      seq: accountTransaction.seq,
      cents: sql<number>`(-${accountTransaction.valueCents})`,
      received_at: accountTransaction.createdAt,
    })
    .from(accountTransaction)
    .innerJoin(clientFile, eq(clientFile.id, accountTransaction.fileId))
    .innerJoin(agency, eq(agency.id, clientFile.agencyId))
    .where(
      and(
        files,
        // Said as it stands in the index.
        sql`${accountTransaction.type} = 'receipt'`,
        gte(accountTransaction.createdAt, new Date(call.now().getTime() - newForMs)),
      ),
    )
    .orderBy(desc(accountTransaction.createdAt), desc(accountTransaction.id))
    .limit(shownPayments);
  return rows.map(({ received_at: at, ...row }) => ({ ...row, received_at: at.toISOString() }));
}
