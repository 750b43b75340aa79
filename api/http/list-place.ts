import { nearPages, plainRows } from "#contract/list-search-params.ts";

/**
 * Rows that are counted off to find a page by its number: along an index, or of those that have a common word, which are
 * looked at one by one. Further down a list goes by places only.
 */
const countedRows = { along: 50_000, looking: plainRows };
export type Counting = keyof typeof countedRows;

/** The last page that its number alone finds. */
export function deepestPage(perPage: number, counting: Counting): number {
  return Math.floor(countedRows[counting] / perPage);
}

/** A place as answers tell it: with the number of the page that begins, or ends, there. */
export function toldPlace(page: number, place: string | undefined): string | undefined {
  return place && `${page}-${place}`;
}

export type AskedPlace = {
  place: string;
  side: "after" | "before";
  /** Rows between the place and the page. */
  skip: number;
};

type Asking = {
  page: number;
  per_page: number;
  after?: string | undefined;
  before?: string | undefined;
};

/**
 * The place that a page is asked for from, and how far it lies from there: next to the page that told it, or some pages
 * on. Undefined without one, and where the page is not near it or on its other side.
 */
export function askedPlace({ page, per_page: perPage, after, before }: Asking): AskedPlace | undefined {
  const told = before ?? after;
  if (told === undefined) return undefined;
  const side = before === undefined ? "after" : "before";
  const [, number = String(page), place = told] = /^(\d{1,10})-(.+)$/.exec(told) ?? [];
  const pages = side === "after" ? page - Number(number) : Number(number) - page;
  return pages >= 0 && pages <= nearPages ? { place, side, skip: pages * perPage } : undefined;
}
