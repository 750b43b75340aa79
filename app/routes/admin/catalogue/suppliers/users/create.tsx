import { href } from "react-router";
import type { Route } from "./+types/create.ts";
import { apiContext } from "#app/context.ts";
import { companyRoles } from "#app/domain/user-roles.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { InviteUserPage } from "#app/routes/users/invite-user-page.tsx";
import { inviteAction } from "#app/routes/users/user-actions.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import { officeSupplierUserService } from "#app/services/users.server.ts";
import { SupplierRole } from "#contract/people/users.ts";

export const middleware: Route.MiddlewareFunction[] = [can("suppliers.edit")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params: { uid }, context }: Route.LoaderArgs) {
  const { name } = await supplierService(context.get(apiContext)).get(uid);
  return { title: getI18n(context).t("users:invite.title"), company: name };
}

export function action({ request, params: { uid }, context }: Route.ActionArgs) {
  const users = officeSupplierUserService(context.get(apiContext));
  return inviteAction(request, context, {
    roles: SupplierRole,
    listPath: href("/admin/suppliers/:uid/users", { uid }),
    invite: ({ agency: _none, ...invitation }, once) => users.invite({ ...invitation, supplier: uid }, once),
  });
}

export default function InviteSupplierUser({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <InviteUserPage
      listPath={href("/admin/suppliers/:uid/users", params)}
      roles={companyRoles.supplier}
      company={loaderData.company}
      lastResult={actionData}
    />
  );
}
