import { href } from "react-router";
import type { Route } from "./+types/service.ts";
import { RequestPage } from "#app/components/journey/request/request-page.tsx";
import { apiContext, localeContext } from "#app/context.ts";
import { formKeyName } from "#app/forms/form-draft.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { answerByLink } from "#app/routes/supplier-link/answer.server.ts";
import { linkedRequestService } from "#app/services/supplier-requests.server.ts";

export const handle = { hydrate: false, dress: "request" } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex, nofollow" },
];

export const headers: Route.HeadersFunction = () => ({ "X-Robots-Tag": "noindex, nofollow" });

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const request = await linkedRequestService(context.get(apiContext)).get(params.token, locale);
  return {
    title: getI18n(context).t("supplierLink:title"),
    request,
    pageBrand: request.brand.code,
    path: href("/supplier/service/:token", params),
    snapshotPath: href("/supplier/service-snapshot/:token", params),
    /** One visit of the form, so that a second sending of it counts once. */
    formKey: { name: formKeyName, value: crypto.randomUUID() },
    said: url.searchParams.has("said"),
  };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return answerByLink(request, params.token, context);
}

export default function ConfirmService({ loaderData, actionData }: Route.ComponentProps) {
  const { request, path, snapshotPath, formKey, said } = loaderData;
  return (
    <RequestPage
      request={actionData?.request ?? request}
      path={path}
      snapshotPath={snapshotPath}
      formKey={formKey}
      said={said && !actionData}
      {...(actionData && { attempt: actionData.attempt })}
    />
  );
}
