import { X } from "lucide";
import { Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ActiveFilter } from "#app/data-table/filter-fields.ts";
import { withoutThese } from "#app/data-table/filter-problems.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { withoutFilters } from "#app/lib/query-string.ts";

type FilterChipsProps = { active: readonly ActiveFilter[]; search: string };

/** The filters that are set, each with a link that takes it away. */
export function FilterChips({ active, search }: FilterChipsProps) {
  const { t } = useTranslation("kit");
  if (active.length === 0) return null;
  return (
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
  );
}

/** The way back to the whole list, where something narrows it. */
export function ResetFilters({ active, search }: FilterChipsProps) {
  const { t } = useTranslation("kit");
  if (active.length === 0) return null;
  return (
    <Link
      to={{ search: withoutFilters(search) }}
      preventScrollReset
      className={buttonVariants({ variant: "link", size: "sm", className: "min-h-7 text-xs" })}
    >
      {t("filters.reset")}
    </Link>
  );
}
