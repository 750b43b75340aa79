import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/list.ts";
import { apiContext } from "#app/context.ts";
import { companyRoles } from "#app/domain/user-roles.ts";
import { can } from "#app/middleware/guards.server.ts";
import { userListFacts } from "#app/routes/user-actions.server.ts";
import { UserListPage } from "#app/routes/user-list-page.tsx";
import { officeUserService } from "#app/services/users.server.ts";
import { OfficeUserQuery, type AgentUser } from "#contract/access/users.ts";
import { readListQuery } from "#contract/list-query.ts";

export const middleware: Route.MiddlewareFunction[] = [can("users.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, OfficeUserQuery);
  const page = await officeUserService(context.get(apiContext)).list(query);
  return { ...userListFacts(context, "users.edit", query.sort), page };
}

/** The users of all agencies. */
export default function UserList({ loaderData: { page, ...facts } }: Route.ComponentProps) {
  const { t } = useTranslation("users");
  const agency = t("fields.agency");
  return (
    <UserListPage
      facts={facts}
      page={page}
      path={href("/admin/users")}
      roles={companyRoles.agent}
      extra={{
        columns: [
          { id: "agency", header: agency, cell: (row: AgentUser) => row.agency.name, sort: "agency" },
        ],
        filters: [{ name: "agency", label: agency, kind: "text" }],
      }}
    />
  );
}
