import type { Route } from "./+types/bulk-choices.ts";
import { can } from "#app/middleware/guards.server.ts";
import { bulkChoices } from "#app/routes/admin/sales/client-files/bulk.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

/** What the bar of the list offers to choose from, asked for once a row is ticked. */
export async function loader({ context }: Route.LoaderArgs) {
  return bulkChoices(context);
}
