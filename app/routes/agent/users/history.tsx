import { href } from "react-router";
import type { Route } from "./+types/history.ts";
import { apiContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { signedIn } from "#app/routes/portal-facts.server.ts";
import { UserHistoryPage } from "#app/routes/user-history-page.tsx";
import { agentUserService } from "#app/services/users.server.ts";
import { HistoryQuery } from "#contract/audit/entry.ts";
import { readListQuery } from "#contract/list-query.ts";

export const middleware: Route.MiddlewareFunction[] = [can("agency-users.edit")];

export const handle = { parent: { crumb: "users:title", to: "/app/users" } } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { userUid }, context }: Route.LoaderArgs) {
  const users = agentUserService(context.get(apiContext));
  const { page } = readListQuery(url, HistoryQuery);
  const [user, history] = await Promise.all([users.get(userUid), users.history(userUid, page)]);
  return { title: user.name, user, history, timeZone: brands[signedIn(context).brand].timeZone };
}

export default function UserHistory({ loaderData, params }: Route.ComponentProps) {
  const { user, history, timeZone } = loaderData;
  const path = href("/app/users/:userUid", params);
  return <UserHistoryPage user={user} path={path} timeZone={timeZone} history={history} />;
}
