import { href } from "react-router";
import type { Route } from "./+types/compare.ts";
import { VersionComparison } from "#app/components/quote-versions/version-comparison.tsx";
import { apiContext } from "#app/context.ts";
import { readVersionPair } from "#app/features/quotes/version-pair.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { officeQuoteService } from "#app/services/quote-versions.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { uid } = params;
  const comparison = await officeQuoteService(context.get(apiContext)).compare(
    uid,
    readVersionPair(url.searchParams),
  );
  return { title: getI18n(context).t("quoteVersions:compare.title"), comparison, uid };
}

export default function Compare({ loaderData: { comparison, uid } }: Route.ComponentProps) {
  return (
    <VersionComparison comparison={comparison} backTo={href("/admin/client-files/:uid/quotes", { uid })} />
  );
}
