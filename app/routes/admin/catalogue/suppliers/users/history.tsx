import { href } from "react-router";
import type { Route } from "./+types/history.ts";
import { apiContext } from "#app/context.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { loadSupplierUser } from "#app/routes/admin/catalogue/suppliers/users/load-user.server.ts";
import { UserHistoryPage } from "#app/routes/users/user-history-page.tsx";
import { loadUserHistory } from "#app/routes/users/user-loaders.server.ts";
import { officeSupplierUserService } from "#app/services/users.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("suppliers.edit")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { history } = officeSupplierUserService(context.get(apiContext));
  const { supplier, user } = await loadSupplierUser(context, params);
  const told = await loadUserHistory(url, context, params.userUid, { get: async () => user, history });
  return { ...told, supplier };
}

export default function SupplierUserHistory({ loaderData, params }: Route.ComponentProps) {
  const { user, supplier, history, timeZone } = loaderData;
  return (
    <UserHistoryPage
      user={user}
      partOf={{ name: supplier.name, to: href("/admin/suppliers/:uid/users", params) }}
      path={href("/admin/suppliers/:uid/users/:userUid", params)}
      timeZone={timeZone}
      history={history}
    />
  );
}
