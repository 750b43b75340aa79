import { Link, useLocation } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { StockMonth } from "#contract/catalogue/stock/stock.ts";

/** The ways to the products before and after those that are shown; nothing where all are. */
export function StockPages({ shown, product }: { shown: StockMonth; product: string | undefined }) {
  const { t } = useTranslation("stock");
  const { pathname } = useLocation();
  const { month, page, pages } = shown;
  if (pages <= 1) return null;
  const to = (number: number) =>
    `${pathname}?${new URLSearchParams({ month, page: String(number), ...(product !== undefined && { product }) }).toString()}`;
  return (
    <nav aria-label={t("pages.label")} className="mt-3 flex items-center gap-3 print:hidden">
      {page > 1 ? (
        <Link to={to(page - 1)} className={buttonVariants({ size: "sm" })}>
          {t("pages.before")}
        </Link>
      ) : null}
      <span className="text-sm text-muted-foreground">{t("pages.of", { page, pages })}</span>
      {page < pages ? (
        <Link to={to(page + 1)} className={buttonVariants({ size: "sm" })}>
          {t("pages.after")}
        </Link>
      ) : null}
    </nav>
  );
}
