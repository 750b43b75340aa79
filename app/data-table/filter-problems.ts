import type { TFunction } from "i18next";
import type { FilterField } from "#app/data-table/filter-fields.ts";

/** Filters that the list does not have or cannot read, as they stand in the address: `unreadable` of its query. */
export type Unreadable = Readonly<Record<string, string>>;

/** What is wrong with a filter: of which one, in words that stand beside it. */
export type FilterProblem = { name: string; label?: string; text: string };

/** A problem for each filter that cannot be read; those that the list does not have come last. */
export function filterProblems(
  fields: readonly FilterField[],
  unreadable: Unreadable,
  t: TFunction<"kit">,
): FilterProblem[] {
  const wrong = fields.filter(({ name }) => Object.hasOwn(unreadable, name));
  const foreign = Object.keys(unreadable).filter((name) => !fields.some((field) => field.name === name));
  return [
    ...wrong.map(({ name, label, kind }) => ({
      name,
      label,
      text: t(texts[kind], { value: unreadable[name] }),
    })),
    ...foreign.map((name) => ({ name, text: t("filters.noFilter", { name }) })),
  ];
}

const texts = {
  select: "filters.noChoice",
  tabs: "filters.noChoice",
  date: "filters.noDate",
  search: "filters.noValue",
  text: "filters.noValue",
} as const;

/** The address without these filters, and from its first page. */
export function withoutThese(search: string, names: readonly string[]): string {
  const gone = new Set(names.flatMap((name) => [`filter[${name}]`, `filter[${name}][]`]));
  const kept = [...new URLSearchParams(search)].filter(
    ([name]) => !gone.has(name) && !["page", "after", "before"].includes(name),
  );
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : "";
}
