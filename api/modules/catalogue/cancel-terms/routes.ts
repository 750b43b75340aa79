import { listHistory } from "#api/audit/history.ts";
import { route, type Route } from "#api/http/mount.ts";
import { presentTerms, supplierTerms } from "#api/modules/catalogue/cancel-terms/read-terms.ts";
import {
  createTerms,
  getTerms,
  removeTerms,
  termsSubject,
  updateTerms,
} from "#api/modules/catalogue/cancel-terms/write-terms.ts";
import { getSupplier } from "#api/modules/catalogue/suppliers/records.ts";
import {
  createCancelTerms,
  listCancelTerms,
  listCancelTermsHistory,
  removeCancelTerms,
  showCancelTerms,
  updateCancelTerms,
} from "#contract/catalogue/cancel-terms/cancel-terms.ts";

/** What cancelling the products of a supplier costs. */
export const cancelTermsRoutes: Route[] = [
  route(listCancelTerms, ({ params }, call) =>
    call.database.inScope(call.scope, async (tx) => {
      const { supplier } = await getSupplier(tx, params.uid, call);
      return supplierTerms(tx, supplier.id);
    }),
  ),
  route(createCancelTerms, ({ params, body }, call) => createTerms(params.uid, body, call)),
  route(showCancelTerms, ({ params }, call) =>
    call.database.inScope(call.scope, async (tx) => presentTerms(tx, await getTerms(tx, params.uid, call))),
  ),
  route(updateCancelTerms, ({ params, body }, call) => updateTerms(params.uid, body, call)),
  route(removeCancelTerms, async ({ params, query }, call) => {
    await removeTerms(params.uid, query.lock_version, call);
    return undefined;
  }),
  route(listCancelTermsHistory, ({ params, query }, call) =>
    call.database.inScope(call.scope, async (tx) => {
      await getTerms(tx, params.uid, call);
      return listHistory(tx, termsSubject(params.uid), query);
    }),
  ),
];
