import { href } from "react-router";
import type { Route } from "./+types/compare.ts";
import { VersionComparison } from "#app/components/quote-versions/version-comparison.tsx";
import { apiContext } from "#app/context.ts";
import { readVersionPair } from "#app/features/quotes/version-pair.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { fileQuoteService } from "#app/services/quote-versions.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("own-files.view")];

export const handle = inList("navigation:myFiles", href("/app/list-bookings"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { reference } = params;
  const comparison = await fileQuoteService(context.get(apiContext)).compare(
    reference,
    readVersionPair(url.searchParams),
  );
  return { title: getI18n(context).t("quoteVersions:compare.title"), comparison, reference };
}

export default function Compare({ loaderData: { comparison, reference } }: Route.ComponentProps) {
  return (
    <VersionComparison comparison={comparison} backTo={href("/app/view-booking/:reference", { reference })} />
  );
}
