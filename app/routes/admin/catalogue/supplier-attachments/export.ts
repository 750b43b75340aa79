import type { Route } from "./+types/export.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { attachmentColumns } from "#app/features/attachments/columns.tsx";
import { exportList } from "#app/routes/portal/record-screens.server.ts";
import { attachmentService } from "#app/services/attachments.server.ts";
import { attachmentResource } from "#contract/catalogue/attachments/attachments.ts";

export const middleware: Route.MiddlewareFunction[] = [can("attachments.view")];

export function loader(args: Route.LoaderArgs) {
  const t = getI18n(args.context).getFixedT(null, ["attachments", "records"]);
  return exportList(args, {
    resource: attachmentResource,
    service: attachmentService(args.context.get(apiContext)),
    columns: attachmentColumns({ t, locale: args.context.get(localeContext) }),
    fileName: "attachments.csv",
  });
}
