import { Alert } from "#app/components/ui/alert.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDay } from "#app/domain/dates.ts";
import { formatAmount, formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { BookingRequest } from "#contract/sales/bookings/request.ts";

/** Which prices are others than in the quote, and what that makes of the total. Says so too when all stayed the same. */
export function PriceChanges({ booking }: { booking: BookingRequest }) {
  const { t } = useTranslation("bookings");
  const locale = useLocale();
  const { prices, totals, currency } = booking;
  if (!prices.renewed) return null;
  if (prices.changes.length === 0) return <Alert tone="info">{t("prices.same")}</Alert>;
  return (
    <Alert tone="warning" title={t("prices.changed")}>
      <p>
        {t("prices.total", {
          before: formatMoney(prices.before_net_cents, currency, locale),
          now: formatMoney(totals.net_cents, currency, locale),
        })}
      </p>
      <ul className="list-disc space-y-0.5 ps-5">
        {prices.changes.map(({ uid, name, date_from: date, before_cents: before, now_cents: now }) => (
          <li key={uid}>
            {now === null
              ? t("prices.open", { service: name, date: formatDay(date, locale) })
              : t("prices.line", {
                  service: name,
                  date: formatDay(date, locale),
                  before: formatAmount(before, locale),
                  now: formatAmount(now, locale),
                })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
