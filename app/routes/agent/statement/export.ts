import type { Route } from "./+types/export.ts";
import { statementDownload } from "#app/features/statement/read-statement.server.ts";
import { can } from "#app/middleware/guards.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("agency-account.view")];

/** The agency's account as its filters find it. */
export function loader({ url, context }: Route.LoaderArgs) {
  return statementDownload(url, context);
}
