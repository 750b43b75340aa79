import { formatDayLong } from "#app/domain/dates.ts";
import { isFilterParam } from "#app/lib/query-string.ts";
import type { Locale } from "#contract/primitives.ts";

/** One filter of a list. Its value lives in the address as `filter[name]`. */
export type FilterField = {
  name: string;
  label: string;
  /** `tabs`: parts of the list, one of which is always shown; they stand beside the filters, as links. */
  kind: "search" | "text" | "date" | "select" | "tabs";
  /** For `select` and `tabs`: what can be chosen; a select has "All" in front. */
  options?: readonly { value: string; label: string }[];
  /** For `select`: what stands in front instead of "All". */
  all?: string;
  /** For `tabs`: which part is shown, whether the address says so or not. */
  shown?: string;
};

/** A filter for what is on or off; `words` say both. */
export function onOffFilter(name: string, label: string, [on, off]: readonly [string, string]): FilterField {
  const options = [
    { value: "1", label: on },
    { value: "0", label: off },
  ];
  return { name, label, kind: "select", options };
}

/** Name of a filter's parameter in the address. */
export function filterParam(name: string): string {
  return `filter[${name}]`;
}

export type ActiveFilter = { name: string; param: string; label: string; value: string };

/** The filters that narrow the list now, in the words of their labels and options. */
export function activeFilters(
  fields: readonly FilterField[],
  search: string,
  locale: Locale,
): ActiveFilter[] {
  const params = new URLSearchParams(search);
  return fields.flatMap((field) => {
    const { name, label } = field;
    const param = filterParam(name);
    const raw = filterValue(params, name);
    return raw === "" || field.kind === "tabs"
      ? []
      : [{ name, param, label, value: valueText(field, raw, locale) }];
  });
}

/** What the address says of a filter; its values are joined by commas, as a filter that takes many reads them. */
export function filterValue(params: URLSearchParams, name: string): string {
  const param = filterParam(name);
  return params.get(param) ?? params.getAll(`${param}[]`).join(",");
}

/** The value of a filter for people; what the filter does not know stays as it stands in the address. */
function valueText({ kind, options }: FilterField, raw: string, locale: Locale): string {
  const isDay = kind === "date" && /^\d{4}-\d{2}-\d{2}$/.test(raw) && !Number.isNaN(Date.parse(raw));
  if (isDay) return formatDayLong(raw, locale);
  return options?.find(({ value }) => value === raw)?.label ?? raw;
}

/** Where somebody stands in a list; means nothing once its filters change. */
const places = new Set(["page", "after", "before"]);

/** Parameters that a filter form must carry along: everything but its own inputs, other filters and the page. */
export function carriedParams(search: string): [string, string][] {
  return [...new URLSearchParams(search)].filter(([name]) => !places.has(name) && !isFilterParam(name));
}

/** The address a filter form leads to: its filled inputs, no empty ones, no page. Typed days are for the server. */
export function filteredSearch(entries: Iterable<[string, FormDataEntryValue]>): string {
  const params = new URLSearchParams();
  for (const [name, value] of entries) {
    if (typeof value === "string" && value !== "" && !places.has(name)) params.append(name, value);
  }
  return params.size > 0 ? `?${params}` : "";
}
