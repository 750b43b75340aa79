import { ChevronLeft, ChevronRight } from "lucide";
import { Form, Link, useLocation } from "react-router";
import { Button, buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Label } from "#app/components/ui/label.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMonth } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { StockChoices, StockMonth } from "#contract/catalogue/stock/stock.ts";

type MonthNavProps = { shown: StockMonth; products: StockChoices["products"]; product: string | undefined };

/** The months before and after, this month, and the product that is shown alone. All by the address. */
export function MonthNav({ shown, products, product }: MonthNavProps) {
  const { t } = useTranslation("stock");
  const { pathname } = useLocation();
  const locale = useLocale();
  const here = shown.today.slice(0, 7);
  const to = (month: string) =>
    `${pathname}?${new URLSearchParams({ month, ...(product !== undefined && { product }) }).toString()}`;
  const step = (by: number, icon: typeof ChevronLeft) => {
    const month = monthAfter(shown.month, by);
    return (
      <Link
        to={to(month)}
        preventScrollReset
        aria-label={t(by < 0 ? "nav.before" : "nav.after", { month: formatMonth(month, locale) })}
        className={buttonVariants({ size: "icon" })}
      >
        <Icon of={icon} />
      </Link>
    );
  };
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <nav aria-label={t("nav.label")} className="flex flex-wrap items-center gap-2">
        <span className="flex gap-2 print:hidden">
          {step(-1, ChevronLeft)}
          {step(1, ChevronRight)}
        </span>
        <h2 className="min-w-36 text-base font-semibold first-letter:uppercase" aria-live="polite">
          {formatMonth(shown.month, locale)}
        </h2>
        {shown.month === here ? null : (
          <Link to={to(here)} preventScrollReset className={buttonVariants({ className: "print:hidden" })}>
            {t("nav.today")}
          </Link>
        )}
      </nav>
      {products.length > 1 ? (
        <Form method="get" className="flex w-full items-end gap-2 sm:w-auto print:hidden">
          <input type="hidden" name="month" value={shown.month} />
          <div className="min-w-0 flex-1 sm:w-72">
            <Label htmlFor="stock-product">{t("product")}</Label>
            <Select key={product} id="stock-product" name="product" defaultValue={product ?? ""}>
              <option value="">{t("nav.all")}</option>
              {products.map(({ uid, name, code }) => (
                <option key={uid} value={uid}>
                  {`${name} (${code})`}
                </option>
              ))}
            </Select>
          </div>
          <Button type="submit">{t("nav.show")}</Button>
        </Form>
      ) : null}
    </div>
  );
}

/** So many months after one, `YYYY-MM`. */
function monthAfter(month: string, by: number): string {
  const [year = 2000, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
