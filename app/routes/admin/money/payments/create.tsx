import { href, redirect } from "react-router";
import type { Route } from "./+types/create.ts";
import { apiContext } from "#app/context.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { FindBooking } from "#app/routes/admin/money/payments/find-booking.tsx";
import { findBooking } from "#app/routes/admin/money/payments/find-booking.server.ts";
import { PaymentRequestForm } from "#app/routes/admin/money/payments/payment-request-form.tsx";
import { requestFormats, requestRules } from "#app/routes/admin/money/payments/payment-rules.ts";
import { ApiProblem, messageForUser } from "#app/services/http/problems.server.ts";
import { paymentService } from "#app/services/payments.server.ts";
import { PaymentRequest } from "#contract/money/payments.ts";

export const middleware: Route.MiddlewareFunction[] = [can("payments.create")];

export const handle = inList("navigation:payments", href("/admin/payments"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** The booking is chosen first, by its reference; from its invoices it is known already. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const title = getI18n(context).t("payments:add");
  const uid = url.searchParams.get("file");
  const invoice = url.searchParams.get("invoice") ?? "";
  if (uid) {
    const payable = await paymentService(context.get(apiContext)).payable(uid);
    // The payer reads it.
    const t = getI18n(context).getFixedT(payable.payer.language, "payments");
    return { title, payable, invoice, purpose: t("purpose", { reference: payable.reference }), sought: null };
  }
  const sought = url.searchParams.get("reference")?.trim() ?? null;
  const found = sought ? await findBooking(sought, context) : null;
  if (found) throw redirect(`${href("/admin/payments/add")}?file=${found}`);
  return { title, payable: null, invoice, purpose: "", sought };
}

export function action({ request, url, context }: Route.ActionArgs) {
  const { t } = getI18n(context);
  const uid = url.searchParams.get("file") ?? "";
  const form = { schema: PaymentRequest, rules: requestRules, formats: requestFormats };
  return formAction(request, form, async (input, posted) => {
    try {
      const made = await paymentService(context.get(apiContext)).create(uid, input, onceFor(posted));
      const text = input.send
        ? t("payments:createdMailed", { email: input.payer_email })
        : t("payments:created");
      return await redirectWithToast(context, href("/admin/payments/edit/:uid", { uid: made.uid }), { text });
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.kind !== "conflict") throw error;
      return { refused: { "": [messageForUser(error)] }, status: 409 };
    }
  });
}

export default function AskForPayment({ loaderData, actionData }: Route.ComponentProps) {
  const { payable, invoice, purpose, sought } = loaderData;
  const { t } = useTranslation("payments");
  return (
    <RecordPage
      title={t("add")}
      {...(payable && {
        partOf: {
          name: `${payable.reference} ${payable.name}`,
          to: href("/admin/client-files/:uid", { uid: payable.uid }),
        },
      })}
    >
      <div className="max-w-2xl">
        {payable ? (
          <PaymentRequestForm payable={payable} invoice={invoice} purpose={purpose} lastResult={actionData} />
        ) : (
          <FindBooking sought={sought} />
        )}
      </div>
    </RecordPage>
  );
}
