import { href } from "react-router";
import type { Route } from "./+types/list.ts";
import { apiContext } from "#app/context.ts";
import { companyRoles } from "#app/domain/user-roles.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { keepListChoice } from "#app/routes/portal/list-keeping.server.ts";
import { UserListPage } from "#app/routes/users/user-list-page.tsx";
import { loadUserList } from "#app/routes/users/user-loaders.server.ts";
import { agentUserService } from "#app/services/users.server.ts";
import { readList } from "#app/data-table/read-list.server.ts";
import { AgentUserQuery } from "#contract/people/users.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

const kept = { audience: "agent", list: "users" } as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readList(url, AgentUserQuery);
  const found = agentUserService(context.get(apiContext)).list(query);
  return loadUserList(url, context, { found, query, kept, permission: "agency-users.edit" });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return keepListChoice(await readForm(request), url, context, kept);
}

/** Everybody sees the list; who manages the agency also its people's pages. */
export default function UserList({ loaderData, actionData }: Route.ComponentProps) {
  const { page, settings, ...facts } = loaderData;
  return (
    <UserListPage
      facts={facts}
      page={page}
      settings={settings}
      answer={actionData}
      path={href("/app/users")}
      roles={companyRoles.agent}
    />
  );
}
