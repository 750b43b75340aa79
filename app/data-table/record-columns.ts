import type { ReactNode } from "react";
import type { Column } from "#app/data-table/columns.ts";
import type { CsvColumn, CsvValue } from "#app/data-table/csv.ts";
import type { AnyListQuerySchema, SortOf } from "#contract/list-query.ts";

type Shown<Row, Query extends AnyListQuerySchema> = Omit<Column<Row>, "cell" | "sort"> & {
  /** Key of the sort in the address; without it the column cannot be sorted. */
  sort?: SortOf<Query>;
};

/** A column whose text is the same on the page and in the download. */
type PlainColumn<Row, Query extends AnyListQuerySchema> = Shown<Row, Query> & {
  cell: (row: Row) => string | number | null;
  csv?: undefined;
};

/** A column that is drawn, with what stands in the download for it: nothing where `csv` is false. */
type DrawnColumn<Row, Query extends AnyListQuerySchema> = Shown<Row, Query> & {
  cell: (row: Row) => ReactNode;
  csv: ((row: Row) => CsvValue) | false;
};

/** Something that the download has and the page does not. */
type CsvOnlyColumn<Row> = {
  id: string;
  header: string;
  cell?: undefined;
  csv: (row: Row) => CsvValue;
};

/** One thing that a list tells of its records, on the page, in the order and in the download alike. */
export type RecordColumn<Row, Query extends AnyListQuerySchema> =
  | PlainColumn<Row, Query>
  | DrawnColumn<Row, Query>
  | CsvOnlyColumn<Row>;

/** The columns of the page. */
export function shownColumns<Row>(columns: readonly RecordColumn<Row, AnyListQuerySchema>[]): Column<Row>[] {
  return columns.flatMap((column) => (column.cell ? [column] : []));
}

/** The columns of the download. */
export function csvColumns<Row>(columns: readonly RecordColumn<Row, AnyListQuerySchema>[]): CsvColumn<Row>[] {
  return columns.flatMap((column): CsvColumn<Row>[] => {
    if (column.csv === false) return [];
    return [{ header: column.header, value: column.csv ?? column.cell }];
  });
}
