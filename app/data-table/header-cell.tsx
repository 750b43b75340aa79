import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import type { Column } from "#app/data-table/columns.ts";
import { nextSort, sortDirection } from "#app/data-table/sort-order.ts";
import { withParams } from "#app/lib/query-string.ts";

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** A heading; where the column can be sorted, a link that keeps everything in the address but the page. */
export function HeaderCell<Row>({ column, sort }: { column: Column<Row>; sort: string | undefined }) {
  const { t } = useTranslation("kit");
  const { search } = useLocation();
  const kind = column.kind ?? "text";
  if (!column.sort) {
    return (
      <th role="columnheader" scope="col" data-kind={kind}>
        <span className={column.hideHeader ? "sr-only" : undefined}>{column.header}</span>
      </th>
    );
  }
  const direction = sortDirection(sort, column.sort);
  const next = nextSort(sort, column.sort);
  const Icon = icons[direction];
  return (
    <th role="columnheader" scope="col" data-kind={kind} aria-sort={direction}>
      <Link
        to={{ search: withParams(search, { sort: next, page: null, after: null, before: null }) }}
        preventScrollReset
        title={t(next.startsWith("-") ? "table.sortDescending" : "table.sortAscending")}
        className="data-table-sort"
      >
        {column.header}
        <Icon aria-hidden="true" />
      </Link>
    </th>
  );
}
