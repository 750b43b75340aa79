import Link from "next/link";
import { nextSort, sortDirection } from "#app/data-table/sort-order.ts";
import { kit } from "#app/i18n/locales/en/core/kit.ts";
import { withParams } from "#app/lib/query-string.ts";
import type { OfficeFileRow } from "#contract/sales/client-files/client-file.ts";
import type { FileColumn } from "#scripts/bench/peers/shared/columns.ts";
import { FileCell } from "./file-cell.tsx";

type FileTableProps = {
  caption: string;
  columns: readonly FileColumn[];
  rows: readonly OfficeFileRow[];
  url: URL;
};

export function FileTable({ caption, columns, rows, url }: FileTableProps) {
  return (
    <div className="data-table-frame" tabIndex={0} role="region" aria-label={caption} data-slot="data-table">
      <table className="data-table" role="table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className="data-table-select">
              <span id="select-row" hidden>
                {kit.table.select}
              </span>
              <span className="sr-only">{kit.table.select}</span>
            </th>
            {columns.map((column) => (
              <Heading key={column.id} column={column} url={url} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((file) => (
            <tr key={file.uid} role="row">
              <td role="cell" className="data-table-select">
                <input
                  type="checkbox"
                  className="checkbox"
                  aria-labelledby={`select-row row-${file.uid}`}
                  name="ids"
                  value={file.uid}
                />
              </td>
              {columns.map((column) => (
                <FileCell key={column.id} file={file} column={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Heading({ column: { header, kind, sort: key }, url }: { column: FileColumn; url: URL }) {
  if (!key) {
    return (
      <th role="columnheader" scope="col" data-kind={kind}>
        <span>{header}</span>
      </th>
    );
  }
  const sort = url.searchParams.get("sort") ?? "travel_date";
  const next = nextSort(sort, key);
  return (
    <th role="columnheader" scope="col" data-kind={kind} aria-sort={sortDirection(sort, key)}>
      <Link
        prefetch={false}
        title={next.startsWith("-") ? kit.table.sortDescending : kit.table.sortAscending}
        className="data-table-sort"
        href={url.pathname + withParams(url.search, { sort: next, page: null })}
      >
        {header}
      </Link>
    </th>
  );
}
