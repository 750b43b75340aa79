import { bulkResult, eachOf } from "#api/http/bulk-changes.ts";
import type { Call } from "#api/http/context.ts";
import { route, type Route } from "#api/http/mount.ts";
import { resourceRoutes, type BulkWish } from "#api/http/resource-routes.ts";
import { presentSeason } from "#api/modules/catalogue/rates/presenter.ts";
import { findSeasons, listSeasons } from "#api/modules/catalogue/rates/repository.ts";
import { showTrial } from "#api/modules/catalogue/rates/trial.ts";
import {
  confirmSeason,
  createSeason,
  getSeason,
  removeSeason,
  updateSeason,
} from "#api/modules/catalogue/rates/write.ts";
import { rateResource } from "#contract/catalogue/rates/rates.ts";
import { tryRates } from "#contract/catalogue/rates/trial.ts";

/** What products cost and sell for, season by season. */
export const rateRoutes: Route[] = [
  ...resourceRoutes(rateResource, "rate", {
    list: (query, call) =>
      call.database.inScope(call.scope, async (tx) => {
        const { rows, ...page } = await listSeasons(tx, query);
        return { ...page, rows: rows.map(presentSeason) };
      }),
    show: (uid, call) =>
      call.database.inScope(call.scope, async (tx) => presentSeason(await getSeason(tx, uid, call))),
    create: createSeason,
    update: updateSeason,
    remove: removeSeason,
    bulk,
  }),
  route(tryRates, ({ params, query }, call) => showTrial(params.uid, query, call)),
];

function bulk({ target, dryRun }: BulkWish<typeof rateResource>, call: Call) {
  return call.database.inScope(call.scope, async (tx) => {
    const found = await findSeasons(tx, target);
    if (dryRun) {
      return bulkResult(found.length, [], found.filter(({ rate }) => rate.status === "confirmed").length);
    }
    const rows = found.map((record) => ({ uid: record.season, name: record.rate.name, record }));
    return eachOf(rows, async ({ record }) => {
      if (record.rate.status === "confirmed") return "unchanged";
      await confirmSeason(tx, record, call);
    });
  });
}
