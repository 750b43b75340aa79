import { href } from "react-router";
import type { Route } from "./+types/cancel.ts";
import { apiContext } from "#app/context.ts";
import { cancelAction } from "#app/features/cancel-booking/cancel-action.server.ts";
import { CancelPage } from "#app/features/cancel-booking/cancel-page.tsx";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { agentBookingService } from "#app/services/bookings.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("bookings.request-cancel")];

export const handle = inList("navigation:myFiles", href("/app/list-bookings"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const preview = await agentBookingService(context.get(apiContext)).cancellation(params.reference);
  return { title: getI18n(context).t("bookings:cancel.title"), preview };
}

/** Also after a refusal: the fee may be another one by now. */
export function shouldRevalidate() {
  return true;
}

export async function action({ request, params: { reference }, context }: Route.ActionArgs) {
  const bookings = agentBookingService(context.get(apiContext));
  return cancelAction(request, context, {
    cancel: (input, headers) => bookings.cancel(reference, input, headers),
    backTo: href("/app/view-booking/:reference", { reference }),
  });
}

export default function CancelBooking({ loaderData: { preview }, actionData }: Route.ComponentProps) {
  const backTo = href("/app/view-booking/:reference", { reference: preview.reference });
  return <CancelPage {...{ preview, backTo }} side="agency" lastResult={actionData} />;
}
