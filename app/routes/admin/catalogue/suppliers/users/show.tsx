import { href } from "react-router";
import type { Route } from "./+types/show.ts";
import { apiContext } from "#app/context.ts";
import { companyRoles } from "#app/domain/user-roles.ts";
import { revalidateAfterConflict } from "#app/lib/revalidate-after-conflict.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { loadSupplierUser } from "#app/routes/admin/catalogue/suppliers/users/load-user.server.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { userAction } from "#app/routes/users/user-actions.server.ts";
import { UserPage } from "#app/routes/users/user-page.tsx";
import { officeSupplierUserService } from "#app/services/users.server.ts";
import { SupplierRole } from "#contract/people/users.ts";

export const middleware: Route.MiddlewareFunction[] = [can("suppliers.edit")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const shouldRevalidate = revalidateAfterConflict;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { user, supplier } = await loadSupplierUser(context, params);
  return { title: user.name, user, supplier, timeZone: officeTimeZone(context) };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return userAction(request, context, {
    uid: params.userUid,
    calls: officeSupplierUserService(context.get(apiContext)),
    roles: SupplierRole,
    path: href("/admin/suppliers/:uid/users/:userUid", params),
  });
}

export default function SupplierUserPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { user, supplier, timeZone } = loaderData;
  return (
    <UserPage
      user={user}
      partOf={{ name: supplier.name, to: href("/admin/suppliers/:uid/users", params) }}
      roles={companyRoles.supplier}
      timeZone={timeZone}
      path={href("/admin/suppliers/:uid/users/:userUid", params)}
      resettable
      lastResult={actionData}
    />
  );
}
