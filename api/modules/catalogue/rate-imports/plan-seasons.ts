import { isUnchanged } from "#api/audit/changed-fields.ts";
import { presentSeason, seasonFields } from "#api/modules/catalogue/rates/presenter.ts";
import { priceErrors } from "#api/modules/catalogue/rates/checks.ts";
import type { SeasonRecord } from "#api/modules/catalogue/rates/repository.ts";
import { inputOfSeason, writtenFields, type WrittenSeason } from "#api/modules/catalogue/rates/versions.ts";
import { mergedPrices, pricesTwice } from "#api/modules/catalogue/rate-imports/merge-prices.ts";
import type {
  Ground,
  NamedOption,
  NamedRow,
  PlannedSeason,
  Reason,
  SeasonTerms,
} from "#api/modules/catalogue/rate-imports/plan-shapes.ts";
import type { SheetRow } from "#api/domain/rate-sheets/rows.ts";
import type { ColumnOf } from "#api/domain/rate-sheets/sheet-columns.ts";
import { rateImportTextsIn } from "#api/texts/rate-import-texts.ts";
import { maskOf } from "#api/modules/catalogue/options/presenter.ts";
import { fill } from "#api/texts/texts.ts";
import { weekdays } from "#contract/catalogue/options/option-words.ts";
import type { SheetField } from "#contract/catalogue/rate-imports/sheet-fields.ts";
import { RateSeasonInput } from "#contract/catalogue/rates/rates.ts";
import type { Locale } from "#contract/primitives.ts";

type Parts = { ground: Ground; terms: SeasonTerms; columns: ColumnOf; locale: Locale };

/** A season has forty prices at most, and some rows may name one twice, to be told so. */
const mostRows = 60;

/** What becomes of the rows of one season: with one that is wrong none of them is written. */
export function planSeason(option: NamedOption, rows: NamedRow[], parts: Parts): PlannedSeason {
  const texts = rateImportTextsIn(parts.locale);
  if (rows.length > mostRows) return rejected(option, rows, { column: null, text: texts.tooManyRows });
  for (const row of rows) row.reasons.push(...differences(row, rows, parts));
  const wrong = rows.find(({ reasons }) => reasons.length > 0);
  if (wrong) {
    for (const row of rows.filter(({ reasons }) => reasons.length === 0)) {
      row.reasons.push({ column: null, text: fill(texts.otherRow, { row: wrong.sheet.row }) });
    }
    return { option, rows, outcome: "rejected", before: null, input: null };
  }
  const [first] = rows;
  const matches = first ? parts.ground.seasons.filter((one) => isSame(one, option, first.sheet)) : [];
  if (matches.length > 1)
    return rejected(option, rows, { column: parts.columns.date_from ?? null, text: texts.several });
  const before = matches[0] ?? null;
  const input = inputOf(option, rows, before, parts);
  const reasons = complaints(option, rows, input, parts);
  if (reasons.length > 0) return rejected(option, rows, ...reasons);
  const same = before !== null && isUnchanged(seasonFields(before), writtenFields(input));
  return { option, rows, outcome: same ? "unchanged" : before ? "changed" : "added", before, input };
}

function rejected(option: NamedOption, rows: NamedRow[], ...reasons: Reason[]): PlannedSeason {
  for (const row of rows) row.reasons.push(...reasons);
  return { option, rows, outcome: "rejected", before: null, input: null };
}

function isSame({ rate, option: { uid } }: SeasonRecord, option: NamedOption, sheet: SheetRow): boolean {
  return (
    uid === option.uid &&
    rate.priceCode === (sheet.priceCode ?? "") &&
    rate.dateFrom === sheet.dateFrom &&
    rate.dateTo === sheet.dateTo &&
    (sheet.operatesOn === null || rate.dowMask === maskOf(sheet.operatesOn))
  );
}

const shared = [
  ["name", "name"],
  ["minUnits", "min_units"],
  ["deals", "deals"],
  ["markupBps", "markup_bps"],
  ["contractRef", "contract_ref"],
] as const satisfies [keyof SheetRow, SheetField][];

/** What a row says otherwise than one above it of the same season. */
function differences(row: NamedRow, rows: readonly NamedRow[], { columns, locale }: Parts): Reason[] {
  const texts = rateImportTextsIn(locale);
  const above = rows.slice(0, rows.indexOf(row));
  const others = shared.flatMap(([name, field]) => {
    const other = above.find(
      ({ sheet }) =>
        sheet[name] !== null &&
        row.sheet[name] !== null &&
        !isUnchanged({ said: sheet[name] }, { said: row.sheet[name] }),
    );
    if (!other) return [];
    return [{ column: columns[field] ?? null, text: fill(texts.differs, { row: other.sheet.row }) }];
  });
  const twice = pricesTwice(row, above).map(({ column, other }) => ({
    column,
    text: fill(texts.priceTwice, { row: other }),
  }));
  return [...others, ...twice];
}

function inputOf(
  option: NamedOption,
  rows: readonly NamedRow[],
  before: SeasonRecord | null,
  { ground, terms }: Parts,
): WrittenSeason {
  const said = <Name extends keyof SheetRow>(name: Name) =>
    rows.find(({ sheet }) => sheet[name] !== null)?.sheet[name] ?? null;
  const known = before ? inputOfSeason(presentSeason(before)) : freshSeason(option, ground, terms);
  return {
    ...known,
    option: option.uid,
    status: terms.status,
    name: said("name") ?? known.name,
    price_code: said("priceCode") ?? "",
    date_from: said("dateFrom") ?? known.date_from,
    date_to: said("dateTo") ?? known.date_to,
    operates_on: said("operatesOn") ?? known.operates_on,
    min_units: said("minUnits") ?? known.min_units,
    deals: said("deals") ?? known.deals,
    markup_bps: said("markupBps") ?? known.markup_bps,
    contract_ref: said("contractRef") ?? known.contract_ref,
    prices: mergedPrices(
      option.basis,
      known.prices,
      rows.flatMap(({ sheet }) => sheet.prices),
    ),
  };
}

function freshSeason(option: NamedOption, ground: Ground, terms: SeasonTerms): WrittenSeason {
  return {
    option: option.uid,
    name: terms.season_name,
    status: terms.status,
    date_from: "",
    date_to: "",
    operates_on: [...weekdays],
    price_code: "",
    priority: 0,
    buy_tax_mode: ground.taxMode,
    markup_bps: terms.markup_bps,
    prices: [],
    surcharges: [],
    min_units: 1,
    min_mode: "arrival",
    free_unit: "last",
    deals: [],
    closed: false,
  };
}

/** What the form of a season would refuse. */
function complaints(
  option: NamedOption,
  rows: readonly NamedRow[],
  input: WrittenSeason,
  { locale }: Parts,
): Reason[] {
  const texts = rateImportTextsIn(locale);
  const parsed = RateSeasonInput.safeParse(input);
  if (!parsed.success) {
    const fields = [...new Set(parsed.error.issues.map(({ path }) => path.join(".")))].join(", ");
    return [{ column: null, text: fill(texts.beyond, { fields }) }];
  }
  return Object.entries(priceErrors(option.basis, parsed.data, locale)).flatMap(([field, [text = ""]]) => {
    const [list, index] = field.split(".");
    const price = list === "prices" ? input.prices[Number(index)] : undefined;
    const from = rows
      .flatMap(({ sheet }) => sheet.prices)
      .find(({ key, cents }) => key === price?.key && cents === price.cost_cents);
    return [{ column: from?.column ?? null, text }];
  });
}
