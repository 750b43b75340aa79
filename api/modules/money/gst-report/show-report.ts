import { inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { gstTotals } from "#api/domain/money/gst-report.ts";
import { ratesOfTaxCodes } from "#api/domain/money/tax.ts";
import { addDays, todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notFound } from "#api/http/refusal.ts";
import { type Period, type ReportedPart, readParts } from "#api/modules/money/gst-report/read-parts.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { GstEntry, GstReport, listGstEntries, showGstReport } from "#contract/money/gst-report.ts";
import { TaxCode } from "#contract/money/ledger-words.ts";

/** A year, and no more at once: a report is read whole. */
const mostDays = 366;

type Asked = InputOf<typeof showGstReport>["query"];

/** The tax of one of the caller's brands over some days, by month and tax code. */
export function showReport({ query }: InputOf<typeof showGstReport>, call: Call): Promise<GstReport> {
  return call.database.inScope(call.scope, async (tx) => {
    const house = await findHouse(tx, query, call);
    const parts = await readParts(tx, house.period);
    const rates = ratesOfTaxCodes(house.brand.taxBps);
    const { from, to, basis } = house.period;
    return {
      brand: house.brand.code,
      brands: house.brands,
      currency: house.brand.currency,
      tax_number: house.brand.taxNumber,
      ...{ basis, from, to, shortened: house.shortened },
      months: gstTotals(parts).map(({ month, kind, taxCode, cents, gst, parts: entries }) => ({
        ...{ month, kind, tax_code: taxCode, rate_bps: rates[taxCode], entries },
        ...amountsOf({ cents, gst }),
      })),
      by_code: TaxCode.options.flatMap((code) => {
        const own = parts.filter(({ taxCode }) => taxCode === code);
        return own.length === 0 ? [] : [{ tax_code: code, rate_bps: rates[code], ...amountsOf(sumOf(own)) }];
      }),
      gst_cents: sumOf(parts).gst,
    };
  });
}

/** A page of what the report of some days is made of, narrowed to a month, a tax code or what was taken back. */
export function listEntries({ query }: InputOf<typeof listGstEntries>, call: Call) {
  const { filter, page, per_page: perPage } = query;
  return call.database.inScope(call.scope, async (tx) => {
    const { period } = await findHouse(tx, filter, call);
    const parts = await readParts(tx, period);
    const shown = parts.filter(
      ({ on, taxCode, kind }) =>
        (filter.month === undefined || on.startsWith(filter.month)) &&
        (filter.code === undefined || taxCode === filter.code) &&
        (filter.kind === undefined || kind === filter.kind),
    );
    const rows = shown.slice((page - 1) * perPage, page * perPage).map(presentPart);
    return { rows, total: shown.length, page, perPage };
  });
}

/** The brand that is asked for among those of the caller, the first without one, and the days; 404 for any other brand. */
async function findHouse(tx: Tx, asked: Asked, call: Call) {
  const { scope } = call;
  const own = scope.audience === "office" ? scope.brandIds : [];
  const brands = await tx.select().from(brand).where(inArray(brand.id, own)).orderBy(brand.id);
  const found = asked.brand ? brands.find(({ code }) => code === asked.brand) : brands[0];
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  const today = todayIn(found.timezone, call.now());
  const to = asked.to ?? today;
  const wanted = asked.from ?? startOfLastMonth(to);
  const earliest = addDays(to, 1 - mostDays);
  const from = wanted < earliest ? earliest : wanted;
  const period: Period = { brandId: found.id, from, to, basis: asked.basis ?? "documents" };
  return { brand: found, brands: brands.map(({ code }) => code), period, shortened: from !== wanted };
}

function startOfLastMonth(day: string): string {
  return `${addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
}

function presentPart({
  on,
  kind,
  taxCode,
  cents,
  gst,
  number,
  seq,
  document,
  movedBy,
}: ReportedPart): GstEntry {
  return {
    ...{ date: on, kind, tax_code: taxCode, number, document: document.uid, moved_by: movedBy, seq },
    ...document.about,
    ...amountsOf({ cents, gst }),
  };
}

function amountsOf({ cents, gst }: { cents: number; gst: number }) {
  return { taxable_cents: cents - gst, gst_cents: gst, total_cents: cents };
}

function sumOf(parts: readonly ReportedPart[]) {
  return parts.reduce((sum, { cents, gst }) => ({ cents: sum.cents + cents, gst: sum.gst + gst }), {
    cents: 0,
    gst: 0,
  });
}
