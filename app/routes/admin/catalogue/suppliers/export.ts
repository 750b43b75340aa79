import type { Route } from "./+types/export.ts";
import { apiContext } from "#app/context.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { supplierColumns } from "#app/routes/admin/catalogue/suppliers/columns.tsx";
import { exportList } from "#app/routes/portal/record-screens.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import { supplierResource } from "#contract/catalogue/suppliers/suppliers.ts";

export const middleware: Route.MiddlewareFunction[] = [can("suppliers.view")];

export function loader(args: Route.LoaderArgs) {
  return exportList(args, {
    resource: supplierResource,
    service: supplierService(args.context.get(apiContext)),
    columns: supplierColumns(getI18n(args.context).getFixedT(null, ["suppliers", "kit"])),
    fileName: "suppliers.csv",
  });
}
