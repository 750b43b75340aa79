import type { EndpointSpec } from "#contract/endpoint.ts";
import { toldPlace } from "#api/http/list-place.ts";
import { matchesNothing } from "#contract/list-query.ts";
import { plainRows, type AnyListQuery } from "#contract/list-search-params.ts";

/** Rows of one page with the numbers that describe where they stand. */
export type PageOf<Row> = {
  rows: Row[];
  total: number;
  page: number;
  perPage: number;
  /** `total` is about right: counting would have read too many rows. */
  totalIsEstimate?: boolean;
  /** Where the next and the previous page begin, for `after` and `before` of the query. */
  nextAfter?: string | undefined;
  prevBefore?: string | undefined;
  /** Where the last page ends, for `before`, in a list that is not counted to its end. */
  lastBefore?: string | undefined;
  /** `page`, where one further down was asked for by its number alone. */
  deepestPage?: number | undefined;
};

/**
 * The page of a list whose filter the list cannot read: no record matches it, as none matches an unknown value in
 * Laravel. Null for every other call.
 */
export function emptyPage({ answer }: EndpointSpec, query: unknown): PageOf<never> | null {
  if (answer.kind !== "page" || !matchesNothing(query)) return null;
  const { per_page: perPage } = query as AnyListQuery;
  return { rows: [], total: 0, page: 1, perPage };
}

type PageLink = { url: string | null; label: string; page: number | null; active: boolean };

/** The page numbers Laravel lists: all up to 13 pages, else a window of three each side; null is a gap. */
export function pageWindow(current: number, last: number): (number | null)[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (last < 14) return range(1, last);
  if (current <= 7) return [...range(1, 10), null, last - 1, last];
  if (current >= last - 6) return [1, 2, null, ...range(last - 9, last)];
  return [1, 2, null, ...range(current - 3, current + 3), null, last - 1, last];
}

/**
 * Laravel's resource pagination: `data`, `links`, `meta`. `address` is the call's own address; its other
 * query parameters stay in the links. A page beyond the end has no rows and null `from` and `to`.
 */
export function laravelPage<Row>(pageOf: PageOf<Row>, address: URL) {
  const { rows, total, page, perPage, totalIsEstimate, lastBefore, deepestPage } = pageOf;
  const nextAfter = toldPlace(page + 1, pageOf.nextAfter);
  const prevBefore = toldPlace(page - 1, pageOf.prevBefore);
  const last = Math.max(1, Math.ceil(total / perPage));
  const path = `${address.origin}${address.pathname}`;
  const linkTo = (number: number, place: Record<string, string | undefined> = {}) => {
    const query = new URLSearchParams(address.searchParams);
    for (const name of ["page", "after", "before"]) query.delete(name);
    query.set("page", String(number));
    for (const [name, value] of Object.entries(place)) if (value) query.set(name, value);
    return `${path}?${query}`;
  };
  // Where a number alone may not lead, the neighbours are found by their place.
  const isDeep = page * perPage >= plainRows;
  const prev = page > 1 ? linkTo(page - 1, isDeep ? { before: prevBefore } : {}) : null;
  const next = page < last ? linkTo(page + 1, isDeep ? { after: nextAfter } : {}) : null;
  const numbered = pageWindow(page, last).map((number): PageLink =>
    number === null
      ? { url: null, label: "...", page: null, active: false }
      : { url: linkTo(number), label: String(number), page: number, active: number === page },
  );
  const links: PageLink[] = [
    { url: prev, label: "&laquo; Previous", page: page > 1 ? page - 1 : null, active: false },
    ...numbered,
    { url: next, label: "Next &raquo;", page: page < last ? page + 1 : null, active: false },
  ];
  const from = rows.length > 0 ? (page - 1) * perPage + 1 : null;
  return {
    data: rows,
    links: { first: linkTo(1), last: linkTo(last), prev, next },
    meta: {
      current_page: page,
      from,
      last_page: last,
      links,
      path,
      per_page: perPage,
      to: from === null ? null : from + rows.length - 1,
      total,
      ...(totalIsEstimate && { total_is_estimate: true }),
      ...(nextAfter !== undefined && { next_after: nextAfter }),
      ...(prevBefore !== undefined && { prev_before: prevBefore }),
      ...(lastBefore !== undefined && { last_before: lastBefore }),
      ...(deepestPage !== undefined && { deepest_page: deepestPage }),
    },
  };
}
