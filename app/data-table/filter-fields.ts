import { isFilterParam } from "#app/lib/query-string.ts";

/** One filter of a list. Its value lives in the address as `filter[name]`. */
export type FilterField = {
  name: string;
  label: string;
  kind: "search" | "text" | "date" | "select";
  /** For `select`: what can be chosen; "All" is added in front. */
  options?: readonly { value: string; label: string }[];
  /** For `select`: what stands in front instead of "All". */
  all?: string;
};

/** Name of a filter's parameter in the address. */
export function filterParam(name: string): string {
  return `filter[${name}]`;
}

export type ActiveFilter = { name: string; param: string; label: string; value: string };

/** The filters that narrow the list now, in the words of their labels and options. */
export function activeFilters(fields: readonly FilterField[], search: string): ActiveFilter[] {
  const params = new URLSearchParams(search);
  return fields.flatMap(({ name, label, options }) => {
    const param = filterParam(name);
    const raw = params.get(param) ?? "";
    if (raw === "") return [];
    return [{ name, param, label, value: options?.find((option) => option.value === raw)?.label ?? raw }];
  });
}

/** Where somebody stands in a list; means nothing once its filters change. */
const places = new Set(["page", "after", "before"]);

/** Parameters that a filter form must carry along: everything but its own inputs, other filters and the page. */
export function carriedParams(search: string): [string, string][] {
  return [...new URLSearchParams(search)].filter(([name]) => !places.has(name) && !isFilterParam(name));
}

/** The address a filter form leads to: its filled inputs, no empty ones, no page. */
export function filteredSearch(entries: Iterable<[string, FormDataEntryValue]>): string {
  const params = new URLSearchParams();
  for (const [name, value] of entries) {
    if (typeof value === "string" && value !== "" && !places.has(name)) params.append(name, value);
  }
  return params.size > 0 ? `?${params}` : "";
}
