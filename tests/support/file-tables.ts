import { sql } from "drizzle-orm";
import { walls } from "#api/db/access.ts";
import type { Tx } from "#api/db/client.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import type { Scope } from "#api/db/scope.ts";
import { testDemo } from "#tests/support/test-demo.ts";
import { wholeWorld } from "#tests/support/whole-world.ts";

/** Columns by which a row belongs to a file, and what they name. */
const parents = {
  file_id: "client_file",
  line_id: "service_line",
  quote_id: "quote",
  room_id: "room",
} as const;
type Column = keyof typeof parents;
/** A table and the column by which its rows are told apart here: that of the file, or its own key. */
export type FileTable = { name: string; column: Column | "id" };

/** The file and the itinerary have no parent that every audience may read: they go by their own keys. */
const byKey: FileTable[] = [
  { name: "client_file", column: "id" },
  { name: "itinerary", column: "id" },
];
/** How often a label is used counts over all brands: its pairs of numbers are for the whole office. */
const forAll = new Set(["client_file_label"]);

/** The whole demo world, with rows in every table about files, and ways to see what a scope reads of them. */
export async function fileTables() {
  const database = await wholeWorld(testDemo.today);
  const asSystem = <T>(work: (tx: Tx) => Promise<T>) => database.inScope({ audience: "system" }, work);
  const { fileOf, tables } = await asSystem(async (tx) => {
    await fillPoorTables(tx);
    const known = async (table: string, file: string) => {
      const rows = await rawRows<{ id: number; file: number }>(
        tx,
        sql.raw(`select id, ${file} as file from ${table}`),
      );
      return new Map(rows.map(({ id, file: of }) => [id, of]));
    };
    const columns = Object.keys(parents).map((column) => `'${column}'`);
    return {
      fileOf: new Map([
        ["file_id", await known("client_file", "id")],
        ["line_id", await known("service_line", "file_id")],
        ["quote_id", await known("quote", "file_id")],
        ["room_id", await known("room", "file_id")],
        ["client_file", await known("client_file", "id")],
        ["itinerary", await known("itinerary", "file_id")],
      ]),
      tables: await rawRows<FileTable>(
        tx,
        sql.raw(`select c.table_name::text as name, c.column_name::text as column from information_schema.columns c
          where c.table_schema = 'public' and c.column_name in (${columns.join(", ")}) order by 1, 2`),
      ),
    };
  });

  const rowsOf = async (scope: Scope, { name, column }: FileTable, condition = "true") => {
    const found = await database.inScope(scope, (tx) =>
      rawRows<{ parent: number; count: number }>(
        tx,
        sql.raw(`select "${column}" as parent, count(*)::int as count from "${name}"
          where "${column}" is not null and ${condition} group by 1 order by 1`),
      ),
    );
    const files = fileOf.get(column === "id" ? name : column)!;
    return found.map(({ parent, count }) => ({ parent, count, file: files.get(parent)! }));
  };

  return {
    asSystem,
    /** The tables of which an audience may read to which file a row belongs. */
    readableBy: (audience: Scope["audience"]) =>
      [...byKey, ...tables].filter(({ name, column }) => {
        const read = walls.find(({ table }) => table === name)?.audiences[audience]?.read ?? [];
        return !forAll.has(name) && (read === true || read.includes(column));
      }),
    /** How many rows a scope sees under each parent, and the file of those. */
    seen: (scope: Scope, table: FileTable) => rowsOf(scope, table),
    /** The same of the rows that are there, behind every wall. */
    there: (table: FileTable, condition?: string) => rowsOf({ audience: "system" }, table, condition),
  };
}

/** A change, a request to a supplier, a check of availability, feedback, invoices of suppliers and messages for every file: the demo has them for few. */
async function fillPoorTables(tx: Tx): Promise<void> {
  await tx.execute(sql`insert into change_request (uid, file_id, status, wish, proposal, hash, author_name)
    select translate(left(f.uid, 25), 'ILOU', '1100') || 'Z', f.id, 'Open', '{}', '{}', repeat('0', 64), 'Nobody'
    from client_file f`);
  await tx.execute(sql`insert into supplier_request (uid, line_id, supplier_id, kind, status, snapshot, sent_at)
    select translate(left(l.uid, 25), 'ILOU', '1100') || case one.status when 'Sent' then 'Z' else 'Y' end,
      l.id, l.supplier_id, 'new', one.status, '{}', case one.status when 'Sent' then now() end
    from service_line l, (values ('Sent'), ('Draft')) as one (status)
    where l.supplier_id is not null
    on conflict (line_id) where status = 'Draft' do nothing`);
  await tx.execute(sql`insert into credit_note (uid, number, invoice_id, file_id, brand_id, agency_id, issue_date,
      currency, language, reason, total_cents, gst_cents, bill_to)
    select translate(left(i.uid, 25), 'ILOU', '1100') || 'Z', 'XXC-2026-' || i.id, i.id, i.file_id, i.brand_id,
      i.agency_id, i.issue_date, i.currency, i.language, 'goodwill', 0, 0, i.bill_to
    from invoice i where i.number is not null`);
  await tx.execute(sql`insert into review (uid, file_id, line_id, rating, locale, submitted_at)
    select translate(left(uid, 25), 'ILOU', '1100') || 'Z', file_id, id, 4, 'en', now() from service_line
    on conflict (line_id) do nothing`);
  await tx.execute(sql`insert into supplier_invoice (uid, file_id, supplier_id, number, billed_on)
    select translate(left(l.uid, 25), 'ILOU', '1100') || 'Z', l.file_id, l.supplier_id, l.uid, l.date_from
    from service_line l where l.supplier_id is not null`);
  await tx.execute(sql`insert into supplier_invoice_line (supplier_invoice_id, line_id, cents)
    select i.id, l.id, 100 from supplier_invoice i join service_line l on l.uid = i.number`);
  await tx.execute(sql`insert into line_availability (line_id, reason, question, checked_at)
    select id, 'stock', 'asked', now() from service_line`);
  await tx.execute(sql`insert into file_message (uid, file_id, author, author_name, body, for_client)
    select translate(left(f.uid, 25), 'ILOU', '1100') || case when for_client then 'Z' else 'Y' end,
      f.id, 'office', 'Nobody', 'Words', for_client
    from client_file f, (values (true), (false)) as one (for_client)`);
}
