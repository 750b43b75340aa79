import { data, href } from "react-router";
import type { Route } from "./+types/edit.ts";
import { apiContext } from "#app/context.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { PaymentActs, type PaymentRights } from "#app/routes/admin/money/payments/payment-acts.tsx";
import { changePayment } from "#app/routes/admin/money/payments/payment-actions.server.ts";
import { PaymentFacts } from "#app/routes/admin/money/payments/payment-facts.tsx";
import { ParkedMoney } from "#app/routes/admin/money/payments/parked-money.tsx";
import { PaymentRecord } from "#app/routes/admin/money/payments/payment-record.tsx";
import { PaymentStatus } from "#app/routes/admin/money/payments/payment-status.tsx";
import { RefundCard } from "#app/routes/admin/money/payments/refund-card.tsx";
import { officeTimeZone, signedIn } from "#app/routes/portal/facts.server.ts";
import { paymentService } from "#app/services/payments.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("payments.view")];

export const handle = inList("navigation:payments", href("/admin/payments"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** Also after a refusal: the card company may have answered by now. */
export function shouldRevalidate() {
  return true;
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const payment = await paymentService(context.get(apiContext)).get(params.uid);
  const reader = signedIn(context);
  const may: PaymentRights = {
    asks: holds(reader, "payments.create"),
    refunds: holds(reader, "payments.refund"),
  };
  const address = payment.path && new URL(payment.path, url.origin).href;
  return { title: payment.reference, payment, may, address, timeZone: officeTimeZone(context) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const answer = await changePayment(request, params.uid, context);
  if (answer === null) throw data(null, { status: 400 });
  return answer;
}

export default function EditPayment({ loaderData, actionData }: Route.ComponentProps) {
  const { payment, may, address, timeZone } = loaderData;
  const { t } = useTranslation("payments");
  const refusal = actionData && "refusal" in actionData ? actionData.refusal : undefined;
  const typed = actionData && !("refusal" in actionData) ? actionData : null;
  return (
    <RecordPage
      title={payment.reference}
      partOf={{
        name: `${payment.file.reference} ${payment.file.name}`,
        to: href("/admin/client-files/invoices/:uid", { uid: payment.file.uid }),
      }}
      badges={<PaymentStatus status={payment.parked ? "Error" : payment.status} />}
      actions={<PaymentActs payment={payment} may={may} />}
      {...(refusal !== undefined && { answer: { refusal } })}
    >
      <div className="max-w-4xl space-y-4">
        {payment.parked_money.length > 0 ? <ParkedMoney payment={payment} may={may} /> : null}
        <PaymentFacts payment={payment} address={address} timeZone={timeZone} />
        {may.refunds && payment.authorised_at !== null ? (
          <RefundCard payment={payment} lastResult={typed} title={t("refundTitle")} />
        ) : null}
        <PaymentRecord payment={payment} timeZone={timeZone} />
      </div>
    </RecordPage>
  );
}
