import { filterParam, type FilterField } from "#app/data-table/filter-fields.ts";
import { useListLinks } from "#app/data-table/list-links.ts";

/** The parts of a list as links, of which one is shown; other filters stay, the page and the sort do not. */
export function ListTabs({ field }: { field: FilterField }) {
  const { linkTo } = useListLinks();
  const { name, label, options = [], shown } = field;
  const changes = { page: null, after: null, before: null, sort: null };
  return (
    <nav aria-label={label} className="flex flex-wrap rounded-md border border-input/50 bg-muted p-px">
      {options.map((option) => (
        <a
          key={option.value}
          {...linkTo({ ...changes, [filterParam(name)]: option.value })}
          aria-current={option.value === shown ? "page" : undefined}
          className="grid h-8 place-items-center rounded-sm px-3 text-sm text-muted-foreground hover:text-foreground aria-[current]:bg-card aria-[current]:font-medium aria-[current]:text-foreground sm:h-6.5 sm:text-xs"
        >
          {option.label}
        </a>
      ))}
    </nav>
  );
}
