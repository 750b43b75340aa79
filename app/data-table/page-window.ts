/** What a page of a list says about itself (specification section 7). */
export type PageMeta = {
  current_page: number;
  from: number | null;
  to: number | null;
  last_page: number;
  per_page: number;
  total: number;
  total_is_estimate?: boolean;
  next_after?: string;
  prev_before?: string;
  last_before?: string;
  deepest_page?: number;
};

/** The facts of a page, whether the answer wraps them in `meta` or lays them flat. */
export function readPageMeta(answer: PageMeta | { meta: PageMeta }): PageMeta {
  return "meta" in answer ? answer.meta : answer;
}

/** Controls appear only when there is more than one page of entries. */
export function needsPagination({ total, per_page }: PageMeta): boolean {
  return total > per_page;
}

export type PageStep = number | "gap";

/** Lists with more pages than this show a window of three around the current page. */
const pagesShownWhole = 50;

/** The window of a list screen: 0, that is all pages, up to fifty that were counted; else three. */
export function listWindow(meta: Pick<PageMeta, "last_page" | "total_is_estimate">): number {
  return meta.last_page > pagesShownWhole || meta.total_is_estimate ? 3 : 0;
}

/**
 * The page numbers to show, in order. Window 0 shows all; otherwise the first, the last and so many pages on both
 * sides of the current one, with a gap where at least two pages are left out.
 */
export function pageSteps(currentPage: number, lastPage: number, window = 0): PageStep[] {
  const all = Array.from({ length: Math.max(0, lastPage) }, (_, index) => index + 1);
  if (window <= 0) return all;
  const shown = all.filter(
    (page) => page === 1 || page === lastPage || Math.abs(page - currentPage) <= window,
  );
  return shown.flatMap((page, index): PageStep[] => {
    const skipped = page - (shown[index - 1] ?? 0) - 1;
    if (skipped === 0) return [page];
    return skipped === 1 ? [page - 1, page] : ["gap", page];
  });
}
