import type { useTranslation } from "#app/i18n/use-translation.ts";
import type { Column } from "#app/data-table/columns.ts";
import type { ListLinks } from "#app/data-table/list-links.ts";
import { nextSort, sortDirection } from "#app/data-table/sort-order.ts";

type HeaderProps<Row> = {
  column: Column<Row>;
  sort: string | undefined;
  links: ListLinks;
  t: ReturnType<typeof useTranslation<"kit">>["t"];
};

/**
 * A heading with its key; where the column can be sorted, a link that keeps everything in the address but the page.
 */
export function headerCellOf<Row>({ column, sort, links: { linkTo }, t }: HeaderProps<Row>) {
  const { id, kind } = column;
  if (!column.sort) {
    return (
      <th key={id} role="columnheader" scope="col" data-kind={kind}>
        <span className={column.hideHeader ? "sr-only" : undefined}>{column.header}</span>
      </th>
    );
  }
  const direction = sortDirection(sort, column.sort);
  const next = nextSort(sort, column.sort);
  return (
    <th key={id} role="columnheader" scope="col" data-kind={kind} aria-sort={direction}>
      <a
        {...linkTo({ sort: next, page: null, after: null, before: null })}
        title={t(next.startsWith("-") ? "table.sortDescending" : "table.sortAscending")}
        className="data-table-sort"
      >
        {column.header}
      </a>
    </th>
  );
}
