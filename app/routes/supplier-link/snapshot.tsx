import { href } from "react-router";
import type { Route } from "./+types/snapshot.ts";
import { SnapshotPage } from "#app/components/journey/request/snapshot-page.tsx";
import { apiContext, localeContext } from "#app/context.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { linkedRequestService } from "#app/services/supplier-requests.server.ts";

export const handle = { hydrate: false, dress: "request" } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex, nofollow" },
];

export const headers: Route.HeadersFunction = () => ({ "X-Robots-Tag": "noindex, nofollow" });

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const request = await linkedRequestService(context.get(apiContext)).get(token, context.get(localeContext));
  return {
    title: getI18n(context).t("supplierLink:snapshot.title"),
    request,
    pageBrand: request.brand.code,
    path: href("/supplier/service-snapshot/:token", { token }),
    answerPath: href("/supplier/service/:token", { token }),
  };
}

export default function Snapshot({ loaderData: { request, path, answerPath } }: Route.ComponentProps) {
  return <SnapshotPage {...{ request, path, answerPath }} />;
}
