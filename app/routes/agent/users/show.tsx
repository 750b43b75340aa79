import { href } from "react-router";
import type { Route } from "./+types/show.ts";
import { apiContext } from "#app/context.ts";
import { companyRoles } from "#app/domain/user-roles.ts";
import { revalidateAfterConflict } from "#app/lib/revalidate-after-conflict.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { userAction } from "#app/routes/users/user-actions.server.ts";
import { UserPage } from "#app/routes/users/user-page.tsx";
import { agentUserService } from "#app/services/users.server.ts";
import { AgentRole } from "#contract/people/users.ts";

export const middleware: Route.MiddlewareFunction[] = [can("agency-users.edit")];

export const handle = { parent: { crumb: "users:title", to: "/app/users" } } satisfies RouteHandle;

export const shouldRevalidate = revalidateAfterConflict;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const user = await agentUserService(context.get(apiContext)).get(params.userUid);
  return { title: user.name, user, timeZone: officeTimeZone(context) };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return userAction(request, context, {
    uid: params.userUid,
    calls: agentUserService(context.get(apiContext)),
    roles: AgentRole,
    path: href("/app/users/:userUid", params),
  });
}

export default function User({ loaderData, actionData, params }: Route.ComponentProps) {
  const { user, timeZone } = loaderData;
  const path = href("/app/users/:userUid", params);
  return (
    <UserPage
      user={user}
      roles={companyRoles.agent}
      timeZone={timeZone}
      path={path}
      lastResult={actionData}
    />
  );
}
