import { and, eq, gte, inArray, lt, lte, or, sql, type SQL } from "drizzle-orm";
import { contains } from "#api/db/contains.ts";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { invoice } from "#api/db/schema/invoice.ts";
import { documentSeries } from "#api/db/schema/ledger.ts";
import type { InputOf } from "#api/http/mount.ts";
import type { InvoicePart, listAllInvoices } from "#contract/money/invoice-list.ts";

type Filter = InputOf<typeof listAllInvoices>["query"]["filter"];

/** As many agencies of a part of a name are looked at. */
const mostAgencies = 200;

/** What the filter means; null where it can match no invoice. What people type is first looked up in small tables. */
export async function conditionsOf(tx: Tx, filter: Filter, today: string): Promise<SQL | null | undefined> {
  const found = filter.q ? await foundBy(tx, filter.q.trim()) : undefined;
  if (found === null) return null;
  return and(
    found,
    partOf(filter.part, today),
    filter.issue_date_from ? gte(invoice.issueDate, filter.issue_date_from) : undefined,
    filter.issue_date_to ? lte(invoice.issueDate, filter.issue_date_to) : undefined,
  );
}

function partOf(part: InvoicePart | undefined, today: string): SQL | undefined {
  const open = sql`${invoice.status} in ('Issued', 'Part Paid')`;
  if (part === "open") return open;
  if (part === "overdue") return and(open, lt(invoice.dueDate, today));
  return part === "paid" ? eq(invoice.status, "Paid") : undefined;
}

async function foundBy(tx: Tx, typed: string): Promise<SQL | null> {
  const files = await tx
    .select({ id: clientFile.id })
    .from(clientFile)
    .where(eq(clientFile.reference, typed.toUpperCase()));
  const agencies = await tx
    .select({ id: agency.id })
    .from(agency)
    .where(contains(agency.name, typed))
    .orderBy(agency.name)
    .limit(mostAgencies);
  const numbers = await numbersOf(tx, typed);
  const conditions = [
    files.length > 0 ? inArray(invoice.fileId, idsOf(files)) : undefined,
    agencies.length > 0 ? inArray(invoice.agencyId, idsOf(agencies)) : undefined,
    numbers.length > 0 ? inArray(invoice.number, numbers) : undefined,
  ].filter((condition) => condition !== undefined);
  return or(...conditions) ?? null;
}

/** The number itself; of its last digits the number of every series. */
async function numbersOf(tx: Tx, typed: string): Promise<string[]> {
  if (!/^\d{1,6}$/.test(typed)) return [typed.toUpperCase()];
  const series = await tx
    .select({ code: brand.code, year: documentSeries.year })
    .from(documentSeries)
    .innerJoin(brand, eq(brand.id, documentSeries.brandId))
    .where(eq(documentSeries.series, "invoice"));
  return series.map(({ code, year }) => `${code}-${year}-${typed.padStart(6, "0")}`);
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
