import type { Route } from "./+types/export.ts";
import { apiContext } from "#app/context.ts";
import { can } from "#app/middleware/guards.server.ts";
import { userCsv } from "#app/routes/users/user-csv.server.ts";
import { officeUserService } from "#app/services/users.server.ts";
import { OfficeUserQuery } from "#contract/people/users.ts";
import { readListQuery } from "#contract/list-query.ts";

export const middleware: Route.MiddlewareFunction[] = [can("users.view")];

/** The users of all agencies that the list finds. */
export function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, OfficeUserQuery);
  const users = officeUserService(context.get(apiContext));
  return userCsv(
    context,
    (page) => users.list({ ...query, page, per_page: 100 }),
    (user) => user.agency.name,
  );
}
