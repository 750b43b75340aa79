import type { KeyboardEvent } from "react";
import { href, Link } from "react-router";
import { filterParam } from "#app/data-table/filter-fields.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMonth, monthShort } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { withParams } from "#app/lib/query-string.ts";
import { CoverageCell, type CoverageView } from "#app/routes/admin/catalogue/rate-analysis/coverage-cell.tsx";
import { moveCell } from "#app/routes/admin/catalogue/rate-analysis/move-cell.ts";
import { sayProduct } from "#app/domain/product-name.ts";
import { monthsFrom } from "#contract/catalogue/rate-analysis/month-states.ts";
import type { RateCoverage } from "#contract/catalogue/rate-analysis/rate-analysis.ts";

type TableProps = { rows: readonly RateCoverage[]; from: string; view: CoverageView };

/** Products by months. Tab goes from product to product, the arrows from there to its months. */
export function CoverageTable({ rows, from, view }: TableProps) {
  const { t } = useTranslation("rateAnalysis");
  const months = monthsFrom(from);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (moveCell(event.currentTarget, event.key)) event.preventDefault();
  };
  return (
    // The frame scrolls, so it must be reachable by keyboard; the caption is its name.
    <div className="data-table-frame heat-frame" tabIndex={0} role="region" aria-label={t("table")}>
      <table className="heat-map" onKeyDown={onKeyDown}>
        <caption className="sr-only">{t("table")}</caption>
        <Head months={months} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.uid} row={row} months={months} view={view} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head({ months }: { months: readonly string[] }) {
  const { t } = useTranslation("rateAnalysis");
  const locale = useLocale();
  const years = [...new Set(months.map((month) => month.slice(0, 4)))];
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2} className="heat-product">
          {t("product")}
        </th>
        {years.map((year) => (
          <th
            key={year}
            scope="colgroup"
            className="heat-year"
            colSpan={months.filter((month) => month.startsWith(year)).length}
          >
            {year}
          </th>
        ))}
      </tr>
      <tr>
        {months.map((month) => (
          <th key={month} scope="col">
            <abbr title={formatMonth(month, locale)}>{monthShort(month, locale)}</abbr>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Row({ row, months, view }: { row: RateCoverage; months: readonly string[]; view: CoverageView }) {
  const { t } = useTranslation("rateAnalysis");
  const locale = useLocale();
  const to = href("/admin/suppliers/:uid/products/:product/rates", { uid: row.supplier, product: row.uid });
  const waiting = withParams("", { [filterParam("product")]: row.uid });
  return (
    <tr>
      <th scope="row" className="heat-product">
        <Link to={to} className="heat-name">
          {sayProduct(row, locale)}
        </Link>
        <span className="heat-about">
          {row.supplier_name} · {row.place_name}
          {row.waiting > 0 ? (
            <>
              {" · "}
              <Link to={`${href("/admin/rate-analysis/waiting")}${waiting}`}>
                {t("waitingQuotes", { count: row.waiting })}
              </Link>
            </>
          ) : null}
        </span>
      </th>
      {months.map((month, index) => (
        <CoverageCell key={month} row={row} month={month} index={index} view={view} to={to} />
      ))}
    </tr>
  );
}
