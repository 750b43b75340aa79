import { and, eq, gte, lte, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { invoice } from "#api/db/schema/invoice.ts";
import { accountTransaction, creditNote } from "#api/db/schema/ledger.ts";
import { statementSums, type ValuesByType } from "#api/domain/money/statement.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import type { Call } from "#api/http/context.ts";
import type { Account } from "#api/modules/money/statements/find-account.ts";
import type { StatementEntry } from "#contract/money/statements.ts";

/** Days of a statement, both in it. */
export type Days = { from: string | null; to: string };

/** The days that were asked for; without an end up to today, and never later. */
export function daysOf(asked: { from?: string | undefined; to?: string | undefined }, today: string): Days {
  return { from: asked.from ?? null, to: asked.to ?? today };
}

/** The sums of an account over some days, and how many entries it has in them: one statement. */
export async function readStatementSums(tx: Tx, account: Account, { from, to }: Days, call: Call) {
  const isBefore = from === null ? sql`false` : sql`${accountTransaction.date} < ${from}`;
  const rows = await tx
    .select({
      type: accountTransaction.type,
      before: sql`coalesce(sum(${accountTransaction.valueCents}) filter (where ${isBefore}), 0)`.mapWith(
        Number,
      ),
      within: sql`coalesce(sum(${accountTransaction.valueCents}) filter (where not ${isBefore}), 0)`.mapWith(
        Number,
      ),
      count: sql`count(*) filter (where not ${isBefore})`.mapWith(Number),
    })
    .from(accountTransaction)
    .innerJoin(clientFile, eq(clientFile.id, accountTransaction.fileId))
    .where(and(ofAccount(account, call), lte(accountTransaction.date, to)))
    .groupBy(accountTransaction.type);
  const values = (side: "before" | "within"): ValuesByType =>
    Object.fromEntries(rows.map((row) => [row.type, row[side]]));
  return {
    ...statementSums(values("before"), values("within")),
    count: rows.reduce((sum, { count }) => sum + count, 0),
  };
}

/**
 * Entries of an account in the order of their days, each with what is owed after it. The running sum ends with the last
 * row that is asked for.
 */
export async function readStatementEntries(
  tx: Tx,
  account: Account,
  {
    days: { from, to },
    opening,
    limit,
    offset,
  }: { days: Days; opening: number; limit: number; offset: number },
  call: Call,
): Promise<StatementEntry[]> {
  const running = sql`sum(${accountTransaction.valueCents}) over (order by ${accountTransaction.date}, ${accountTransaction.id})`;
  const rows = await tx
    .select({
      seq: accountTransaction.seq,
      date: accountTransaction.date,
      type: accountTransaction.type,
      value_cents: accountTransaction.valueCents,
      running: running.mapWith(Number),
      method: accountTransaction.method,
      reference: accountTransaction.reference,
      invoice: { number: invoice.number, uid: invoice.uid },
      credit: { number: creditNote.number, uid: creditNote.uid },
      file_uid: clientFile.uid,
      file_reference: clientFile.reference,
      file_name: clientFile.name,
      agency_reference: clientFile.agentReference,
    })
    .from(accountTransaction)
    .innerJoin(clientFile, eq(clientFile.id, accountTransaction.fileId))
    .leftJoin(invoice, eq(invoice.id, accountTransaction.invoiceId))
    .leftJoin(creditNote, eq(creditNote.id, accountTransaction.creditNoteId))
    .where(
      and(
        ofAccount(account, call),
        from === null ? undefined : gte(accountTransaction.date, from),
        lte(accountTransaction.date, to),
      ),
    )
    .orderBy(accountTransaction.date, accountTransaction.id)
    .limit(limit)
    .offset(offset);
  return rows.map(({ running: sum, invoice: of, credit, ...row }) => ({
    ...row,
    balance_cents: opening + sum,
    number: credit?.number ?? of?.number ?? null,
    document: credit?.uid ?? of?.uid ?? null,
  }));
}

/** The query's own half of the wall; row-level security is the other. */
function ofAccount({ agency, brand }: Account, call: Call): SQL | undefined {
  return and(
    eq(accountTransaction.agencyId, agency.id),
    eq(accountTransaction.brandId, brand.id),
    visibleFiles(call),
  );
}
