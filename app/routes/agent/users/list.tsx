import { href } from "react-router";
import type { Route } from "./+types/list.ts";
import { apiContext } from "#app/context.ts";
import { companyRoles } from "#app/domain/user-roles.ts";
import { userListFacts } from "#app/routes/user-actions.server.ts";
import { UserListPage } from "#app/routes/user-list-page.tsx";
import { agentUserService } from "#app/services/users.server.ts";
import { AgentUserQuery } from "#contract/access/users.ts";
import { readListQuery } from "#contract/list-query.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, AgentUserQuery);
  const page = await agentUserService(context.get(apiContext)).list(query);
  return { ...userListFacts(context, "agency-users.edit", query.sort), page };
}

/** Everybody sees the list; who manages the agency also its people's pages. */
export default function UserList({ loaderData: { page, ...facts } }: Route.ComponentProps) {
  return <UserListPage facts={facts} page={page} path={href("/app/users")} roles={companyRoles.agent} />;
}
