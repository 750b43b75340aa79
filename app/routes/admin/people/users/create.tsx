import { href } from "react-router";
import type { Route } from "./+types/create.ts";
import { apiContext, sideCallContext } from "#app/context.ts";
import { companyRoles } from "#app/domain/user-roles.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { InviteUserPage } from "#app/routes/users/invite-user-page.tsx";
import { inviteAction } from "#app/routes/users/user-actions.server.ts";
import { officeUserService } from "#app/services/users.server.ts";
import { AgentRole } from "#contract/people/users.ts";

export const middleware: Route.MiddlewareFunction[] = [can("users.edit")];

export const handle = { parent: { crumb: "users:title", to: "/admin/users" } } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ context }: Route.LoaderArgs) {
  const agencies = await context.get(sideCallContext)((api) => officeUserService(api).agencies(), []);
  return { title: getI18n(context).t("users:invite.title"), agencies };
}

export function action({ request, context }: Route.ActionArgs) {
  const users = officeUserService(context.get(apiContext));
  return inviteAction(request, context, {
    roles: AgentRole,
    listPath: href("/admin/users"),
    invite: users.invite,
  });
}

export default function InviteUser({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <InviteUserPage
      listPath={href("/admin/users")}
      roles={companyRoles.agent}
      agencies={loaderData.agencies}
      lastResult={actionData}
    />
  );
}
