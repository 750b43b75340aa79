import { Download } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMoney } from "#app/domain/money.ts";
import { PostButton } from "#app/routes/agent/quick-quote/post-button.tsx";
import { PriceRooms } from "#app/routes/agent/quick-quote/price-rooms.tsx";
import { PriceTotals } from "#app/routes/agent/quick-quote/price-totals.tsx";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

/** What the trip costs as it stands, and by room and person. */
export function DraftMoney({ draft }: { draft: QuoteDraft }) {
  const { t } = useTranslation(["quotes", "packages"]);
  const locale = useLocale();
  const { totals, currency, rounding_cents: rounding } = draft;
  return (
    <Card id="price" className="scroll-mt-20">
      <CardHeader>
        <CardTitle>{t("packages:result.title")}</CardTitle>
      </CardHeader>
      <CardContent className="space-y-5">
        <NewPrices draft={draft} />
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
        <a
          href={href("/app/quick-quote/customise/:reference/rates.csv", { reference: draft.reference })}
          download
          className={buttonVariants({ size: "sm", className: "print:hidden" })}
        >
          <Icon of={Download} />
          {t("rates")}
        </a>
      </CardContent>
    </Card>
  );
}

/** The rates of today would lead to another total: nothing changes until somebody says so. */
function NewPrices({ draft }: { draft: QuoteDraft }) {
  const { t } = useTranslation("quotes");
  const locale = useLocale();
  const { new_total_cents: today, currency, lock_version, editable } = draft;
  if (today === null || !editable) return null;
  return (
    <Alert tone="warning" title={t("newPrices.title")}>
      <p>{t("newPrices.text", { amount: formatMoney(today, currency, locale) })}</p>
      <PostButton landsAt="price" fields={{ intent: "reprice", lock_version }}>
        {t("newPrices.take")}
      </PostButton>
    </Alert>
  );
}
