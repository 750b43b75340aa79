import { formatDayLong, formatInstant } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ClientPayment } from "#contract/money/client-payment.ts";

/** What is paid, for what and of whom: amount, reference and house before anything else. */
export function PaymentFacts({ payment }: { payment: ClientPayment }) {
  const { t } = useTranslation("clientPayment");
  const { locale, currency, surcharge_cents: surcharge, amount_cents: amount, paid_at: paid, card } = payment;
  const inWords = (cents: number) => formatMoney(cents, currency, locale);
  const rows: [string, string | null][] = [
    [t("purpose"), payment.purpose],
    [t("invoice"), payment.invoice_number],
    [t("reference"), payment.reference],
    [t("due"), payment.due_date && formatDayLong(payment.due_date, locale)],
    [t("payer"), payment.payer_name],
    [t("amount"), surcharge > 0 ? inWords(amount) : null],
    [t("surcharge"), surcharge > 0 ? inWords(surcharge) : null],
    [t("card"), card && `${card.brand} ${card.masked}`.trim()],
  ];
  return (
    <>
      <p className="text-2xl font-semibold tabular-nums">{inWords(amount + surcharge)}</p>
      {paid ? (
        <p className="mt-1">{t("paidOn", { moment: formatInstant(paid, payment.timezone, locale) })}</p>
      ) : null}
      {payment.refunded_cents > 0 ? (
        <p className="mt-1">{t("refundedAmount", { amount: inWords(payment.refunded_cents) })}</p>
      ) : null}
      <dl className="request-rows mt-4">
        {rows.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </>
  );
}

/** The whole of what is paid by card, in words. */
export function totalInWords({
  amount_cents: amount,
  surcharge_cents: surcharge,
  currency,
  locale,
}: ClientPayment) {
  return formatMoney(amount + surcharge, currency, locale);
}
