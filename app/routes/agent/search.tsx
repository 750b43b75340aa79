import { href } from "react-router";
import type { Route } from "./+types/search.ts";
import { foundOrFailed } from "#app/components/palette/found-or-failed.ts";
import { SearchPage } from "#app/components/palette/search-page.tsx";
import { can } from "#app/middleware/guards.server.ts";
import { answerSearch } from "#app/routes/portal/search.server.ts";
import { findForAgent } from "#app/routes/agent/found.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("own-files.view")];

export const handle = { crumb: "search:title" };

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export const loader = ({ url, context }: Route.LoaderArgs) => answerSearch(url, context, findForAgent);

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  foundOrFailed(request, serverLoader);

export default function AgentSearch({ loaderData: { title, found } }: Route.ComponentProps) {
  return <SearchPage title={title} found={found} action={href("/app/search")} />;
}
