import { useTranslation } from "#app/i18n/use-translation.ts";
import type { PriceColumn } from "#app/components/client-file/price-columns.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { formatAmount } from "#app/domain/money.ts";
import type { AgentServiceLine } from "#contract/sales/client-files/client-file.ts";

type NewPriceProps<Line> = { line: Line; prices: readonly PriceColumn<Line>[] };

/**
 * What a service will cost once its supplier agrees to what was changed, in the columns of its price of now; nothing
 * where the reader sees no difference.
 */
export function NewPrice<Line extends AgentServiceLine>({ line, prices }: NewPriceProps<Line>) {
  const { t } = useTranslation("clientFiles");
  const locale = useLocale();
  if (!line.waiting_price) return null;
  const then = { ...line, ...line.waiting_price };
  if (prices.every(({ cents }) => cents(line) === cents(then))) return null;
  const amounts = prices.flatMap(({ header, cents }) => {
    const amount = cents(then);
    return amount === null ? [] : [`${header}\u00a0${formatAmount(amount, locale)}`];
  });
  return (
    <span className="block max-w-[70ch] text-xs text-pretty text-status-amber-foreground">
      {t("services.newPrice", { prices: amounts.join("\u00a0· ") })}
    </span>
  );
}
