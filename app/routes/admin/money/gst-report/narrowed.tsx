import { Link, useLocation } from "react-router";
import { useLocale } from "#app/components/use-locale.ts";
import { filterParam } from "#app/data-table/filter-fields.ts";
import { formatMonth } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { withParams } from "#app/lib/query-string.ts";
import type { GstKind } from "#contract/money/gst-report.ts";
import type { TaxCode } from "#contract/money/ledger-words.ts";

type NarrowedProps = { month?: string | undefined; code?: TaxCode | undefined; kind?: GstKind | undefined };

/** Which row of the report the entries below belong to, and the way back to all of them; nothing where all are shown. */
export function Narrowed({ month, code, kind }: NarrowedProps) {
  const { t } = useTranslation(["gstReport", "fileMoney"]);
  const { search } = useLocation();
  const locale = useLocale();
  const said = [
    month ? formatMonth(month, locale) : "",
    kind ? t(`gstReport:kinds.${kind}`) : "",
    code ? t(`fileMoney:codes.${code}`) : "",
  ].filter(Boolean);
  if (said.length === 0) return null;
  const all = withParams(search, {
    [filterParam("month")]: null,
    [filterParam("code")]: null,
    [filterParam("kind")]: null,
    page: null,
  });
  return (
    <p className="mb-2 flex flex-wrap gap-x-3 text-muted-foreground">
      {said.join(" · ")}
      <Link to={`${all}#entries`} className="text-primary-text hover:underline print:hidden">
        {t("gstReport:showAll")}
      </Link>
    </p>
  );
}
