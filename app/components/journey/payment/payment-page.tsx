import { NewsNotes } from "#app/components/journey/news-notes.tsx";
import { PaymentFacts, totalInWords } from "#app/components/journey/payment/payment-facts.tsx";
import { PaymentFrame } from "#app/components/journey/payment/payment-frame.tsx";
import { formatInstant } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ClientPayment, PayerState } from "#contract/money/client-payment.ts";

type PaymentPageProps = {
  payment: ClientPayment;
  path: string;
  /** Why paying could not be begun. */
  message: string | null;
};

const payable = new Set<PayerState>(["open", "declined", "cancelled"]);

/** What somebody is asked to pay by card: pure markup, complete without JavaScript. */
export function PaymentPage({ payment, path, message }: PaymentPageProps) {
  const { t } = useTranslation("clientPayment");
  const { state, brand, locale } = payment;
  const canPay = payable.has(state);
  return (
    <PaymentFrame payment={payment} path={path} seen={`${path}/seen`}>
      <header>
        <p className="font-medium text-primary-text">{brand.name}</p>
        <h1 className="mt-1 text-2xl">{t("title")}</h1>
        {canPay ? <p className="mt-2 text-muted-foreground">{t("intro", { brand: brand.name })}</p> : null}
      </header>
      <div id="state" className="grid scroll-mt-6 gap-4 empty:hidden">
        <NewsNotes news={null} message={message} />
        {state === "open" ? null : <PayerNote payment={payment} />}
      </div>
      <section className="panel" aria-label={t("title")}>
        <PaymentFacts payment={payment} />
        {canPay ? (
          <form method="post" action={`${path}#state`} data-form className="mt-6 print:hidden">
            <button className="primary-button w-full">
              {t(state === "open" ? "pay" : "again", { amount: totalInWords(payment) })}
            </button>
            <p className="mt-3 text-sm text-muted-foreground">{t("safe")}</p>
            <p className="mt-1 text-sm text-muted-foreground">
              {t("until", { moment: formatInstant(payment.expires_at, payment.timezone, locale) })}
            </p>
          </form>
        ) : null}
        <ReceiptLink payment={payment} path={path} />
      </section>
    </PaymentFrame>
  );
}

/** Leads to the receipt of what was paid. */
export function ReceiptLink({ payment: { state }, path }: Pick<PaymentPageProps, "payment" | "path">) {
  const { t } = useTranslation("clientPayment");
  if (state !== "paid" && state !== "refunded") return null;
  return (
    <p className="mt-4 print:hidden">
      <a
        href={`${path.replace("/payments/", "/documents/payment/")}.pdf`}
        className="text-primary-text underline underline-offset-4"
      >
        {t("receiptPdf")}
      </a>
    </p>
  );
}

/** What became of it, in words. */
export function PayerNote({ payment: { state, brand } }: { payment: ClientPayment }) {
  const { t } = useTranslation("clientPayment");
  return (
    <section className="panel" role="status" aria-labelledby="state-title">
      <h2 id="state-title" className="text-lg">
        {t(`states.${state}.title`)}
      </h2>
      <p className="mt-1">{t(`states.${state}.text`, { brand: brand.name })}</p>
    </section>
  );
}
