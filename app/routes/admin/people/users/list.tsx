import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/list.ts";
import { apiContext } from "#app/context.ts";
import { companyRoles } from "#app/domain/user-roles.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { keepListChoice } from "#app/routes/portal/list-keeping.server.ts";
import { UserListPage } from "#app/routes/users/user-list-page.tsx";
import { loadUserList } from "#app/routes/users/user-loaders.server.ts";
import { officeUserService } from "#app/services/users.server.ts";
import { readList } from "#app/data-table/read-list.server.ts";
import { OfficeUserQuery, type AgentUser } from "#contract/people/users.ts";

export const middleware: Route.MiddlewareFunction[] = [can("users.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

const kept = { audience: "office", list: "users" } as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readList(url, OfficeUserQuery);
  const found = officeUserService(context.get(apiContext)).list(query);
  return loadUserList(url, context, { found, query, kept, permission: "users.edit" });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return keepListChoice(await readForm(request), url, context, kept);
}

/** The users of all agencies. */
export default function UserList({ loaderData, actionData }: Route.ComponentProps) {
  const { page, settings, ...facts } = loaderData;
  const { t } = useTranslation("users");
  const agency = t("fields.agency");
  return (
    <UserListPage
      facts={facts}
      page={page}
      settings={settings}
      answer={actionData}
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
