import { useRef, useState, type FormEvent } from "react";
import { Form, useLocation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { FilterChips, ResetFilters } from "#app/data-table/filter-chips.tsx";
import {
  activeFilters,
  carriedParams,
  filterParam,
  type FilterField,
} from "#app/data-table/filter-fields.ts";
import { FilterFold } from "#app/data-table/filter-fold.tsx";
import { FilterInput } from "#app/data-table/filter-input.tsx";
import { filterProblems, type Unreadable } from "#app/data-table/filter-problems.ts";
import { FilterSearch } from "#app/data-table/filter-search.tsx";
import { ListTabs } from "#app/data-table/list-tabs.tsx";
import { UnreadableFilters } from "#app/data-table/unreadable-filters.tsx";
import { useLiveSearch } from "#app/data-table/use-live-search.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { cn } from "#app/lib/cn.ts";

type FilterBarProps = {
  filters: readonly FilterField[];
  /** Filters of the address that the list cannot read, of its query. */
  unreadable: Unreadable | undefined;
  /** Choosing is what the page is for: nothing is folded. */
  unfolded?: boolean;
};

/**
 * The filters of a list as a GET form on one line: parts of the list, search, what is set, and the rest on demand.
 * Without JavaScript the button applies them; with it a change or a pause in typing a search does, and the address
 * stays free of empty parameters.
 */
export function FilterBar({ filters, unreadable = {}, unfolded = false }: FilterBarProps) {
  const { t } = useTranslation("kit");
  const { search, pathname } = useLocation();
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [opened, setOpened] = useState(unfolded);
  const dates = filters.flatMap(({ kind, name }) => (kind === "date" ? [filterParam(name)] : []));
  const apply = useLiveSearch(form, dates);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(false);
  };

  const active = activeFilters(filters, search, locale);
  const problems = filterProblems(filters, unreadable, t);
  const problemOf = (name: string) => problems.find((problem) => problem.name === name)?.text;
  const [tabs, searches, others] = [ofKind(filters, "tabs"), ofKind(filters, "search"), folded(filters)];
  return (
    <div
      data-slot="filter-bar"
      className={cn("space-y-2 print:hidden", unfolded ? "pb-4" : "pb-2 sm:pb-1.5")}
    >
      <Form ref={form} action={pathname} onSubmit={onSubmit} aria-label={t("filters.title")} role="search">
        {carriedParams(search).map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {tabs.map(({ name, shown = "" }) => (
          <input key={name} type="hidden" name={filterParam(name)} value={shown} />
        ))}
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
          {tabs.map((field) => (
            <ListTabs key={field.name} field={field} />
          ))}
          {searches.map((field) => (
            <FilterSearch key={field.name} {...{ field, search, problem: problemOf(field.name) }} />
          ))}
          <FilterChips active={active} search={search} />
          <FilterFold
            folds={!unfolded && others.length > 0}
            open={others.some(({ name }) => problemOf(name))}
            onOpen={() => setOpened(true)}
            beside={<ResetFilters active={active} search={search} />}
          >
            {others.map((field) => (
              <FilterInput key={field.name} {...{ field, search, opened, problem: problemOf(field.name) }} />
            ))}
            <Button
              type="submit"
              className="sr-only self-end focus:not-sr-only focus:h-9 focus:px-3 noscript:not-sr-only noscript:h-9 noscript:px-3"
            >
              {t("filters.apply")}
            </Button>
          </FilterFold>
        </div>
      </Form>
      <UnreadableFilters problems={problems} />
    </div>
  );
}

function ofKind(filters: readonly FilterField[], kind: FilterField["kind"]): FilterField[] {
  return filters.filter((field) => field.kind === kind);
}

/** Those that are shown on demand. */
function folded(filters: readonly FilterField[]): FilterField[] {
  return filters.filter(({ kind }) => kind !== "tabs" && kind !== "search");
}
