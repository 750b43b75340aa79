import { and, asc, desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { contains } from "#api/db/contains.ts";
import type { Tx } from "#api/db/client.ts";
import { orderedBy } from "#api/db/ordered-by.ts";
import { plannedAnew } from "#api/db/planning.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { payment, paymentSession } from "#api/db/schema/payment.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import type { PaymentRow } from "#contract/money/payment.ts";
import type { listPayments } from "#contract/money/payments.ts";

type Query = InputOf<typeof listPayments>["query"];

const isParked = sql<boolean>`exists (select from ${paymentSession}
  where ${paymentSession.paymentId} = ${payment.id} and ${paymentSession.state} = 'parked')`;

const columns = {
  payment,
  parked: isParked,
  file: { uid: clientFile.uid, reference: clientFile.reference, name: clientFile.name },
  agencyName: agency.name,
};

export type ListedPayment = Awaited<ReturnType<ReturnType<typeof paymentsIn>["execute"]>>[number];

/** Payments with what names them, for whoever sees their files in the scope of `tx`. */
export function paymentsIn(tx: Tx) {
  return tx
    .select(columns)
    .from(payment)
    .innerJoin(clientFile, eq(clientFile.id, payment.fileId))
    .innerJoin(agency, eq(agency.id, payment.agencyId))
    .$dynamic();
}

const sortColumns = {
  created_at: sql`${payment.id}`,
  amount: sql`${payment.amountCents}`,
  payer: sql`lower(${payment.payerName})`,
  status: sql`${payment.status}`,
};

function conditions({ q, status, file }: Query["filter"]): SQL | undefined {
  return and(
    q
      ? or(
          contains(payment.merchantReference, q),
          contains(payment.payerName, q),
          contains(payment.payerEmail, q),
          contains(agency.name, q),
        )
      : undefined,
    status ? inArray(payment.status, status) : undefined,
    file ? eq(clientFile.uid, file) : undefined,
  );
}

/** A page of the payments of files that the caller may see. */
export function pageOfPayments(query: Query, call: Call) {
  const { page, per_page: perPage } = query;
  const where = and(plannedAnew, visibleFiles(call), conditions(query.filter));
  return call.database.inScope(call.scope, async (tx) => {
    const rows = await paymentsIn(tx)
      .where(where)
      .orderBy(...orderedBy(query.sort, sortColumns), desc(payment.id), asc(clientFile.id))
      .limit(perPage)
      .offset((page - 1) * perPage);
    const [counted] = await tx
      .select({ total: sql<number>`count(*)::int` })
      .from(payment)
      .innerJoin(clientFile, eq(clientFile.id, payment.fileId))
      .innerJoin(agency, eq(agency.id, payment.agencyId))
      .where(where);
    return { rows: rows.map(presentRow), total: counted?.total ?? 0, page, perPage };
  });
}

/** A payment as lists show it. */
export function presentRow({ payment: row, parked, file, agencyName }: ListedPayment): PaymentRow {
  return {
    uid: row.uid,
    reference: row.merchantReference,
    file: { uid: file.uid, reference: file.reference, name: file.name ?? "" },
    agency_name: agencyName,
    payer_name: row.payerName,
    amount_cents: row.amountCents,
    currency: row.currency,
    status: row.status,
    parked,
    gateway: row.gateway,
    last_text: row.lastText,
    created_at: row.createdAt.toISOString(),
    lock_version: row.lockVersion,
  };
}
