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
  /** Shown only to those who chose it. */
  optional?: boolean;
  /** The heading is for assistive technology only. */
  hideHeader?: boolean;
};
