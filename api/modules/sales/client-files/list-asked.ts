import { askedPlace, deepestPage, type Counting } from "#api/http/list-place.ts";
import { beyondPlace, endOf, fileOrder } from "#api/modules/sales/client-files/list-order.ts";
import type { Part } from "#api/modules/sales/client-files/list-part.ts";

type PageQuery = {
  page: number;
  per_page: number;
  sort: Parameters<typeof fileOrder>[0];
  after?: string;
  before?: string;
};

/** Which rows a page is made of, and which page that is. */
export type AskedPart = {
  part: Part;
  page: number;
  perPage: number;
  /** The last rows, whatever their number. */
  fromEnd: boolean;
  /** A page further down was asked for, by nothing but its number. */
  isDeepest: boolean;
};

/**
 * The part of the list that a query asks for: beyond a place, or so many rows down. Orders by several keys have no
 * places and are read whole; every other one is counted off as far as `deepestPage`.
 */
export function askedPart(query: PageQuery, counting: Counting): AskedPart {
  const { page, per_page: perPage } = query;
  const order = fileOrder(query.sort);
  // One row more than shown tells whether there is another page.
  const part = { order, limit: perPage + 1, offset: 0, reversed: false, place: undefined };
  const asked = { page, perPage, fromEnd: false, isDeepest: false };
  const told = askedPlace(query);
  if (told?.side === "before" && told.place === endOf(order)) {
    return { ...asked, part: { ...part, reversed: true }, fromEnd: true };
  }
  const place = told && beyondPlace(order, told.place, told.side);
  if (told && place) {
    return { ...asked, part: { ...part, place, offset: told.skip, reversed: told.side === "before" } };
  }
  const found = order.key ? Math.min(page, deepestPage(perPage, counting)) : page;
  return {
    ...asked,
    part: { ...part, offset: (found - 1) * perPage },
    page: found,
    isDeepest: found < page,
  };
}
