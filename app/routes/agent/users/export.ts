import type { Route } from "./+types/export.ts";
import { apiContext } from "#app/context.ts";
import { userCsv } from "#app/routes/users/user-csv.server.ts";
import { agentUserService } from "#app/services/users.server.ts";
import { AgentUserQuery } from "#contract/people/users.ts";
import { readListQuery } from "#contract/list-query.ts";

/** The agency's users that the list finds; who sees the list may keep it. */
export function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, AgentUserQuery);
  const users = agentUserService(context.get(apiContext));
  return userCsv(context, (page) => users.list({ ...query, page, per_page: 100 }));
}
