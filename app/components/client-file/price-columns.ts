/** A column of prices in the services of a file. */
export type PriceColumn<Line> = {
  id: string;
  header: string;
  /** Cents in the file's currency; null where the reader may not know. */
  cents: (line: Line) => number | null;
};
