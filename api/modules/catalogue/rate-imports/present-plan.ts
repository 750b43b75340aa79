import { termsOf, priceOne } from "#api/domain/pricing/unit-price.ts";
import type { Locale } from "#contract/primitives.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { columnLetter } from "#api/domain/rate-sheets/guess-columns.ts";
import type {
  NamedRow,
  Plan,
  PlannedSeason,
  Reason,
} from "#api/modules/catalogue/rate-imports/plan-shapes.ts";
import { presentSeason } from "#api/modules/catalogue/rates/presenter.ts";
import { samePrice } from "#api/modules/catalogue/rate-imports/merge-prices.ts";
import { inputOfSeason } from "#api/modules/catalogue/rates/versions.ts";
import type { ImportCounts } from "#contract/catalogue/rate-imports/import-record.ts";
import type { PlannedRow } from "#contract/catalogue/rate-imports/rate-imports.ts";
import { rowOutcomes } from "#contract/catalogue/rate-imports/sheet-fields.ts";

/** A row with what becomes of it. */
type Judged = { row: NamedRow; season: PlannedSeason | null };

/** What makes a sell price of a cost: null where costs are in a currency that the brand does not sell in. */
export type SellTerms = { gstBps: number; stepCents: number } | null;

/** All rows of a plan in the order of the sheet. */
export function judgedRows({ seasons, loose }: Plan): Judged[] {
  const all = [
    ...seasons.flatMap((season) => season.rows.map((row) => ({ row, season }))),
    ...loose.map((row) => ({ row, season: null })),
  ];
  return all.toSorted((one, other) => one.row.sheet.row - other.row.sheet.row);
}

export function outcomeOf({ season }: Judged): PlannedRow["outcome"] {
  return season?.outcome ?? "rejected";
}

/** How many rows there are of each outcome; together they are all rows. */
export function countsOf(rows: readonly Judged[]): ImportCounts {
  const counts = { rows: rows.length, added: 0, changed: 0, unchanged: 0, overlapping: 0, rejected: 0 };
  for (const outcome of rowOutcomes)
    counts[outcome] = rows.filter((row) => outcomeOf(row) === outcome).length;
  return counts;
}

/** A row as it is read, with the heading of the column that each reason is about. */
export function presentRow(
  judged: Judged,
  { headings, sell, locale }: { headings: readonly string[]; sell: SellTerms; locale: Locale },
): PlannedRow {
  const { row, season } = judged;
  const { sheet, option } = row;
  const columnName = ({ column }: Reason) => {
    if (column === null) return null;
    return headings[column] || columnLetter(column);
  };
  const name =
    option && [inLanguage(option.name, locale), inLanguage(option.comment, locale)].filter(Boolean);
  return {
    row: sheet.row,
    outcome: outcomeOf(judged),
    product: name ? name.join(", ") : sheet.product,
    season: season?.input?.name ?? sheet.name,
    date_from: sheet.dateFrom,
    date_to: sheet.dateTo,
    price_code: sheet.priceCode ?? "",
    prices: pricesOf(judged, sell),
    reasons: row.reasons.map((reason) => ({ column: columnName(reason), text: reason.text })),
  };
}

function pricesOf({ row, season }: Judged, sell: SellTerms): PlannedRow["prices"] {
  const before = season?.before ? inputOfSeason(presentSeason(season.before)).prices : [];
  const isScale = row.option?.basis === "unit" || row.option?.basis === "group";
  return row.sheet.prices.flatMap(({ key, from, to, cents }): PlannedRow["prices"] => {
    if (key === null) return [];
    const size = isScale ? { from: from ?? 1, to: to ?? undefined } : { from: undefined, to: undefined };
    const known = before.find((one) => samePrice(one, { key, ...size }));
    return [
      {
        key,
        from: size.from ?? null,
        to: size.to ?? null,
        before_cents: known?.cost_cents ?? null,
        cost_cents: cents,
        sell_cents: sellOf(cents, known?.sell_cents, season, sell),
      },
    ];
  });
}

/** What one sells for, by the engine's own steps. */
function sellOf(cents: number, stated: number | undefined, season: PlannedSeason | null, terms: SellTerms) {
  if (!season?.input || !terms) return null;
  const { buy_tax_mode, markup_bps, date_from, date_to } = season.input;
  const step = season.option.stepCents ?? terms.stepCents;
  const rate = { id: "", date_from, date_to, buy_tax_mode, markup_bps, cost: {} };
  const own = termsOf(rate, { gstBps: BigInt(terms.gstBps), stepCents: BigInt(step) });
  return Number(priceOne(BigInt(cents), stated, own).sell);
}
