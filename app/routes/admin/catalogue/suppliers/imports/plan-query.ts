import type { PageMeta } from "#contract/envelope.ts";
import type { RateImportPlan } from "#contract/catalogue/rate-imports/rate-imports.ts";
import { rowOutcomes, type RowOutcome } from "#contract/catalogue/rate-imports/sheet-fields.ts";

/** Which rows of a plan an address asks for; what it does not say right counts as not said. */
export function readPlanQuery({ searchParams }: URL): { outcome?: RowOutcome; page: number } {
  const outcome = rowOutcomes.find((one) => one === searchParams.get("outcome"));
  const page = /^[1-9]\d{0,2}$/.exec(searchParams.get("page") ?? "") ? Number(searchParams.get("page")) : 1;
  return { ...(outcome && { outcome }), page };
}

/** The pages of a plan as lists know them. */
export function pageMetaOf({ page, pages, total, rows }: RateImportPlan): PageMeta {
  const perPage = 100;
  const from = rows.length === 0 ? null : (page - 1) * perPage + 1;
  return {
    current_page: page,
    from,
    to: from === null ? null : from + rows.length - 1,
    last_page: pages,
    per_page: perPage,
    total,
    has_next: page < pages,
    has_prev: page > 1,
  };
}
