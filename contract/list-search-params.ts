/**
 * The part of list queries the browser needs: types and the way into a query string. Free of imports; the
 * schema and the way out of a query string are in list-query.ts.
 */

export const pageSizes = [10, 25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];
export const defaultPageSize: PageSize = 25;

/** So many pages from a place of a list (`next_after`, `prev_before`) are found from there by their number. */
export const nearPages = 10;
/** So far down the number of a page finds it in every list; whoever has a place goes by it from here on. */
export const plainRows = 500;

/** A sort key, or with a minus in front its descending form. */
export type SortKey<Key extends string> = Key | `-${Key}`;

export type FilterValue = string | number | boolean | readonly (string | number)[];

/** A list query of any resource. */
export type AnyListQuery = {
  page: number;
  per_page: number;
  sort: readonly string[];
  filter: Readonly<Record<string, FilterValue | undefined>>;
  unreadable?: Readonly<Record<string, string>>;
  after?: string;
  before?: string;
};

/**
 * The query string of a list: `page`, `per_page`, `sort=-travel_date,reference`, `filter[name]=x`. Booleans
 * are written as 1 and 0. With `omitDefaults` the first page and the default size are left out, for links.
 */
export function toSearchParams(
  query: Partial<AnyListQuery>,
  { omitDefaults = false }: { omitDefaults?: boolean } = {},
): URLSearchParams {
  const params = new URLSearchParams();
  const page = query.page ?? 1;
  const size = query.per_page ?? defaultPageSize;
  if (!omitDefaults || page !== 1) params.set("page", String(page));
  if (!omitDefaults || size !== defaultPageSize) params.set("per_page", String(size));
  if (query.after) params.set("after", query.after);
  if (query.before) params.set("before", query.before);
  if (query.sort && query.sort.length > 0) params.set("sort", query.sort.join(","));
  for (const [name, value] of Object.entries({ ...query.unreadable, ...query.filter })) {
    const text = value === undefined ? "" : filterText(value);
    if (text !== "") params.set(`filter[${name}]`, text);
  }
  return params;
}

function filterText(value: FilterValue): string {
  if (typeof value === "boolean") return value ? "1" : "0";
  return typeof value === "object" ? value.join(",") : String(value);
}
