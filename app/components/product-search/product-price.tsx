import { useTranslation } from "#app/i18n/use-translation.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { AvailabilityBadge } from "#app/components/product-search/availability-badge.tsx";
import { formatMoney } from "#app/domain/money.ts";
import type { AgentProductPrice, ProductAvailability } from "#contract/catalogue/products/search.ts";

type ProductPriceProps = { price: AgentProductPrice; availability: ProductAvailability | null };

/** What an option costs, as the agency's terms have it: its net, or the way from the selling price to it. */
export function ProductPrice({ price, availability }: ProductPriceProps) {
  const { t } = useTranslation("productSearch");
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, price.currency, locale);
  const onNet = price.sell_cents === null;
  const [first, ...others] = price.people.map(({ cents }) => cents);
  const samePrice = first !== undefined && others.every((cents) => cents === first);
  return (
    <div className="space-y-1 sm:text-end">
      {availability ? <AvailabilityBadge availability={availability} /> : null}
      <p>
        <span className="block text-xs text-muted-foreground">
          {onNet ? t("price.net") : t("price.sell")}
        </span>
        <span className="text-lg font-semibold tabular-nums">
          {money(price.sell_cents ?? price.net_cents)}
        </span>
      </p>
      <dl className="grid grid-cols-[auto_auto] justify-start gap-x-3 text-xs text-muted-foreground tabular-nums sm:justify-end">
        {onNet ? null : <PriceLine name={t("price.commission")} value={money(price.commission_cents ?? 0)} />}
        {onNet ? null : <PriceLine name={t("price.net")} value={money(price.net_cents)} />}
        {price.client_price_cents === null ? null : (
          <PriceLine name={t("price.client")} value={money(price.client_price_cents)} />
        )}
      </dl>
      {samePrice && others.length > 0 ? (
        <p className="text-xs text-muted-foreground tabular-nums">
          {t("price.per", { amount: money(first) })}
        </p>
      ) : null}
    </div>
  );
}

function PriceLine({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="text-end text-foreground">{value}</dd>
    </>
  );
}
