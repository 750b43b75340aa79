import { useTranslation } from "#app/i18n/use-translation.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { formatAmount } from "#app/domain/money.ts";
import { samePeople } from "#app/domain/product-people.ts";
import type { PackagePrice } from "#contract/catalogue/packages/price.ts";

const kinds = { A: "adult", C: "child", I: "infant" } as const;

/** What each room comes to, and each person in it. */
export function PriceRooms({ price }: { price: Pick<PackagePrice, "rooms" | "currency"> }) {
  const { t } = useTranslation(["packages", "productSearch", "kit"]);
  const locale = useLocale();
  return (
    <section className="min-w-0">
      <h3 className="mb-2 flex items-baseline justify-between gap-4 text-sm font-semibold">
        {t("result.rooms")}
        <span className="text-xs font-normal text-muted-foreground">
          {t("result.amountsIn", { currency: price.currency })}
        </span>
      </h3>
      <ul className="divide-y divide-border border-y border-border">
        {price.rooms.map(({ code, cents, people }, index) => (
          <li key={index} className="py-2">
            <p className="flex items-baseline justify-between gap-4 font-medium">
              <span>{t("result.room", { number: index + 1, type: t(`kit:rooms.${code}`) })}</span>
              <span className="tabular-nums">{formatAmount(cents, locale)}</span>
            </p>
            <ul className="space-y-0.5 ps-3 text-muted-foreground">
              {samePeople(people).map(({ type, age, cents: own, count }) => (
                <li key={`${type} ${age} ${own}`} className="flex items-baseline justify-between gap-4">
                  <span>
                    {`${t("productSearch:breakdown.count", { count })} `}
                    {t(`productSearch:breakdown.people_${kinds[type]}`, { age: age ?? 0 })}
                  </span>
                  <span className="tabular-nums">
                    {count > 1
                      ? t("result.each", { amount: formatAmount(own, locale) })
                      : formatAmount(own, locale)}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
