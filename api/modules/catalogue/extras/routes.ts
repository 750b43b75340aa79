import { listHistory } from "#api/audit/history.ts";
import { route, type Route } from "#api/http/mount.ts";
import { extrasOfSupplier } from "#api/modules/catalogue/extras/of-supplier.ts";
import { extrasSubject, showExtras, writeExtras } from "#api/modules/catalogue/extras/write-extras.ts";
import { getOption } from "#api/modules/catalogue/options/write.ts";
import {
  listExtrasHistory,
  showProductExtras,
  updateProductExtras,
} from "#contract/catalogue/extras/extras.ts";
import { listExtrasOfSupplier } from "#contract/catalogue/extras/of-supplier.ts";

/** What can or must be taken with a product. */
export const productExtraRoutes: Route[] = [
  route(showProductExtras, ({ params }, call) => showExtras(params.uid, call)),
  route(listExtrasOfSupplier, extrasOfSupplier),
  route(updateProductExtras, ({ params, body }, call) => writeExtras(params.uid, body, call)),
  route(listExtrasHistory, ({ params, query }, call) =>
    call.database.inScope(call.scope, async (tx) => {
      await getOption(tx, params.uid, call);
      return listHistory(tx, extrasSubject(params.uid), query);
    }),
  ),
];
