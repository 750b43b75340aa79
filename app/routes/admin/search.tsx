import { href } from "react-router";
import type { Route } from "./+types/search.ts";
import { SearchPage } from "#app/components/palette/search-page.tsx";
import { foundOrFailed } from "#app/components/palette/found-or-failed.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { can } from "#app/middleware/guards.server.ts";
import { answerSearch } from "#app/routes/portal/search.server.ts";
import { findForOffice } from "#app/routes/admin/found.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

export const handle = { crumb: "search:title" };

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export const loader = ({ url, context }: Route.LoaderArgs) => answerSearch(url, context, findForOffice);

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  foundOrFailed(request, serverLoader);

export default function OfficeSearch({ loaderData: { title, found } }: Route.ComponentProps) {
  const { t } = useTranslation("search");
  return <SearchPage title={title} found={found} action={href("/admin/search")} text={t("officeText")} />;
}
