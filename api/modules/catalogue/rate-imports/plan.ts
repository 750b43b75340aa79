import { createHash } from "node:crypto";
import { overlapPartners, type RateRange } from "#api/domain/rates/overlaps.ts";
import type { SheetRow } from "#api/domain/rate-sheets/rows.ts";
import type { ColumnOf } from "#api/domain/rate-sheets/sheet-columns.ts";
import { nameRows } from "#api/modules/catalogue/rate-imports/name-rows.ts";
import { planSeason } from "#api/modules/catalogue/rate-imports/plan-seasons.ts";
import type {
  Ground,
  NamedRow,
  Plan,
  PlannedSeason,
  SeasonTerms,
} from "#api/modules/catalogue/rate-imports/plan-shapes.ts";
import { daysOf, named } from "#api/modules/catalogue/rates/checks.ts";
import type { SeasonChange } from "#api/modules/catalogue/rates/versions.ts";
import { rateImportTextsIn } from "#api/texts/rate-import-texts.ts";
import { fill } from "#api/texts/texts.ts";
import type { Locale } from "#contract/primitives.ts";

/** What the rows of a sheet would do to the rates as they are. Nothing is written, and no row is left out unsaid. */
export function planSheet(
  rows: readonly SheetRow[],
  parts: { ground: Ground; terms: SeasonTerms; columns: ColumnOf; locale: Locale },
): Plan {
  const { ground, columns, locale } = parts;
  const groups = new Map<string, NamedRow[]>();
  const loose: NamedRow[] = [];
  for (const row of nameRows(rows, ground.options, columns, locale)) {
    const { dateFrom, dateTo, priceCode, operatesOn } = row.sheet;
    if (!row.option || !dateFrom || !dateTo || dateTo < dateFrom) loose.push(row);
    else {
      const key = [row.option.uid, priceCode ?? "", dateFrom, dateTo, operatesOn ?? ""].join("|");
      const known = groups.get(key);
      if (known) known.push(row);
      else groups.set(key, [row]);
    }
  }
  const seasons = [...groups.values()].flatMap((group) => {
    const option = group[0]?.option;
    return option ? [planSeason(option, group, parts)] : [];
  });
  return withOverlaps({ seasons, loose }, { ...parts, column: columns.date_from ?? null });
}

/** Seasons that would say a second thing about a day are left out, with the name of the other. */
export function withOverlaps(
  { seasons, loose }: Omit<Plan, "changes">,
  { ground, locale, column }: { ground: Ground; locale: Locale; column: number | null },
): Plan {
  const planned = seasons.flatMap((season, index) => {
    const { input, before } = season;
    if (!input) return [];
    const id = before?.season ?? `new ${index}`;
    return [{ ...daysOf(input), id, option: season.option.uid, season }];
  });
  const mine = new Set(planned.map(({ id }) => id));
  const others = ground.seasons.flatMap(({ rate, season, option }) =>
    mine.has(season) ? [] : [{ ...rate, id: season, option: option.uid, season: null }],
  );
  const partners = overlapPartners<RateRange & { name: string; season: PlannedSeason | null }>([
    ...planned,
    ...others,
  ]);
  const text = rateImportTextsIn(locale).overlaps;
  for (const { id, season } of planned) {
    const other = partners.get(id);
    if (!other || season.outcome === "unchanged") continue;
    season.outcome = "overlapping";
    for (const row of season.rows) {
      row.reasons.push({ column, text: fill(text, { other: named(other, { locale }) }) });
    }
  }
  return { seasons, loose, changes: seasons.flatMap((season) => changesOf(season, ground)) };
}

function changesOf({ outcome, before, input, option }: PlannedSeason, { currency }: Ground): SeasonChange[] {
  if (!input || (outcome !== "added" && outcome !== "changed")) return [];
  return [{ before, input, option, currency: before?.rate.currency ?? currency }];
}

/** Stands for all that a plan would do and all that it does it to; another by a single cent is another. */
export function fingerprintOf({ seasons, loose }: Plan): string {
  const facts = [
    ...seasons.map(({ rows, outcome, before, input }) => [
      rows.map(({ sheet }) => sheet.row),
      outcome,
      before?.rate.uid ?? null,
      input,
    ]),
    loose.map(({ sheet }) => sheet.row),
  ];
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex");
}
