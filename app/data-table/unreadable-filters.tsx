import { Link, useLocation } from "react-router";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { withoutThese, type FilterProblem } from "#app/data-table/filter-problems.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** Why a list shows nothing, above it: which filters cannot be read, and the way to the list without them. */
export function UnreadableFilters({ problems }: { problems: readonly FilterProblem[] }) {
  const { t } = useTranslation("kit");
  const { search } = useLocation();
  if (problems.length === 0) return null;
  const list = {
    search: withoutThese(
      search,
      problems.map(({ name }) => name),
    ),
  };
  return (
    <Alert tone="warning" title={t("filters.unreadable")} data-slot="unreadable-filters">
      <ul>
        {problems.map(({ name, label, text }) => (
          <li key={name} className="wrap-anywhere">
            {label ? t("pair", { label, value: text }) : text}
          </li>
        ))}
      </ul>
      <p>{t("filters.unreadableText")}</p>
      <Link to={list} preventScrollReset className={buttonVariants({ size: "sm", className: "mt-1" })}>
        {t("filters.removeUnreadable")}
      </Link>
    </Alert>
  );
}
