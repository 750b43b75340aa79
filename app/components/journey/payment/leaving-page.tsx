import { PaymentFacts } from "#app/components/journey/payment/payment-facts.tsx";
import { PaymentFrame } from "#app/components/journey/payment/payment-frame.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ClientPayment } from "#contract/money/client-payment.ts";

type LeavingPageProps = { payment: ClientPayment; path: string; payUrl: string };

/** The step to the card company's own page: by itself, or by the link. */
export function LeavingPage({ payment, path, payUrl }: LeavingPageProps) {
  const { t } = useTranslation("clientPayment");
  return (
    <PaymentFrame payment={payment} path={path}>
      <meta httpEquiv="refresh" content={`0;url=${payUrl}`} />
      <section className="panel" role="status">
        <h1 className="text-lg">{t("leaving")}</h1>
        <a href={payUrl} className="primary-button mt-4">
          {t("leavingLink")}
        </a>
      </section>
      <section className="panel" aria-label={t("title")}>
        <PaymentFacts payment={payment} />
      </section>
    </PaymentFrame>
  );
}
