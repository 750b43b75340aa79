import { useTranslation } from "#app/i18n/use-translation.ts";
import { Sums, type TotalLine } from "#app/components/client-file/sums.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatAmount } from "#app/domain/money.ts";

type TotalsCardProps = {
  currency: string;
  lines: readonly TotalLine[];
  /** What of the total is rounding, in cents; said only where there is some. */
  roundingCents?: number;
};

/** The sums of a file. Which of them a reader sees is the page's choice. */
export function TotalsCard({ currency, lines, roundingCents = 0 }: TotalsCardProps) {
  const { t } = useTranslation("clientFiles");
  const locale = useLocale();
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("totals.title")}</CardTitle>
        <p className="text-xs text-muted-foreground">{t("totals.inCurrency", { currency })}</p>
      </CardHeader>
      <CardContent className="space-y-3">
        <Sums lines={lines} />
        {roundingCents === 0 ? null : (
          <p className="text-xs text-pretty text-muted-foreground tabular-nums">
            {t("totals.rounding", { amount: formatAmount(roundingCents, locale) })}
          </p>
        )}
        <p className="text-xs text-pretty text-muted-foreground">{t("totals.note")}</p>
      </CardContent>
    </Card>
  );
}
