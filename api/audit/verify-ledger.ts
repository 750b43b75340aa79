import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import { isOverpaid } from "#api/db/overpaid.ts";
import { rawRows } from "#api/db/raw-rows.ts";

/** What does not agree between the ledger of a file and its documents. */
export type LedgerFault = { reference: string; fault: (typeof faults)[number][0] };

/**
 * What must hold of every file, by what is said where it does not: entries follow each other and add up, each document
 * has its entry and each entry its document, documents add up to their lines, where an invoice stands follows from
 * credit notes and entries, and what is overpaid is marked. Each is a query of the files of which it does not hold.
 */
const faults = [
  [
    "the ledger does not add up",
    sql`select file_id from (select file_id, seq, balance_cents,
        row_number() over ledger as place, sum(value_cents) over ledger as balance
      from account_transaction window ledger as (partition by file_id order by seq)) e
      where seq <> place or balance_cents <> balance`,
  ],
  [
    "an invoice and its entry do not agree",
    sql`select i.file_id from invoice i
      left join account_transaction e on e.invoice_id = i.id and e.type = 'invoice'
      where i.number is not null
      group by i.id having count(e.id) <> 1 or sum(e.value_cents) <> i.total_cents`,
  ],
  [
    "a credit note and its entry do not agree",
    sql`select c.file_id from credit_note c
      left join account_transaction e on e.credit_note_id = c.id
      group by c.id having count(e.id) <> 1 or sum(e.value_cents) <> -c.total_cents`,
  ],
  [
    "an invoice does not add up to its lines",
    sql`select i.file_id from invoice i join invoice_line l on l.invoice_id = i.id
      where i.number is not null
      group by i.id having sum(l.amount_cents) <> i.total_cents or sum(l.gst_cents) <> i.gst_cents`,
  ],
  [
    "a credit note does not add up to its lines",
    sql`select c.file_id from credit_note c join credit_note_line l on l.credit_note_id = c.id
      group by c.id having sum(l.amount_cents) <> c.total_cents or sum(l.gst_cents) <> c.gst_cents`,
  ],
  [
    "an invoice does not stand where credit notes and write-offs put it",
    sql`select i.file_id from invoice i where i.number is not null and (
      i.credited_cents <> (select coalesce(sum(c.total_cents), 0) from credit_note c where c.invoice_id = i.id)
      or i.written_off_cents <> (select coalesce(-sum(e.value_cents), 0) from account_transaction e
        where e.invoice_id = i.id and e.type in ('write_off', 'write_back')))`,
  ],
  [
    "invoices were given more than came in",
    sql`select i.file_id from invoice i group by i.file_id having sum(i.allocated_cents) >
      (select coalesce(-sum(e.value_cents), 0) from account_transaction e
        where e.file_id = i.file_id and e.type in ('receipt', 'refund', 'transfer', 'surcharge'))`,
  ],
  [
    "money that moved between files does not agree",
    sql`select e.file_id from account_transaction e where e.type = 'transfer'
      group by e.file_id, e.other_file_id, e.date having sum(e.value_cents) <>
        (select coalesce(-sum(o.value_cents), 0) from account_transaction o where o.type = 'transfer'
          and o.file_id = e.other_file_id and o.other_file_id = e.file_id and o.date = e.date)`,
  ],
  [
    "what is overpaid is not marked, or what is marked is not overpaid",
    sql`select id from client_file where (overpaid_since is not null) <> (${isOverpaid})`,
  ],
] as const satisfies readonly (readonly [string, SQL])[];

/** Every file whose ledger and documents do not agree, with what is wrong; and how many entries were looked at. */
export function verifyLedger(database: Database): Promise<{ entries: number; faults: LedgerFault[] }> {
  return inSystem(database, "All ledgers are held against their documents, whosever they are", async (tx) => {
    const found: LedgerFault[] = [];
    for (const [fault, files] of faults) {
      const rows = await rawRows<{ reference: string }>(
        tx,
        sql`select reference from client_file where id in (${files}) order by reference`,
      );
      found.push(...rows.map(({ reference }) => ({ reference, fault })));
    }
    const rows = await rawRows<{ entries: number }>(
      tx,
      sql`select count(*)::int as entries from account_transaction`,
    );
    return { entries: rows[0]?.entries ?? 0, faults: found };
  });
}
