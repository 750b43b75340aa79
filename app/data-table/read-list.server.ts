import { redirect } from "react-router";
import type { z } from "zod";
import { filterParam } from "#app/data-table/filter-fields.ts";
import { readTypedDate } from "#app/domain/typed-dates.ts";
import { readListQuery, type AnyListQuerySchema } from "#contract/list-query.ts";
import { DateOnly } from "#contract/primitives.ts";

/**
 * The list query of a page's address. Days that a form without scripts sent as they were typed lead to the address that
 * has them as `YYYY-MM-DD`, so that links, downloads and kept views all read the same.
 */
export function readList<Query extends AnyListQuerySchema>(url: URL, query: Query): z.output<Query> {
  const plain = new URLSearchParams(url.search);
  let wasTyped = false;
  for (const [name, schema] of Object.entries(query.rules.filter)) {
    const typed = plain.get(filterParam(name)) ?? "";
    const day = schema === DateOnly ? readTypedDate(typed) : null;
    if (!day || day === typed) continue;
    plain.set(filterParam(name), day);
    wasTyped = true;
  }
  if (wasTyped) throw redirect(`${url.pathname}?${plain}`);
  return readListQuery(url, query) as z.output<Query>;
}
