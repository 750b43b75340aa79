import { Search } from "lucide";
import { useId } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { filterParam, filterValue, type FilterField } from "#app/data-table/filter-fields.ts";
import { Searching } from "#app/data-table/searching.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

type FilterSearchProps = {
  field: FilterField;
  search: string;
  /** Why what was searched for cannot be looked up. */
  problem: string | undefined;
};

/** The search of a list, on the line of its filters. The glass sends the form, for those who have no Enter key. */
export function FilterSearch({ field: { name: filter, label }, search, problem }: FilterSearchProps) {
  const { t } = useTranslation("kit");
  const id = useId();
  const name = filterParam(filter);
  return (
    <div className="relative w-full max-sm:order-1 sm:w-56">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Input
        id={id}
        name={name}
        type="search"
        placeholder={label}
        defaultValue={filterValue(new URLSearchParams(search), filter)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        className="ps-8.5 sm:h-7.5"
      />
      <button
        type="submit"
        aria-label={t("filters.search")}
        className="absolute inset-y-0 inset-s-0 grid w-8 cursor-pointer place-items-center rounded-md text-muted-foreground hover:text-foreground"
      >
        <Icon of={Search} className="size-4" />
      </button>
      <Searching name={name} />
      {problem ? (
        <p id={`${id}-error`} className="mt-1 text-xs wrap-anywhere text-destructive-text">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
