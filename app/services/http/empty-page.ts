import type { EndpointSpec } from "#contract/endpoint.ts";
import type { Page } from "#contract/envelope.ts";
import { matchesNothing } from "#contract/list-query.ts";
import type { AnyListQuery } from "#contract/list-search-params.ts";

/**
 * The page of a list whose filter the contract does not know or cannot read; null for every other call. No API is
 * asked for it: one that overlooks the filter would send all its records.
 */
export function emptyPage({ answer }: EndpointSpec, query: unknown): Page<never> | null {
  if (answer.kind !== "page" || !matchesNothing(query)) return null;
  const { per_page: size } = query as AnyListQuery;
  const pages = { current_page: 1, last_page: 1, per_page: size, has_next: false, has_prev: false };
  return { data: [], meta: { ...pages, from: null, to: null, total: 0 } };
}
