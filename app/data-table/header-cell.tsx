import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link, useLocation } from "react-router";
import type { Column } from "#app/data-table/columns.ts";
import { nextSort, sortDirection } from "#app/data-table/sort-order.ts";
import { withParams } from "#app/lib/query-string.ts";

/** A heading; where the column can be sorted, a link that keeps everything in the address but the page. */
export function HeaderCell<Row>({ column, sort }: { column: Column<Row>; sort: string | undefined }) {
  const { t } = useTranslation("kit");
  const { search } = useLocation();
  const { kind } = column;
  if (!column.sort) {
    return (
      <th role="columnheader" scope="col" data-kind={kind}>
        <span className={column.hideHeader ? "sr-only" : undefined}>{column.header}</span>
      </th>
    );
  }
  const direction = sortDirection(sort, column.sort);
  const next = nextSort(sort, column.sort);
  return (
    <th role="columnheader" scope="col" data-kind={kind} aria-sort={direction}>
      <Link
        to={{ search: withParams(search, { sort: next, page: null, after: null, before: null }) }}
        preventScrollReset
        title={t(next.startsWith("-") ? "table.sortDescending" : "table.sortAscending")}
        className="data-table-sort"
      >
        {column.header}
      </Link>
    </th>
  );
}
