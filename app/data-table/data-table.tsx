import { SearchX } from "lucide";
import { useId, useRef, type ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link, useLocation } from "react-router";
import { cardColumns, type Column } from "#app/data-table/columns.ts";
import { headerCellOf } from "#app/data-table/header-cell.tsx";
import { useListLinks } from "#app/data-table/list-links.ts";
import { markClippedCell } from "#app/data-table/clipped-cell.ts";
import { useRowLink } from "#app/data-table/row-links.ts";
import type { FollowLink } from "#app/components/use-follow-link.ts";
import { SelectPageBox } from "#app/data-table/select-page-box.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Checkbox } from "#app/components/ui/checkbox.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { hasFilters, withoutFilters } from "#app/lib/query-string.ts";

type DataTableProps<Row> = {
  /** What the table lists, read aloud. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The sort as it stands in the address: `name`, `-travel_date`. */
  sort?: string;
  /** Shown while there is nothing at all; a list that its filters emptied says so by itself. */
  empty: ReactNode;
  /** Adds a check box named `ids` to each row, for a bulk form around the table. */
  selectable?: boolean;
};

/** The list of the portals: one-line rows, sticky heading and first column; cards on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, empty, selectable = false } = props;
  const { search } = useLocation();
  const { t } = useTranslation("kit");
  const selectId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const follow = useRowLink(frame);
  const links = useListLinks();
  const carded = cardColumns(columns);
  if (rows.length === 0) {
    return <div className="data-table-frame">{hasFilters(search) ? <NoMatch /> : empty}</div>;
  }
  return (
    // The frame scrolls, so it must be reachable by keyboard; the caption is its name.
    <div
      ref={frame}
      className="data-table-frame"
      tabIndex={0}
      role="region"
      aria-label={caption}
      data-slot="data-table"
    >
      <table role="table" className="data-table" onPointerOver={markClippedCell} onFocus={markClippedCell}>
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {selectable ? (
              <th role="columnheader" scope="col" className="data-table-select">
                <span id={selectId} hidden>
                  {t("table.select")}
                </span>
                <SelectPageBox />
              </th>
            ) : null}
            {columns.map((column) => headerCellOf({ column, sort, links, t }))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row
              key={rowKey(row)}
              row={row}
              id={rowKey(row)}
              columns={columns}
              carded={carded}
              follow={follow}
              selectId={selectable ? selectId : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps<Row> = {
  row: Row;
  id: string | number;
  columns: readonly Column<Row>[];
  /** Those that its card on a phone has. */
  carded: ReadonlySet<Column<Row>>;
  follow: FollowLink;
  /** Of the words that say what its check box does; null without one. */
  selectId: string | null;
};

function Row<Row>({ row, id, columns, carded, follow, selectId }: RowProps<Row>) {
  const headId = `row-${id}`;
  return (
    <tr role="row">
      {selectId ? (
        <td role="cell" className="data-table-select">
          <Checkbox name="ids" value={id} aria-labelledby={`${selectId} ${headId}`} />
        </td>
      ) : null}
      {columns.map((column, index) =>
        cellOf({ column, row, follow, carded: carded.has(column), headId: index === 0 ? headId : undefined }),
      )}
    </tr>
  );
}

/** `headId` belongs to the first cell, which names its row. */
type CellProps<Row> = {
  column: Column<Row>;
  row: Row;
  follow: FollowLink;
  carded: boolean;
  headId: string | undefined;
};

/** A cell with its key: not a component, of which a page would have hundreds. */
function cellOf<Row>({ column, row, follow, carded, headId }: CellProps<Row>) {
  const { id, kind, naming } = column;
  const content = column.cell(row);
  const path = column.linkTo?.(row);
  const inner = path ? (
    <a href={path} className="data-table-link" onClick={follow}>
      {content}
    </a>
  ) : (
    content
  );
  const body = isBare(kind, inner) ? inner : <span className={textClass(kind)}>{inner}</span>;
  if (headId) {
    return (
      <th key={id} role="rowheader" scope="row" id={headId} data-kind={kind} className="data-table-first">
        {body}
      </th>
    );
  }
  return (
    <td key={id} role="cell" data-kind={kind} data-label={carded ? labelOf(column) : undefined}>
      {kind === undefined || kind === "text" ? (
        <span className={naming ? givingName : giving}>{body}</span>
      ) : (
        body
      )}
    </td>
  );
}

const giving = "data-table-give";
const givingName = `${giving} data-table-naming`;

/** What a number or a day is as it stands, without a frame: neither is ever cut off. */
function isBare(kind: Kind, content: ReactNode) {
  if (kind !== "number" && kind !== "fit") return false;
  return content === null || typeof content === "string" || typeof content === "number";
}

const textClass = (kind: Kind) => (kind === "fit" ? undefined : "data-table-text");

/** What stands before the value on a card. A cell that has none is left out of it. */
const labelOf = <Row,>({ header, hideHeader }: Column<Row>) => (hideHeader ? "" : header);

type Kind = Column<never>["kind"];

/** Filters that leave nothing: the way back to the whole list. */
function NoMatch() {
  const { t } = useTranslation("kit");
  const { search } = useLocation();
  return (
    <EmptyState
      icon={SearchX}
      title={t("table.noMatchTitle")}
      text={t("table.noMatchText")}
      action={
        <Link to={{ search: withoutFilters(search) }} className={buttonVariants()}>
          {t("table.reset")}
        </Link>
      }
    />
  );
}
