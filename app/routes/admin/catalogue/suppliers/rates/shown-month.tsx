import { Link, useLocation } from "react-router";
import { useLocale } from "#app/components/use-locale.ts";
import { filterParam } from "#app/data-table/filter-fields.ts";
import { formatMonth } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { withParams } from "#app/lib/query-string.ts";

/** Of which month the seasons below are, and the way back to all of them. */
export function ShownMonth({ month }: { month: string }) {
  const { t } = useTranslation("rateAnalysis");
  const { search } = useLocation();
  return (
    <p className="mb-4 flex flex-wrap gap-x-3">
      <b>{t("month", { month: formatMonth(month, useLocale()) })}</b>
      <Link
        to={{ search: withParams(search, { [filterParam("month")]: null, page: null }) }}
        className="text-primary-text hover:underline print:hidden"
      >
        {t("allSeasons")}
      </Link>
    </p>
  );
}
