"use client";

import { ChevronDown, ListFilter, Search } from "lucide";
import Link from "next/link";
import { usePathname, useSearchParams } from "next/navigation";
import { kit } from "#app/i18n/locales/en/core/kit.ts";
import { clientFiles } from "#app/i18n/locales/en/files/client-files.ts";
import { withParams } from "#app/lib/query-string.ts";
import { fileFilters, scopes, type Filter } from "#scripts/bench/peers/shared/filters.ts";
import { buttonLook, inputLook, selectLook, tabLook } from "#scripts/bench/peers/shared/looks.ts";
import { Icon } from "../icon.tsx";

export function FilterBar({ scope }: { scope: string }) {
  const pathname = usePathname();
  const params = useSearchParams();
  return (
    <div data-slot="filter-bar" className="space-y-2 pb-2 sm:pb-1.5 print:hidden">
      <form
        aria-label={kit.filters.title}
        role="search"
        action={pathname}
        method="get"
        onChange={(event) => event.currentTarget.requestSubmit()}
      >
        <input type="hidden" name="per_page" value={params.get("per_page") ?? "25"} />
        <input type="hidden" name="filter[scope]" value={scope} />
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
          <nav
            aria-label={clientFiles.filters.scope}
            className="flex flex-wrap rounded-md border border-input/50 bg-muted p-px"
          >
            {scopes.map(({ value, label }) => (
              <Link
                key={value}
                prefetch={false}
                aria-current={scope === value ? "page" : undefined}
                className={tabLook}
                href={pathname + withParams(params.toString(), { "filter[scope]": value, page: null })}
              >
                {label}
              </Link>
            ))}
          </nav>
          <SearchField value={params.get("filter[q]") ?? ""} />
          <details data-slot="filter-fold" className="peer">
            <summary
              className={`${buttonLook("secondary", "small")} list-none border-dashed max-sm:h-9 [&::-webkit-details-marker]:hidden`}
            >
              <Icon of={ListFilter} />
              {kit.filters.add}
            </summary>
          </details>
          <div
            data-slot="filter-fields"
            className="grid w-full grid-cols-2 items-start gap-x-3 gap-y-2.5 rounded-md border border-border bg-card p-3 peer-[:not([open])]:hidden max-sm:order-2 sm:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]"
          >
            {fileFilters.map((filter) => (
              <FilterField
                key={filter.name}
                filter={filter}
                value={params.get(`filter[${filter.name}]`) ?? ""}
              />
            ))}
            <button
              type="submit"
              data-slot="button"
              className={`${buttonLook("secondary")} sr-only self-end focus:not-sr-only focus:h-9 focus:px-3 noscript:not-sr-only noscript:h-9 noscript:px-3`}
            >
              {kit.filters.apply}
            </button>
          </div>
        </div>
      </form>
    </div>
  );
}

function SearchField({ value }: { value: string }) {
  return (
    <div className="relative w-full max-sm:order-1 sm:w-56">
      <label htmlFor="filter-q" className="sr-only">
        {clientFiles.filters.search}
      </label>
      <input
        type="search"
        data-slot="input"
        className={`${inputLook} ps-8.5 sm:h-7.5`}
        id="filter-q"
        placeholder={clientFiles.filters.search}
        name="filter[q]"
        defaultValue={value}
      />
      <button
        type="submit"
        aria-label={kit.filters.search}
        className="absolute inset-y-0 inset-s-0 grid w-8 cursor-pointer place-items-center rounded-md text-muted-foreground hover:text-foreground"
      >
        <Icon of={Search} className="size-4" />
      </button>
      <span role="status" className="sr-only" />
    </div>
  );
}

function FilterField({ filter, value }: { filter: Filter; value: string }) {
  const { name, label, isDate, options } = filter;
  const field = { id: `filter-${name}`, name: `filter[${name}]`, defaultValue: value };
  return (
    <div className="min-w-0">
      <label htmlFor={field.id} className="mb-1 block truncate text-xs font-medium text-muted-foreground">
        {label}
      </label>
      {options ? (
        <span data-slot="select" className="relative block">
          <select className={selectLook} {...field}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            of={ChevronDown}
            className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-muted-foreground"
          />
        </span>
      ) : (
        <span className="relative block">
          <input
            type="text"
            data-slot="input"
            className={isDate ? `${inputLook} pe-10 tabular-nums` : inputLook}
            placeholder={isDate ? kit.date.placeholder : undefined}
            autoComplete={isDate ? "off" : undefined}
            {...field}
          />
        </span>
      )}
    </div>
  );
}
