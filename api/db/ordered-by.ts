import { asc, desc, type AnyColumn, type SQL } from "drizzle-orm";

type Sortable = AnyColumn | SQL;
type Direction = (column: Sortable) => SQL;

/** A contract's sort keys without their descending forms. */
type KeyOf<Sort extends string> = Exclude<Sort, `-${string}`>;

/**
 * The wished order, as a list's query has it: with a minus in front a key is sorted the other way. `columns` has one
 * for each key of the contract; one that is left out does not pass the types.
 */
export function orderedBy<Sort extends string>(
  sort: readonly Sort[],
  columns: Readonly<Record<KeyOf<Sort>, Sortable>>,
  { up = asc, down = desc }: { up?: Direction; down?: Direction } = {},
): SQL[] {
  return sort.map((wished) => {
    // The query schema admits no other key.
    const key = wished.replace(/^-/, "") as KeyOf<Sort>;
    return (wished.startsWith("-") ? down : up)(columns[key]);
  });
}
