import { Sums } from "#app/components/client-file/sums.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatAmount, formatPercent } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FileYield } from "#contract/sales/yields/file-yield.ts";

/** What the services that rates price were bought at, beside what they would cost today. */
export function DriftCard({ drift, currency }: Pick<FileYield, "drift" | "currency">) {
  const { t } = useTranslation(["fileYield", "clientFiles"]);
  const locale = useLocale();
  const { bought_cents: bought, today_cents: today, threshold_bps: threshold } = drift;
  const isNothing = bought === 0 && today === 0;
  const line = (id: "bought" | "today" | "diff", cents: number) => ({
    id,
    label: t(`fileYield:drift.${id}`),
    amount: formatAmount(cents, locale),
  });
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("fileYield:drift.title")}</CardTitle>
        <p className="text-xs text-muted-foreground">{t("clientFiles:totals.inCurrency", { currency })}</p>
      </CardHeader>
      <CardContent className="space-y-3">
        {isNothing ? (
          <p className="text-pretty text-muted-foreground">{t("fileYield:drift.nothing")}</p>
        ) : (
          <>
            <Sums
              lines={[
                line("bought", bought),
                line("today", today),
                { ...line("diff", today - bought), weight: "strong" },
              ]}
            />
            <p className="text-xs text-pretty text-muted-foreground">
              {t("fileYield:drift.threshold", { percent: formatPercent(threshold, locale) })}
            </p>
          </>
        )}
      </CardContent>
    </Card>
  );
}
