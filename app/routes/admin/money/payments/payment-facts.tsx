import { Fact, Facts } from "#app/components/portal/facts.tsx";
import { Card, CardContent } from "#app/components/ui/card.tsx";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong, formatInstant } from "#app/domain/dates.ts";
import { languageName } from "#app/domain/language-name.ts";
import { formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Payment } from "#contract/money/payment.ts";

type PaymentFactsProps = { payment: Payment; address: string | null; timeZone: string };

/** What was asked for, of whom, and how far it has come. */
export function PaymentFacts({ payment, address, timeZone }: PaymentFactsProps) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const moment = (instant: string | null, none: string) =>
    instant === null ? none : formatInstant(instant, timeZone, locale);
  const inWords = (cents: number) => formatMoney(cents, payment.currency, locale);
  const facts: [string, string | null][] = [
    [t("fields.amount"), inWords(payment.amount_cents)],
    [t("fields.surcharge"), payment.surcharge_cents > 0 ? inWords(payment.surcharge_cents) : null],
    [t("fields.refunded"), payment.refunded_cents > 0 ? inWords(payment.refunded_cents) : null],
    [t("fields.purpose"), payment.purpose],
    [t("fields.invoice"), payment.invoice_number ?? t("oldest")],
    [t("fields.payer"), payment.payer_name],
    [t("fields.email"), payment.payer_email],
    [t("fields.language"), languageName(payment.language, locale)],
    [t("fields.mailed"), moment(payment.mailed_at, t("notMailed"))],
    [t("fields.viewed"), moment(payment.viewed_at, t("never"))],
    [t("fields.expires"), moment(payment.expires_at, "")],
    [t("fields.authorised"), payment.authorised_at && moment(payment.authorised_at, "")],
    [t("fields.settled"), payment.settled_on && formatDayLong(payment.settled_on, locale)],
    [t("fields.card"), payment.card && `${payment.card.brand} ${payment.card.masked}`.trim()],
    [t("fields.gateway"), payment.last_text],
    [t("fields.by"), payment.by],
  ];
  return (
    <Card aria-label={payment.reference}>
      <CardContent className="space-y-4 pt-5">
        <Facts>
          {facts.map(([name, value]) =>
            value ? (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ) : null,
          )}
          <Fact name={t("gatewayName")}>{t(`gateways.${payment.gateway}`)}</Fact>
        </Facts>
        {address ? (
          <div className="print:hidden">
            <div className="flex items-center justify-between gap-2">
              <p className="text-xs text-muted-foreground">{t("fields.link")}</p>
              <CopyButton text={address} label={t("acts.copy")} done={t("acts.copied")} />
            </div>
            <p className="truncate rounded-sm bg-muted px-2 py-1.5 font-mono text-xs select-all">{address}</p>
          </div>
        ) : null}
      </CardContent>
    </Card>
  );
}
