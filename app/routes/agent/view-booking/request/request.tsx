import { href, Link } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/request.ts";
import { FilePageHead } from "#app/components/client-file/file-page-head.tsx";
import { TotalsCard } from "#app/components/client-file/totals-card.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { agentTotals } from "#app/routes/agent/view-booking/prices.ts";
import { PriceChanges } from "#app/routes/agent/view-booking/request/price-changes.tsx";
import { RequestForm } from "#app/routes/agent/view-booking/request/request-form.tsx";
import { RequestLines } from "#app/routes/agent/view-booking/request/request-lines.tsx";
import { ShortTours } from "#app/routes/agent/view-booking/request/short-tours.tsx";
import { requestRules } from "#app/routes/agent/view-booking/request/request-rules.ts";
import { agentBookingService } from "#app/services/bookings.server.ts";
import { ApiProblem, messageForUser } from "#app/services/http/problems.server.ts";
import { BookingRequestInput } from "#contract/sales/bookings/request.ts";

export const middleware: Route.MiddlewareFunction[] = [can("bookings.request")];

export const handle = inList("navigation:myFiles", href("/app/list-bookings"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const booking = await agentBookingService(context.get(apiContext)).preview(params.reference);
  return { title: getI18n(context).t("bookings:request.title"), booking };
}

/** Also after a refusal: prices and the state of the file may be others by now. */
export function shouldRevalidate() {
  return true;
}

const Input = BookingRequestInput.extend({ terms_accepted: z.boolean().default(false) });

export async function action({ request, params, context }: Route.ActionArgs) {
  const { t } = getI18n(context);
  const bookings = agentBookingService(context.get(apiContext));
  return formAction(request, { schema: Input, rules: requestRules }, async (input, formData) => {
    try {
      const booking = await bookings.request(params.reference, input, onceFor(formData));
      const secured = booking.lines.filter(({ status }) => status === "AL").length;
      const asked = booking.lines.filter(({ status }) => status === "OR" || status === "RQ").length;
      return await redirectWithToast(
        context,
        href("/app/view-booking/:reference", { reference: booking.reference }),
        { text: t("bookings:request.done", { secured, asked }) },
      );
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.kind !== "conflict") throw error;
      return { refused: { "": [messageForUser(error) || t("bookings:request.conflict")] }, status: 409 };
    }
  });
}

export default function RequestBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { booking } = loaderData;
  const { t } = useTranslation("bookings");
  const { t: fileText } = useTranslation("clientFiles");
  const locale = useLocale();
  const [obstacle] = booking.obstacles;
  const backTo = href("/app/view-booking/:reference", { reference: booking.reference });
  return (
    <div className="space-y-6">
      <FilePageHead title={t("request.title")} file={booking} to={backTo} />
      {obstacle ? (
        <Alert tone="warning" title={t(`obstacles.${obstacle}.title`)}>
          <ShortTours booking={booking} />
          <p>{t(`obstacles.${obstacle}.text`)}</p>
          <Link to={backTo} className={buttonVariants({ size: "sm", className: "mt-2" })}>
            {t("request.back")}
          </Link>
        </Alert>
      ) : (
        <>
          <PriceChanges booking={booking} />
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <RequestLines booking={booking} />
            <TotalsCard currency={booking.currency} lines={agentTotals(booking, fileText, locale)} />
          </div>
          <RequestForm booking={booking} backTo={backTo} lastResult={actionData} />
        </>
      )}
    </div>
  );
}
