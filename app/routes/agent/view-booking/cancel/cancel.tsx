import { href, Link } from "react-router";
import type { Route } from "./+types/cancel.ts";
import { FilePageHead } from "#app/components/client-file/file-page-head.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { apiContext, localeContext } from "#app/context.ts";
import { formatMoney } from "#app/domain/money.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { CancelForm } from "#app/features/cancel-booking/cancel-form.tsx";
import { CancelLines } from "#app/features/cancel-booking/cancel-lines.tsx";
import { cancelRules } from "#app/features/cancel-booking/cancel-rules.ts";
import { agentBookingService } from "#app/services/bookings.server.ts";
import { ApiProblem, messageForUser } from "#app/services/http/problems.server.ts";
import { CancellationInput } from "#contract/sales/bookings/cancel.ts";

export const middleware: Route.MiddlewareFunction[] = [can("bookings.request-cancel")];

export const handle = {
  parent: { crumb: "navigation:myFiles", to: href("/app/list-bookings") },
} satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const preview = await agentBookingService(context.get(apiContext)).cancellation(params.reference);
  return { title: getI18n(context).t("bookings:cancel.title"), preview };
}

/** Also after a refusal: the fee may be another one by now. */
export function shouldRevalidate() {
  return true;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { t } = getI18n(context);
  const bookings = agentBookingService(context.get(apiContext));
  const options = { schema: CancellationInput, rules: cancelRules };
  return formAction(request, options, async (input, formData) => {
    try {
      const { currency } = await bookings.cancellation(params.reference);
      const done = await bookings.cancel(params.reference, input, onceFor(formData));
      const amount = formatMoney(done.fee_cents, currency, context.get(localeContext));
      return await redirectWithToast(
        context,
        href("/app/view-booking/:reference", { reference: done.reference }),
        { text: t("bookings:cancel.done", { amount }) },
      );
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.kind !== "conflict") throw error;
      return { refused: { "": [messageForUser(error) || t("bookings:cancel.conflict")] }, status: 409 };
    }
  });
}

export default function CancelBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { preview } = loaderData;
  const { t } = useTranslation("bookings");
  const backTo = href("/app/view-booking/:reference", { reference: preview.reference });
  return (
    <div className="max-w-3xl space-y-6">
      <FilePageHead title={t("cancel.title")} file={preview} to={backTo} />
      {preview.possible ? (
        <>
          <p className="text-pretty">{t("cancel.intro")}</p>
          <CancelLines preview={preview} />
          <CancelForm {...{ preview, backTo }} side="agency" lastResult={actionData} />
        </>
      ) : (
        <Alert tone="warning" title={t("cancel.impossible")}>
          <p>{t("cancel.impossibleText")}</p>
          <Link to={backTo} className={buttonVariants({ size: "sm", className: "mt-2" })}>
            {t("cancel.back")}
          </Link>
        </Alert>
      )}
    </div>
  );
}
