import { href, Link } from "react-router";
import type { Route } from "./+types/cancel.ts";
import { FilePageHead } from "#app/components/client-file/file-page-head.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { apiContext, localeContext } from "#app/context.ts";
import { formatMoney } from "#app/domain/money.ts";
import { CancelForm } from "#app/features/cancel-booking/cancel-form.tsx";
import { CancelLines } from "#app/features/cancel-booking/cancel-lines.tsx";
import { cancelRules } from "#app/features/cancel-booking/cancel-rules.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { officeBookingService } from "#app/services/bookings.server.ts";
import { ApiProblem, messageForUser } from "#app/services/http/problems.server.ts";
import { CancellationInput } from "#contract/sales/bookings/cancel.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.cancel")];

export const handle = {
  parent: { crumb: "navigation:clientFiles", to: href("/admin/client-files") },
} satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const preview = await officeBookingService(context.get(apiContext)).cancellation(params.uid);
  return { title: getI18n(context).t("bookings:cancel.title"), preview };
}

/** Also after a refusal: the fee may be another one by now. */
export function shouldRevalidate() {
  return true;
}

export async function action({ request, params: { uid }, context }: Route.ActionArgs) {
  const { t } = getI18n(context);
  const bookings = officeBookingService(context.get(apiContext));
  const options = { schema: CancellationInput, rules: cancelRules };
  return formAction(request, options, async (input, formData) => {
    try {
      const { currency } = await bookings.cancellation(uid);
      const done = await bookings.cancel(uid, input, onceFor(formData));
      const amount = formatMoney(done.fee_cents, currency, context.get(localeContext));
      const text = t("bookings:cancel.done", { amount });
      return await redirectWithToast(context, href("/admin/client-files/:uid", { uid }), { text });
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.kind !== "conflict") throw error;
      return { refused: { "": [messageForUser(error) || t("bookings:cancel.conflict")] }, status: 409 };
    }
  });
}

export default function CancelFile({ loaderData, actionData }: Route.ComponentProps) {
  const { preview } = loaderData;
  const { t } = useTranslation("bookings");
  const backTo = href("/admin/client-files/:uid", { uid: preview.uid });
  return (
    <div className="max-w-3xl space-y-6">
      <FilePageHead title={t("cancel.title")} file={preview} to={backTo} />
      {preview.possible ? (
        <>
          <p className="text-pretty">{t("cancel.office.intro")}</p>
          <CancelLines preview={preview} />
          <CancelForm {...{ preview, backTo }} side="office" lastResult={actionData} />
        </>
      ) : (
        <Alert tone="warning" title={t("cancel.impossible")}>
          <p>{t("cancel.office.impossibleText")}</p>
          <Link to={backTo} className={buttonVariants({ size: "sm", className: "mt-2" })}>
            {t("cancel.back")}
          </Link>
        </Alert>
      )}
    </div>
  );
}
