import type { Route } from "./+types/export.ts";
import { apiContext } from "#app/context.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { labelColumns } from "#app/routes/admin/content/labels/columns.tsx";
import { exportList } from "#app/routes/portal/record-screens.server.ts";
import { labelService } from "#app/services/labels.server.ts";
import { labelResource } from "#contract/content/labels.ts";

export const middleware: Route.MiddlewareFunction[] = [can("labels.edit")];

export function loader(args: Route.LoaderArgs) {
  return exportList(args, {
    resource: labelResource,
    service: labelService(args.context.get(apiContext)),
    columns: labelColumns({ t: getI18n(args.context).getFixedT(null, ["labels", "records"]), total: null }),
    fileName: "labels.csv",
  });
}
