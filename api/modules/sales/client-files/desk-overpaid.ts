import { and, asc, count, eq, isNotNull } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { overpaidCents } from "#api/db/overpaid.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import type { Call } from "#api/http/context.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import type { OverpaidFile } from "#contract/sales/desks.ts";

const shownFiles = 8;

/**
 * The bookings that are overpaid for longest, also those that are closed or over, whoever looks after them; null for
 * those who refund nothing.
 */
export async function overpaidFiles(
  tx: Tx,
  call: Call,
): Promise<{ rows: OverpaidFile[]; total: number } | null> {
  if (!call.signedIn().permissions.includes("payments.refund")) return null;
  const where = and(visibleFiles(call), isNotNull(clientFile.overpaidSince));
  const [all] = await tx.select({ total: count() }).from(clientFile).where(where);
  const rows = await tx
    .select({
      uid: clientFile.uid,
      reference: clientFile.reference,
      name: clientFile.name,
      agency_name: agency.name,
      since: clientFile.overpaidSince,
      currency: clientFile.currency,
      cents: overpaidCents,
    })
    .from(clientFile)
    .innerJoin(agency, eq(agency.id, clientFile.agencyId))
    .where(where)
    .orderBy(asc(clientFile.overpaidSince), asc(clientFile.id))
    .limit(shownFiles);
  return {
    rows: rows.flatMap(({ since, ...row }) => (since ? { ...row, since: since.toISOString() } : [])),
    total: all?.total ?? 0,
  };
}
