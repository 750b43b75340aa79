import { href } from "react-router";
import type { Route } from "./+types/create.ts";
import { apiContext } from "#app/context.ts";
import { companyRoles } from "#app/domain/user-roles.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { InviteUserPage } from "#app/routes/users/invite-user-page.tsx";
import { inviteAction } from "#app/routes/users/user-actions.server.ts";
import { agentUserService } from "#app/services/users.server.ts";
import { AgentRole } from "#contract/people/users.ts";

export const middleware: Route.MiddlewareFunction[] = [can("agency-users.edit")];

export const handle = { parent: { crumb: "users:title", to: "/app/users" } } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export function loader({ context }: Route.LoaderArgs) {
  return { title: getI18n(context).t("users:invite.title") };
}

export function action({ request, context }: Route.ActionArgs) {
  const users = agentUserService(context.get(apiContext));
  return inviteAction(request, context, {
    roles: AgentRole,
    listPath: href("/app/users"),
    invite: ({ agency: _none, ...invitation }, once) => users.invite(invitation, once),
  });
}

export default function InviteUser({ actionData }: Route.ComponentProps) {
  return <InviteUserPage listPath={href("/app/users")} roles={companyRoles.agent} lastResult={actionData} />;
}
