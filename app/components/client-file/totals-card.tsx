import { useTranslation } from "#app/i18n/use-translation.ts";
import { Sums, type TotalLine } from "#app/components/client-file/sums.tsx";
import { StripItem } from "#app/components/client-file/file-strip.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatAmount } from "#app/domain/money.ts";

type TotalsProps = {
  currency: string;
  lines: readonly TotalLine[];
  /** What of the total is rounding, in cents; said only where there is some. */
  roundingCents?: number;
};

/** The sums of a file. Which of them a reader sees is the page's choice. */
export function TotalsCard({ currency, lines, roundingCents }: TotalsProps) {
  const { t } = useTranslation("clientFiles");
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("totals.title")}</CardTitle>
        <p className="text-xs text-muted-foreground">{t("totals.inCurrency", { currency })}</p>
      </CardHeader>
      <CardContent className="space-y-3">
        <Totals lines={lines} roundingCents={roundingCents} />
      </CardContent>
    </Card>
  );
}

/** The sum that counts, and the way to it on demand. */
export function TotalsItem({ currency, lines, roundingCents }: TotalsProps) {
  const { t } = useTranslation("clientFiles");
  const sum = lines.find(({ weight }) => weight === "strong");
  return (
    <StripItem
      name={sum ? `${t("totals.title")} · ${sum.label}` : t("totals.title")}
      value={sum ? `${currency} ${sum.amount}` : null}
    >
      <p className="text-xs text-muted-foreground">{t("totals.inCurrency", { currency })}</p>
      <Totals lines={lines} roundingCents={roundingCents} />
    </StripItem>
  );
}

function Totals({
  lines,
  roundingCents = 0,
}: Pick<TotalsProps, "lines"> & { roundingCents?: number | undefined }) {
  const { t } = useTranslation("clientFiles");
  const locale = useLocale();
  return (
    <>
      <Sums lines={lines} />
      {roundingCents === 0 ? null : (
        <p className="text-xs text-pretty text-muted-foreground tabular-nums">
          {t("totals.rounding", { amount: formatAmount(roundingCents, locale) })}
        </p>
      )}
      <p className="text-xs text-pretty text-muted-foreground">{t("totals.note")}</p>
    </>
  );
}
