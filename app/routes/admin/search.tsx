import { href, redirect } from "react-router";
import type { Route } from "./+types/search.ts";
import { SearchPage } from "#app/components/palette/search-page.tsx";
import { exactOf } from "#app/components/palette/exact.ts";
import { wordsOf } from "#app/domain/found.ts";
import { foundOrFailed } from "#app/components/palette/found-or-failed.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { findForOffice } from "#app/routes/admin/found.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

export const handle = { crumb: "search:title" };

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** What the words lead to. A reference that was sent, not only typed, opens its file. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const q = wordsOf(url.searchParams.get("q"));
  const found = await findForOffice(q, context);
  const exact = url.searchParams.has("open") ? exactOf(found) : undefined;
  if (exact) throw redirect(exact.to);
  return { title: getI18n(context).t("search:title"), found };
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  foundOrFailed(request, serverLoader);

export default function OfficeSearch({ loaderData: { title, found } }: Route.ComponentProps) {
  return <SearchPage title={title} found={found} action={href("/admin/search")} />;
}
