import { PaymentFacts } from "#app/components/journey/payment/payment-facts.tsx";
import { PaymentFrame } from "#app/components/journey/payment/payment-frame.tsx";
import { PayerNote, ReceiptLink } from "#app/components/journey/payment/payment-page.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ClientPayment, PayerState } from "#contract/money/client-payment.ts";

type ResultPageProps = {
  payment: ClientPayment;
  /** The page of the payment; null where its link cannot be shown again. */
  payPath: string | null;
  session: string;
};

const again = new Set<PayerState>(["open", "declined", "cancelled"]);
/** Seconds after which a page that waits looks again. */
const lookAgainAfter = 4;

/** What became of a payment, for the payer who comes back; as often as it is opened. */
export function ResultPage({ payment, payPath, session }: ResultPageProps) {
  const { t } = useTranslation("clientPayment");
  const { state, brand } = payment;
  const path = `/payments/result?session=${encodeURIComponent(session)}`;
  const lookAgain = `/payments/notify?return=1&sessionId=${encodeURIComponent(session)}`;
  const waits = state === "processing";
  return (
    <PaymentFrame payment={payment} path={path}>
      {waits ? <meta httpEquiv="refresh" content={`${lookAgainAfter};url=${lookAgain}`} /> : null}
      <header>
        <p className="font-medium text-primary-text">{brand.name}</p>
        <h1 className="mt-1 text-2xl">{t("result")}</h1>
      </header>
      <PayerNote payment={payment} />
      <section className="panel" aria-label={t("title")}>
        <PaymentFacts payment={payment} />
        {waits ? (
          <a href={lookAgain} className="primary-button mt-6 print:hidden">
            {t("refresh")}
          </a>
        ) : null}
        {payPath ? <ReceiptLink payment={payment} path={payPath} /> : null}
        {again.has(state) && payPath ? (
          <a href={payPath} className="primary-button mt-6 print:hidden">
            {t("open")}
          </a>
        ) : null}
      </section>
    </PaymentFrame>
  );
}
