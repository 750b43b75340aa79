import type { Route } from "./+types/export.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { alertColumns } from "#app/routes/admin/content/alerts/columns.tsx";
import { exportList } from "#app/routes/portal/record-screens.server.ts";
import { alertService } from "#app/services/alerts.server.ts";
import { alertResource } from "#contract/content/alerts.ts";

export const middleware: Route.MiddlewareFunction[] = [can("alerts.edit")];

export function loader(args: Route.LoaderArgs) {
  const t = getI18n(args.context).getFixedT(null, "alerts");
  return exportList(args, {
    resource: alertResource,
    service: alertService(args.context.get(apiContext)),
    columns: alertColumns(t, args.context.get(localeContext)),
    fileName: "alerts.csv",
  });
}
