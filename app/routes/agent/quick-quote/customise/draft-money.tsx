import { useTranslation } from "#app/i18n/use-translation.ts";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMoney } from "#app/domain/money.ts";
import { PriceRooms } from "#app/routes/agent/quick-quote/price-rooms.tsx";
import { PriceTotals } from "#app/routes/agent/quick-quote/price-totals.tsx";
import type { QuoteDraft } from "#contract/quotes/draft.ts";

/** What the trip costs as it stands, and by room and person. */
export function DraftMoney({ draft }: { draft: QuoteDraft }) {
  const { t } = useTranslation(["quotes", "packages"]);
  const locale = useLocale();
  const { totals, currency, rounding_cents: rounding } = draft;
  return (
    <Card id="price">
      <CardHeader>
        <CardTitle>{t("packages:result.title")}</CardTitle>
      </CardHeader>
      <CardContent className="space-y-5">
        {totals ? (
          <>
            <PriceTotals totals={totals} currency={currency} />
            {rounding === 0 ? null : (
              <p className="text-xs text-muted-foreground">
                {t("rounding", { amount: formatMoney(rounding, currency, locale) })}
              </p>
            )}
          </>
        ) : (
          <p className="text-muted-foreground">{t("nothing")}</p>
        )}
        {draft.rooms.length > 0 ? <PriceRooms price={draft} /> : null}
      </CardContent>
    </Card>
  );
}
