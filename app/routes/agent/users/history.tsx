import { href } from "react-router";
import type { Route } from "./+types/history.ts";
import { apiContext } from "#app/context.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { UserHistoryPage } from "#app/routes/users/user-history-page.tsx";
import { loadUserHistory } from "#app/routes/users/user-loaders.server.ts";
import { agentUserService } from "#app/services/users.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("agency-users.edit")];

export const handle = { parent: { crumb: "users:title", to: "/app/users" } } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export function loader({ url, params: { userUid }, context }: Route.LoaderArgs) {
  return loadUserHistory(url, context, userUid, agentUserService(context.get(apiContext)));
}

export default function UserHistory({ loaderData, params }: Route.ComponentProps) {
  const { user, history, timeZone } = loaderData;
  const path = href("/app/users/:userUid", params);
  return <UserHistoryPage user={user} path={path} timeZone={timeZone} history={history} />;
}
