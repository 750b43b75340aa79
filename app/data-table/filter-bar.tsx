import { X } from "lucide";
import { useRef, type FormEvent } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, Link, useLocation } from "react-router";
import {
  activeFilters,
  carriedParams,
  type ActiveFilter,
  type FilterField,
} from "#app/data-table/filter-fields.ts";
import { FilterFold } from "#app/data-table/filter-fold.tsx";
import { FilterInput } from "#app/data-table/filter-input.tsx";
import { filterProblems, withoutThese, type Unreadable } from "#app/data-table/filter-problems.ts";
import { UnreadableFilters } from "#app/data-table/unreadable-filters.tsx";
import { useLiveSearch } from "#app/data-table/use-live-search.ts";
import { Button, buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { withoutFilters } from "#app/lib/query-string.ts";

type FilterBarProps = {
  filters: readonly FilterField[];
  /** Filters of the address that the list cannot read, of its query. */
  unreadable: Unreadable | undefined;
};

/**
 * The filters of a list as a GET form. Without JavaScript the button applies them; with it a change or a pause
 * in typing a search does, and the address stays free of empty parameters.
 */
export function FilterBar({ filters, unreadable = {} }: FilterBarProps) {
  const { t } = useTranslation("kit");
  const { search, pathname } = useLocation();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const apply = useLiveSearch(form);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(false);
  };

  const active = activeFilters(filters, search, useLocale());
  const problems = filterProblems(filters, unreadable, t);
  const problemOf = (name: string) => problems.find((problem) => problem.name === name)?.text;
  const searches = filters.filter(({ kind }) => kind === "search");
  const others = filters.filter(({ kind }) => kind !== "search");
  const set = active.filter(({ name }) => others.some((field) => field.name === name)).length;
  return (
    <div data-slot="filter-bar" className="space-y-3 pb-4 print:hidden">
      <Form ref={form} action={pathname} onSubmit={onSubmit} aria-label={t("filters.title")} role="search">
        {carriedParams(search).map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2.5">
          {searches.map((field) => (
            <FilterInput key={field.name} {...{ field, search, problem: problemOf(field.name) }} />
          ))}
          <FilterFold set={set} folds={others.length > 2}>
            {others.map((field) => (
              <FilterInput key={field.name} {...{ field, search, problem: problemOf(field.name) }} />
            ))}
          </FilterFold>
          <Button type="submit" className={hydrated ? "sr-only focus:not-sr-only" : undefined}>
            {t("filters.apply")}
          </Button>
        </div>
      </Form>
      {active.length > 0 ? <FilterChips active={active} search={search} /> : null}
      <UnreadableFilters problems={problems} />
    </div>
  );
}

function FilterChips({ active, search }: { active: readonly ActiveFilter[]; search: string }) {
  const { t } = useTranslation("kit");
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t("filters.active")} className="contents">
        {active.map(({ name, label, value }) => (
          <li
            key={name}
            className="flex h-7 max-w-full items-center gap-1 rounded-full border border-border bg-card ps-3 text-xs"
          >
            <span className="text-muted-foreground">{t("heading", { label })}</span>
            <span className="truncate font-medium">{value}</span>
            <Link
              to={{ search: withoutThese(search, [name]) }}
              preventScrollReset
              aria-label={t("filters.remove", { name: label })}
              className="grid size-7 place-items-center rounded-full text-muted-foreground hover:bg-accent hover:text-foreground"
            >
              <Icon of={X} className="size-3.5" />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={{ search: withoutFilters(search) }}
        preventScrollReset
        className={buttonVariants({ variant: "link", size: "sm", className: "min-h-7 text-xs" })}
      >
        {t("filters.reset")}
      </Link>
    </div>
  );
}
