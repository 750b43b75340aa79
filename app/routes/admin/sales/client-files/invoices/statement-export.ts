import type { Route } from "./+types/statement-export.ts";
import { statementDownload } from "#app/features/statement/read-statement.server.ts";
import { can } from "#app/middleware/guards.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("invoices.view")];

/** The account of a file's agency as its filters find it. */
export function loader({ params, url, context }: Route.LoaderArgs) {
  return statementDownload(url, context, params.uid);
}
