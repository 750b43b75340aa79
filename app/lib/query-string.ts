/**
 * The query string with some parameters set or, by `null`, taken out; all others stay in their order.
 * Answers `""` or a string that begins with `?`.
 */
export function withParams(search: string, changes: Record<string, string | number | null>): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, String(value));
  }
  return params.size > 0 ? `?${params}` : "";
}

/** Parameters that shape a list besides its filters. */
const listParams = ["sort", "per_page", "view", "columns", "density"];

/** The query string without filters and page, for a link that resets a list. */
export function withoutFilters(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => listParams.includes(name));
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : "";
}

/** True when the query string narrows a list. */
export function hasFilters(search: string): boolean {
  return [...new URLSearchParams(search)].some(([name, value]) => isFilterParam(name) && value !== "");
}

/** `filter[status]`, `filter[status][]` and the like. */
export function isFilterParam(name: string): boolean {
  return /^filter\[[^[\]]+\](?:\[\])?$/.test(name);
}
