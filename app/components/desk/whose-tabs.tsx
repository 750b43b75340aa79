import { Link } from "react-router";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Whose } from "#contract/sales/desks.ts";

/** Whose files a desk shows, as links to it. */
export function WhoseTabs({ shown }: { shown: Whose }) {
  const { t } = useTranslation("clientFiles");
  return (
    <nav
      aria-label={t("filters.whose")}
      className="flex rounded-md border border-input/50 bg-muted p-px print:hidden"
    >
      {(["mine", "all"] as const).map((whose) => (
        <Link
          key={whose}
          to={`?whose=${whose}`}
          preventScrollReset
          aria-current={whose === shown ? "page" : undefined}
          className="grid h-8 place-items-center rounded-sm px-3 text-sm text-muted-foreground hover:text-foreground aria-[current]:bg-card aria-[current]:font-medium aria-[current]:text-foreground"
        >
          {t(`filters.${whose}`)}
        </Link>
      ))}
    </nav>
  );
}
