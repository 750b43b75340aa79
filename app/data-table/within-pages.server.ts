import { redirect } from "react-router";
import { withParams } from "#app/lib/query-string.ts";
import type { PageMeta } from "#contract/envelope.ts";

/**
 * The page that a list was asked for. An address beyond the end, as a kept link has it once records are gone, goes on to
 * the last page there is, with everything else it says.
 */
export function withinPages<Found extends { meta: PageMeta }>(url: URL, page: Found): Found {
  const { current_page: current, last_page: last } = page.meta;
  if (last === null || current <= last) return page;
  const place = { after: null, before: null, page: last === 1 ? null : last };
  throw redirect(url.pathname + withParams(url.search, place));
}
