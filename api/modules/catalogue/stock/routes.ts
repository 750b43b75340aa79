import type { Call } from "#api/http/context.ts";
import { route, type InputOf, type Route } from "#api/http/mount.ts";
import { answerWhy, getAgency } from "#api/modules/catalogue/stock/answer-why.ts";
import { holdSamePlan, planChange, presentPlan, wishOf } from "#api/modules/catalogue/stock/change-stock.ts";
import { showDay } from "#api/modules/catalogue/stock/show-day.ts";
import { agencyChoices, productChoices, showMonth } from "#api/modules/catalogue/stock/show-month.ts";
import { writeStopSell } from "#api/modules/catalogue/stock/stop-sell.ts";
import { countStockChange, readDrawn } from "#api/modules/catalogue/stock/which-days.ts";
import { writePlan } from "#api/modules/catalogue/stock/write-stock.ts";
import { getSupplier } from "#api/modules/catalogue/suppliers/records.ts";
import type { Tx } from "#api/db/client.ts";
import {
  changeStopSell,
  makeStockChange,
  planStockChange,
  type StockChangeInput,
} from "#contract/catalogue/stock/stock-changes.ts";
import {
  showStockAnswer,
  showStockChoices,
  showStockDay,
  showStockMonth,
} from "#contract/catalogue/stock/stock.ts";

/** Our stock of what suppliers sell: looked at, asked, set and closed by the office. */
export const stockRoutes: Route[] = [
  route(showStockMonth, ({ params, query }, call) =>
    call.database.inScope(call.scope, async (tx) => {
      const { supplier } = await getSupplier(tx, params.uid, call);
      return showMonth(tx, supplier.id, query, call);
    }),
  ),
  route(showStockChoices, ({ params }, call) =>
    call.database.inScope(call.scope, async (tx) => {
      const { supplier } = await getSupplier(tx, params.uid, call);
      return {
        products: await productChoices(tx, supplier.id, call),
        agencies: await agencyChoices(tx, call),
      };
    }),
  ),
  route(showStockDay, ({ params }, call) => showDay(params, call)),
  route(showStockAnswer, answerWhy),
  route(planStockChange, plan),
  route(makeStockChange, make),
  route(changeStopSell, async ({ params, body }, call) => {
    await countStockChange(call);
    return call.database.inScope(call.scope, async (tx) => {
      const { supplier } = await getSupplier(tx, params.uid, call);
      return writeStopSell(tx, supplier.id, body, call);
    });
  }),
];

async function plan({ params, body }: InputOf<typeof planStockChange>, call: Call) {
  await countStockChange(call);
  const drawn = await readDrawn(body, call);
  return call.database.inScope(call.scope, async (tx) => {
    const of = { ...(await stockOf(tx, params.uid, body, call)), drawn };
    return presentPlan(await planChange(tx, of, body, call), of, call);
  });
}

async function make({ params, body }: InputOf<typeof makeStockChange>, call: Call) {
  await countStockChange(call);
  const drawn = await readDrawn(body, call);
  return call.database.inScope(call.scope, async (tx) => {
    const of = { ...(await stockOf(tx, params.uid, body, call)), drawn };
    const planned = await holdSamePlan(tx, of, body, call);
    await writePlan(tx, of, planned, wishOf(of, body), call);
    return planned.counts;
  });
}

async function stockOf(tx: Tx, uid: string, { agency }: StockChangeInput, call: Call) {
  const { supplier } = await getSupplier(tx, uid, call);
  return {
    supplierId: supplier.id,
    agency: agency === undefined ? null : await getAgency(tx, agency, call),
    rules: {
      mayOverbook: call.signedIn().permissions.includes("allotments.overbook"),
      isSupplier: false,
    },
  };
}
