import { bulkResult, eachOf } from "#api/http/bulk-changes.ts";
import type { Call } from "#api/http/context.ts";
import { route, type Route } from "#api/http/mount.ts";
import { resourceRoutes, type BulkWish } from "#api/http/resource-routes.ts";
import { presentOption } from "#api/modules/catalogue/options/presenter.ts";
import { findOptions, listOptions } from "#api/modules/catalogue/options/repository.ts";
import {
  createOption,
  getOption,
  moveOption,
  removeOption,
  stepOption,
  updateOption,
} from "#api/modules/catalogue/options/write.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { moveProductOption, productOptionResource } from "#contract/catalogue/options/options.ts";

/** What suppliers sell, as the office keeps it. */
export const productOptionRoutes: Route[] = [
  ...resourceRoutes(productOptionResource, "product", {
    list: (query, call) =>
      call.database.inScope(call.scope, async (tx) => {
        const { rows, ...page } = await listOptions(tx, query);
        return { ...page, rows: rows.map(presentOption) };
      }),
    show: (uid, call) =>
      call.database.inScope(call.scope, async (tx) => presentOption(await getOption(tx, uid, call))),
    create: createOption,
    update: updateOption,
    remove: removeOption,
    bulk,
  }),
  route(moveProductOption, ({ params, body }, call) => stepOption(params.uid, body, call)),
];

function bulk({ action, target, dryRun }: BulkWish<typeof productOptionResource>, call: Call) {
  const status = action === "sell" ? "active" : "retired";
  return call.database.inScope(call.scope, async (tx) => {
    const found = await findOptions(tx, target);
    if (dryRun) {
      return bulkResult(found.length, [], found.filter(({ option }) => option.status === status).length);
    }
    const rows = found.map((record) => {
      const { uid, name, code } = record.option;
      return { uid, name: inLanguage(name, call.locale) ?? code, record };
    });
    return eachOf(rows, async ({ record }) => {
      if (record.option.status === status) return "unchanged";
      await moveOption(tx, record, status, call);
    });
  });
}
