import { href } from "react-router";
import type { Route } from "./+types/reconfirm.ts";
import { ReconfirmPage } from "#app/components/journey/request/reconfirm-page.tsx";
import { apiContext, localeContext } from "#app/context.ts";
import { formKeyName } from "#app/forms/form-draft.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { reconfirmByLink } from "#app/routes/supplier-link/reconfirm-answer.server.ts";
import { linkedBatchService } from "#app/services/reconfirmation.server.ts";

export const handle = { hydrate: false, dress: "request" } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex, nofollow" },
];

export const headers: Route.HeadersFunction = () => ({ "X-Robots-Tag": "noindex, nofollow" });

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const batch = await linkedBatchService(context.get(apiContext)).get(
    params.token,
    context.get(localeContext),
  );
  return {
    title: getI18n(context).t("reconfirmation:title"),
    batch,
    pageBrand: batch.brand.code,
    path: href("/supplier/reconfirm/:token", params),
    /** One visit of the form, so that a second sending of it counts once. */
    formKey: { name: formKeyName, value: crypto.randomUUID() },
    said: url.searchParams.has("said"),
  };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return reconfirmByLink(request, params.token, context);
}

export default function ReconfirmService({ loaderData, actionData }: Route.ComponentProps) {
  const { batch, path, formKey, said } = loaderData;
  return (
    <ReconfirmPage
      batch={actionData?.batch ?? batch}
      path={path}
      formKey={formKey}
      said={said && !actionData}
      {...(actionData && { attempt: actionData.attempt })}
    />
  );
}
