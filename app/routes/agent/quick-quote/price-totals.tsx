import { useTranslation } from "#app/i18n/use-translation.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMoney } from "#app/domain/money.ts";
import { cn } from "#app/lib/cn.ts";
import type { PackageTotals } from "#contract/catalogue/packages/price.ts";
import type { Currency } from "#contract/primitives.ts";

type Line = { name: string; cents: number | null; weight?: "strong" | "quiet" };

/** The sums as the agency's terms have them: the way from the selling price to the net, or from the net on. */
export function PriceTotals({ totals, currency }: { totals: PackageTotals; currency: Currency }) {
  const { t } = useTranslation("packages");
  const locale = useLocale();
  const lines: Line[] = [
    { name: t("result.sell"), cents: totals.sell_cents, weight: "strong" },
    { name: t("result.commission"), cents: totals.commission_cents },
    { name: t("result.net"), cents: totals.net_cents, weight: "strong" },
    { name: t("result.gst"), cents: totals.gst_cents, weight: "quiet" },
    { name: t("result.markup"), cents: totals.agent_markup_cents },
    { name: t("result.client"), cents: totals.client_price_cents, weight: "strong" },
  ];
  return (
    <section className="rounded-md bg-muted px-4 py-3">
      <h3 className="mb-1.5 text-sm font-semibold">{t("result.total")}</h3>
      <dl className="space-y-1">
        {lines.map(({ name, cents, weight }) =>
          cents === null ? null : (
            <div
              key={name}
              className={cn(
                "flex items-baseline justify-between gap-4",
                weight === "strong" && "font-semibold",
                weight === "quiet" && "text-xs text-muted-foreground",
              )}
            >
              <dt>{name}</dt>
              <dd className="whitespace-nowrap tabular-nums">{formatMoney(cents, currency, locale)}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
