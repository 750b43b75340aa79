import { href, redirect } from "react-router";
import type { Route } from "./+types/search.ts";
import { exactOf } from "#app/components/palette/exact.ts";
import { foundOrFailed } from "#app/components/palette/found-or-failed.ts";
import { SearchPage } from "#app/components/palette/search-page.tsx";
import { wordsOf } from "#app/domain/found.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { findForAgent } from "#app/routes/agent/found.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("own-files.view")];

export const handle = { crumb: "search:title" };

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** What the words lead to. A reference that was sent, not only typed, opens its file. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const q = wordsOf(url.searchParams.get("q"));
  const found = await findForAgent(q, context);
  const exact = url.searchParams.has("open") ? exactOf(found) : undefined;
  if (exact) throw redirect(exact.to);
  return { title: getI18n(context).t("search:title"), found };
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  foundOrFailed(request, serverLoader);

export default function AgentSearch({ loaderData: { title, found } }: Route.ComponentProps) {
  return <SearchPage title={title} found={found} action={href("/app/search")} />;
}
