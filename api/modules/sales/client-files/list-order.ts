import { asc, desc, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { DateOnly } from "#contract/primitives.ts";
import type { SortOf } from "#contract/list-query.ts";
import type { SortKey } from "#contract/list-search-params.ts";
import type { OfficeFileQuery } from "#contract/sales/client-files/endpoints.ts";

/** For each sort key the columns of the index that holds this order; the last makes every row's place its own. */
const orders = {
  travel_date: [clientFile.travelDate, clientFile.id],
  reference: [clientFile.reference],
  name: [clientFile.name, clientFile.id],
  status: [clientFile.status, clientFile.travelDate, clientFile.id],
  agency: [agency.name, agency.id, clientFile.travelDate, clientFile.id],
} satisfies Record<Key, AnyColumn[]>;
type Key = SortOf<typeof OfficeFileQuery>;

export type FileOrder = {
  /** The only sort key; undefined where several were asked for. */
  key: Key | undefined;
  down: boolean;
  /** The order sorts by the name of the agency, which is in a table of its own. */
  needsAgency: boolean;
  by: (reversed?: boolean) => SQL[];
};

/** The order of a list. Several keys are sorted in memory; one follows an index in either direction. */
export function fileOrder(sort: readonly SortKey<Key>[]): FileOrder {
  const wished = (sort.length > 0 ? sort : (["-travel_date"] as const)).map((key) => ({
    // The query schema admits no other key.
    key: key.replace(/^-/, "") as Key,
    down: key.startsWith("-"),
  }));
  const needsAgency = wished.some(({ key }) => key === "agency");
  const single = wished.length === 1 ? wished[0] : undefined;
  if (single) {
    const { key, down } = single;
    return {
      key,
      down,
      needsAgency,
      by: (reversed = false) => orders[key].map(down === reversed ? up : falling),
    };
  }
  const several = wished.map(({ key, down }) => (down ? desc : asc)(orders[key][0] ?? clientFile.id));
  return { key: undefined, down: false, needsAgency, by: () => [...several, desc(clientFile.id)] };
}

const up = (column: AnyColumn) => asc(column);
const falling = (column: AnyColumn) => desc(column);

/** What a place in the list is made of: the values of the order's columns. */
export type PlacedRow = {
  id: number;
  reference: string;
  name: string;
  status: string;
  travel_date: string;
  agency_name: string;
  agency_id: number;
};

const valuesOf: Record<Key, (row: PlacedRow) => (string | number)[]> = {
  travel_date: (row) => [row.travel_date, row.id],
  reference: (row) => [row.reference],
  name: (row) => [row.name, row.id],
  status: (row) => [row.status, row.travel_date, row.id],
  agency: (row) => [row.agency_name, row.agency_id, row.travel_date, row.id],
};

/** The name of a row's place, for `after` and `before`; undefined in orders that have none. */
export function placeOf(order: FileOrder, row: PlacedRow | undefined): string | undefined {
  const values = order.key && row && valuesOf[order.key](row);
  if (!values) return undefined;
  return placeNamed(order, values);
}

/** The name of the place behind the last row, for `before`; undefined in orders that have no places. */
export function endOf(order: FileOrder): string | undefined {
  return order.key && placeNamed(order, []);
}

function placeNamed({ key, down }: FileOrder, values: (string | number)[]): string {
  return Buffer.from(JSON.stringify([down ? `-${key}` : key, ...values])).toString("base64url");
}

/** The conditions of what stands behind a place, or before it. */
export type Place = {
  files: SQL;
  /** In the order by agency: the one of the place and those beyond. */
  agencies: SQL | undefined;
};

/** Undefined when the place belongs to another order or is nonsense, so that the page is found by its number. */
export function beyondPlace(order: FileOrder, place: string, side: "after" | "before"): Place | undefined {
  const { key, down } = order;
  if (!key) return undefined;
  const values = readPlace(place, down ? `-${key}` : key);
  const columns: AnyColumn[] = orders[key];
  const types = columns.map((column) => column.getSQLType().split(" ")[0] ?? "");
  if (values?.length !== types.length || !types.every((type, index) => fits(values[index], type))) {
    return undefined;
  }
  const later = (side === "after") !== down;
  const given = types.map((type, index) => sql`${sql.param(values[index])}::${sql.raw(type)}`);
  const compared = (beyond: string, until: number) => {
    const [row, place] = [columns, given].map((all) => sql.join(all.slice(0, until), sql`, `));
    return sql`(${row}) ${sql.raw(beyond)} (${place})`;
  };
  return {
    files: compared(later ? ">" : "<", columns.length),
    agencies: key === "agency" ? compared(later ? ">=" : "<=", 2) : undefined,
  };
}

/** Whether a value can stand in a column, whoever has written it into the address. */
function fits(value: unknown, type: string): boolean {
  if (type === "integer") return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
  if (type === "date") return DateOnly.safeParse(value).success;
  return typeof value === "string" && !value.includes("\0");
}

function readPlace(place: string, key: string): unknown[] | undefined {
  try {
    const [name, ...values] = JSON.parse(Buffer.from(place, "base64url").toString()) as unknown[];
    return name === key ? values : undefined;
  } catch {
    // Not a place of ours.
    return undefined;
  }
}
