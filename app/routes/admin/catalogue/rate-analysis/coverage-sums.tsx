import { Link, useLocation } from "react-router";
import { filterParam } from "#app/data-table/filter-fields.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { withParams } from "#app/lib/query-string.ts";
import { stateSigns } from "#app/routes/admin/catalogue/rate-analysis/state-signs.ts";
import { monthStates } from "#contract/catalogue/rate-analysis/month-states.ts";
import type { CoverageSums } from "#contract/catalogue/rate-analysis/rate-analysis.ts";
import { numberFormatter } from "#contract/formatters.ts";

/** How many products have a month in each state, each a link to these; the legend of the heat map as well. */
export function CoverageSumsList({ sums }: { sums: CoverageSums }) {
  const { t } = useTranslation("rateAnalysis");
  const { search } = useLocation();
  const number = numberFormatter(useLocale());
  const shown = new URLSearchParams(search).get(filterParam("state"));
  return (
    <nav aria-label={t("sums")}>
      <ul className="heat-legend">
        {monthStates.map((state) => (
          <li key={state}>
            <Link
              to={{
                search: withParams(search, {
                  [filterParam("state")]: state === shown ? null : state,
                  page: null,
                }),
              }}
              aria-current={state === shown ? "true" : undefined}
              preventScrollReset
            >
              <span className="heat-sign" data-state={state} aria-hidden="true">
                {stateSigns[state]}
              </span>
              {t(`states.${state}`)} <b>{number.format(sums.states[state])}</b>
            </Link>
          </li>
        ))}
        <li className="text-muted-foreground">{t("nightsLegend")}</li>
      </ul>
    </nav>
  );
}
