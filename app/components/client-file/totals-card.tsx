import { useTranslation } from "#app/i18n/use-translation.ts";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatAmount } from "#app/domain/money.ts";
import { cn } from "#app/lib/cn.ts";

/** One line of the totals, already in the reader's notation. */
export type TotalLine = { id: string; label: string; amount: string; weight?: "strong" | "quiet" };

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
        <dl className="space-y-1.5">
          {lines.map(({ id, label, amount, weight }) => (
            <div
              key={id}
              className={cn(
                "flex items-baseline justify-between gap-4",
                weight === "strong" && "border-t border-border pt-1.5 font-semibold",
                weight === "quiet" && "text-xs text-muted-foreground",
              )}
            >
              <dt className={weight ? undefined : "text-muted-foreground"}>{label}</dt>
              <dd className="tabular-nums">{amount}</dd>
            </div>
          ))}
        </dl>
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
