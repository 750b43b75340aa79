import type { Call } from "#api/http/context.ts";
import { route, type InputOf, type Route } from "#api/http/mount.ts";
import { notFound } from "#api/http/refusal.ts";
import {
  holdSamePlan,
  planChange,
  presentPlan,
  wishOf,
  type StockOf,
} from "#api/modules/catalogue/stock/change-stock.ts";
import { productChoices, showMonth } from "#api/modules/catalogue/stock/show-month.ts";
import { writeStopSell } from "#api/modules/catalogue/stock/stop-sell.ts";
import { tellOffice } from "#api/modules/catalogue/stock/tell-office.ts";
import { countStockChange } from "#api/modules/catalogue/stock/which-days.ts";
import { writePlan } from "#api/modules/catalogue/stock/write-stock.ts";
import { textsIn } from "#api/texts/texts.ts";
import { showOwnStock, showOwnStockChoices } from "#contract/catalogue/stock/own-stock.ts";
import {
  changeOwnStopSell,
  makeOwnStockChange,
  planOwnStockChange,
} from "#contract/catalogue/stock/stock-changes.ts";

/** What a supplier keeps for us: looked at, set and closed by the supplier itself. */
export const ownStockRoutes: Route[] = [
  route(showOwnStock, ({ query }, call) =>
    call.database.inScope(call.scope, (tx) => showMonth(tx, ownId(call), query, call)),
  ),
  route(showOwnStockChoices, (_input, call) =>
    call.database.inScope(call.scope, async (tx) => ({
      products: await productChoices(tx, ownId(call), call),
    })),
  ),
  route(planOwnStockChange, plan),
  route(makeOwnStockChange, make),
  route(changeOwnStopSell, stop),
];

async function plan({ body }: InputOf<typeof planOwnStockChange>, call: Call) {
  await countStockChange(call);
  const of = ownStock(call);
  return call.database.inScope(call.scope, async (tx) =>
    presentPlan(await planChange(tx, of, { ...body, mode: undefined }, call), of, call),
  );
}

async function make({ body }: InputOf<typeof makeOwnStockChange>, call: Call) {
  await countStockChange(call);
  const of = ownStock(call);
  const counts = await call.database.inScope(call.scope, async (tx) => {
    const planned = await holdSamePlan(tx, of, { ...body, mode: undefined }, call);
    await writePlan(tx, of, planned, wishOf(of, { ...body, mode: undefined }), call);
    return planned.counts;
  });
  const month = body.date_from.slice(0, 7);
  await tellOffice(of.supplierId, { what: "changed", days: counts.added + counts.changed, month }, call);
  return counts;
}

async function stop({ body }: InputOf<typeof changeOwnStopSell>, call: Call) {
  await countStockChange(call);
  const supplierId = ownId(call);
  const done = await call.database.inScope(call.scope, (tx) => writeStopSell(tx, supplierId, body, call));
  const what = body.act === "stop" ? "stopped" : "opened";
  if (done.days > 0)
    await tellOffice(supplierId, { what, days: done.days, month: body.date_from.slice(0, 7) }, call);
  return done;
}

function ownStock(call: Call): StockOf {
  const rules = { mayOverbook: false, isSupplier: true };
  return { supplierId: ownId(call), agency: null, rules, drawn: new Set() };
}

function ownId(call: Call): number {
  const { supplierId } = call.signedIn();
  if (supplierId === null) throw notFound(textsIn(call.locale).recordNotFound);
  return supplierId;
}
