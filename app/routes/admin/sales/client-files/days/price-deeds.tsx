import { Card, CardContent } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatPercent } from "#app/domain/money.ts";
import { AskFirst } from "#app/forms/ask-first.tsx";
import { IntentButton } from "#app/forms/intent-button.tsx";
import type { FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { PriceForm } from "#app/routes/admin/sales/client-files/days/price-form.tsx";
import type { LineBreakdown } from "#contract/sales/file-services/price.ts";

type PriceDeedsProps = { price: LineBreakdown; lastResult: FormResult };

/** What may be done with the price of a service: estimated by the last rates, set by hand, on demand, or taken from the rates again; or why nothing. */
export function PriceDeeds({ price, lastResult }: PriceDeedsProps) {
  const { t } = useTranslation("linePrice");
  const { may, obstacle } = price;
  if (obstacle !== null)
    return <p className="text-pretty text-muted-foreground print:hidden">{t(`obstacles.${obstacle}`)}</p>;
  const hasPrice = price.versions.some(({ standing }) => standing !== "past");
  const isOpen = (!hasPrice && !may.estimate) || (lastResult !== null && lastResult !== undefined);
  return (
    <Card className="print:hidden">
      <CardContent className="space-y-3 pt-4">
        {may.estimate ? <Estimate price={price} /> : null}
        <details open={isOpen}>
          <summary className="flex min-h-9 cursor-pointer items-center font-semibold">
            {t("form.title")}
          </summary>
          <p className="mt-1 mb-4 text-pretty text-muted-foreground">{t("form.text")}</p>
          <PriceForm price={price} lastResult={lastResult} />
        </details>
        {may.rates ? <TakeRates lockVersion={price.lock_version} /> : null}
      </CardContent>
    </Card>
  );
}

function Estimate({ price: { lock_version: version, uplift_bps: bps } }: { price: LineBreakdown }) {
  const { t } = useTranslation("linePrice");
  const uplift = formatPercent(bps, useLocale());
  return (
    <div className="space-y-2">
      <IntentButton intent="estimate" version={version} label={t("estimate.act")} variant="primary" />
      <p className="text-pretty text-muted-foreground">{t("estimate.text", { uplift })}</p>
    </div>
  );
}

function TakeRates({ lockVersion }: { lockVersion: number }) {
  const { t } = useTranslation("linePrice");
  return (
    <AskFirst
      id="take-rates"
      label={t("rates.act")}
      question={t("rates.ask")}
      consequence={t("rates.text")}
      keep={t("rates.keep")}
    >
      <IntentButton intent="rates" version={lockVersion} label={t("rates.act")} variant="primary" />
    </AskFirst>
  );
}
