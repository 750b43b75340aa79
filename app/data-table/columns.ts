import type { ReactNode } from "react";

/** One column of a list. The first column of a list holds the link to its record. */
export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Path of the record; makes the cell a real link, unless there is none. For the first column. */
  linkTo?: (row: Row) => string | undefined;
  /** Key of the sort in the address; without it the column cannot be sorted. */
  sort?: string;
  /** `number`: right-aligned. `fit`: as narrow as its content, never cut off, for badges and actions. */
  kind?: "text" | "number" | "fit";
  /** What people know a row by: keeps room for a name, also where the table is too narrow for all of its columns. */
  naming?: true;
  /** Shown only to those who chose it. */
  optional?: boolean;
  /** Left out of the card that a row is on a phone, where five lines are enough. */
  phone?: false;
  /** The heading is for assistive technology only. */
  hideHeader?: boolean;
};

/** Lines of a card below its head. */
const cardLines = 4;

/** The columns that a row has as a card on a phone: the first, and as many as it has lines for. */
export function cardColumns<Row>(columns: readonly Column<Row>[]): ReadonlySet<Column<Row>> {
  const [head, ...others] = columns;
  const lines = others.filter(({ phone }) => phone !== false).slice(0, cardLines);
  return new Set(head ? [head, ...lines] : lines);
}
