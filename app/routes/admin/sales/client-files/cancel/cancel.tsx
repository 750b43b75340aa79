import { href } from "react-router";
import type { Route } from "./+types/cancel.ts";
import { apiContext } from "#app/context.ts";
import { cancelAction } from "#app/features/cancel-booking/cancel-action.server.ts";
import { CancelPage } from "#app/features/cancel-booking/cancel-page.tsx";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { officeBookingService } from "#app/services/bookings.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.cancel")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

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
  const bookings = officeBookingService(context.get(apiContext));
  return cancelAction(request, context, {
    cancel: (input, headers) => bookings.cancel(uid, input, headers),
    backTo: href("/admin/client-files/:uid", { uid }),
  });
}

export default function CancelFile({ loaderData: { preview }, actionData }: Route.ComponentProps) {
  const backTo = href("/admin/client-files/:uid", { uid: preview.uid });
  return <CancelPage {...{ preview, backTo }} side="office" lastResult={actionData} />;
}
