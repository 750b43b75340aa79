import { sql } from "drizzle-orm";
import { asOwner, type Database, type Tx } from "#api/db/client.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { pageOfInvoices } from "#api/modules/money/invoice-list/list.ts";
import { readListQuery } from "#contract/list-query.ts";
import { InvoiceListQuery } from "#contract/money/invoice-list.ts";
import { benchListScale, type ListScale } from "#scripts/bench/list-scale.ts";

/** Every part, both sorts both ways, texts rare and common, pages near and far. */
const searches: Record<string, string> = {
  invoices: "",
  "invoices, page 40": "page=40",
  "invoices, page 2 000": "page=2000",
  "invoices, the oldest first": "sort=issue_date",
  "invoices by due day": "sort=due_date",
  "invoices, the last due first": "sort=-due_date",
  "open invoices by due day": "filter[part]=open&sort=due_date",
  "open invoices, the newest first": "filter[part]=open",
  "overdue invoices by due day": "filter[part]=overdue&sort=due_date",
  "paid invoices": "filter[part]=paid",
  "invoices of a month":
    "filter[issue_date_from]=2026-06-01&filter[issue_date_to]=2026-06-30&sort=-issue_date",
  "invoices, a number": "filter[q]=ZZ-2026-0000777",
  "invoices, a booking": "filter[q]=ZZFI000777",
  "invoices, an agency": "filter[q]=agency c4ca",
  "invoices, many agencies": "filter[q]=agency",
  "open invoices of many agencies": "filter[q]=agency&filter[part]=open&sort=due_date",
  "invoices, nothing": "filter[q]=xyzzy",
};

/** Times of the list of all invoices in databases of different size, in milliseconds. */
export function benchInvoiceScale(databases: readonly Database[]): Promise<ListScale[]> {
  const now = () => new Date("2026-11-20T00:00:00Z");
  return benchListScale(databases, {
    searches,
    ask: (database, search, scope) =>
      pageOfInvoices(readListQuery(new URLSearchParams(search), InvoiceListQuery), {
        ...{ database, scope, scoping: "queries-and-rules", now },
      }),
  });
}

/** A connection waits some seconds for the answer to a statement, whatever the machine does besides. */
const filesAtOnce = 5_000;

/** Adds an invoice for every invented file: paid but for one in sixteen, dated by the file's travel. */
export async function addManyInvoices(database: Database): Promise<void> {
  await database.inScope({ audience: "system" }, async (tx) => {
    const [ids] = await rawRows<{ first: number; last: number }>(
      tx,
      sql`select min(id)::int as first, max(id)::int as last from client_file where reference like 'ZZFI%'`,
    );
    const { first = 1, last = 0 } = ids ?? {};
    for (let from = first; from <= last; from += filesAtOnce) await addInvoices(tx, from, from + filesAtOnce);
  });
  await asOwner(database, ({ script }) => script("vacuum analyze invoice"));
}

/** Of the invented files from one id up to another. */
async function addInvoices(tx: Tx, from: number, before: number): Promise<void> {
  await tx.execute(sql`
    insert into invoice (uid, number, file_id, brand_id, agency_id, kind, status, issue_date, due_date, currency,
      language, total_cents, gst_cents, net_ex_cents, bill_to, allocated_cents)
    select '8' || substr(uid, 2), 'ZZ-' || to_char(issued, 'YYYY') || '-' || lpad(id::text, 7, '0'), id, brand_id,
      agency_id, 'full', case when owes = 0 then 'Issued' when owes = 1 then 'Part Paid' else 'Paid' end, issued,
      issued + 30, 'NZD', 'en', 11500, 1500, 10000, '{"name":"A","address":"B","email":"c@example.test"}',
      case when owes = 0 then 0 when owes = 1 then 5000 else 11500 end
    from (select *, travel_date - 90 as issued, hashint4(id) & 31 as owes from client_file
      where id >= ${from}::int and id < ${before}::int and reference like 'ZZFI%') files`);
}
