import { Link } from "react-router";
import { filterParam, type FilterField } from "#app/data-table/filter-fields.ts";
import { withParams } from "#app/lib/query-string.ts";

/** The parts of a list as links, of which one is shown; other filters stay, the page and the sort do not. */
export function ListTabs({ field, search }: { field: FilterField; search: string }) {
  const { name, label, options = [], shown } = field;
  const changes = { page: null, after: null, before: null, sort: null };
  return (
    <nav aria-label={label} className="flex flex-wrap rounded-md border border-input/50 bg-muted p-px">
      {options.map((option) => (
        <Link
          key={option.value}
          to={{ search: withParams(search, { ...changes, [filterParam(name)]: option.value }) }}
          preventScrollReset
          aria-current={option.value === shown ? "page" : undefined}
          className="grid h-8 place-items-center rounded-sm px-3 text-sm text-muted-foreground hover:text-foreground aria-[current]:bg-card aria-[current]:font-medium aria-[current]:text-foreground sm:h-6.5 sm:text-xs"
        >
          {option.label}
        </Link>
      ))}
    </nav>
  );
}
