import type { Route } from "./+types/export.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { packageColumns } from "#app/routes/admin/catalogue/quick-quote/columns.tsx";
import { exportList } from "#app/routes/portal/record-screens.server.ts";
import { packageEditorService } from "#app/services/package-editor.server.ts";
import { packageResource } from "#contract/catalogue/packages/editor.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quick-quote.view")];

export function loader(args: Route.LoaderArgs) {
  const t = getI18n(args.context).getFixedT(null, ["packageEditor", "packages", "productSearch"]);
  return exportList(args, {
    resource: packageResource,
    service: packageEditorService(args.context.get(apiContext)),
    columns: packageColumns(t, args.context.get(localeContext)),
    fileName: "packages.csv",
  });
}
