import { Link } from "react-router";
import { filterParam } from "#app/data-table/filter-fields.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMonth } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { withParams } from "#app/lib/query-string.ts";
import { stateSigns, stepOf } from "#app/routes/admin/catalogue/rate-analysis/state-signs.ts";
import { stateOf } from "#contract/catalogue/rate-analysis/month-states.ts";
import type { RateCoverage } from "#contract/catalogue/rate-analysis/rate-analysis.ts";
import { numberFormatter } from "#contract/formatters.ts";

/** What the months show: how they are covered, or what their cost has changed. */
export type CoverageView = "cover" | "change";

type CellProps = { row: RateCoverage; month: string; index: number; view: CoverageView; to: string };

/** A month of a product, which leads to the seasons of that month. */
export function CoverageCell({ row, month, index, view, to }: CellProps) {
  const { t } = useTranslation("rateAnalysis");
  const locale = useLocale();
  const { sign, words, mark } = view === "cover" ? covered() : changed();
  const name = `${formatMonth(month, locale)}: ${words}`;
  return (
    <td {...mark}>
      <Link
        to={to + withParams("", { [filterParam("month")]: month })}
        tabIndex={-1}
        prefetch="none"
        title={name}
        aria-label={name}
      >
        {sign}
      </Link>
    </td>
  );

  function covered() {
    const state = stateOf(row.months[index]);
    const gap = row.gaps[index] ?? 0;
    const missing = state === "missing";
    return {
      sign: missing ? String(gap) : stateSigns[state],
      words: missing ? t("nights", { count: gap }) : t(`states.${state}`),
      mark: { "data-state": state },
    };
  }

  function changed() {
    const change = row.changes[index] ?? null;
    const format = numberFormatter(locale, {
      style: "percent",
      signDisplay: "exceptZero",
      maximumFractionDigits: 0,
    });
    const text = change === null ? "·" : format.format(change / 10_000);
    return {
      sign: text,
      words: change === null ? t("changes.none") : text,
      mark: { "data-change": stepOf(change) },
    };
  }
}
