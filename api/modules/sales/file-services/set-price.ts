import { and, eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { lineCost, serviceLine } from "#api/db/schema/service-line.ts";
import { amountsByHand } from "#api/domain/files/price-by-hand.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow } from "#api/http/record-versions.ts";
import { invalid, unauthorized } from "#api/http/refusal.ts";
import { readFileLines } from "#api/modules/files/client-file/file-lines.ts";
import type { QuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { changePrice, type Saved } from "#api/modules/sales/file-services/change-trip.ts";
import { readPricedService, type PricedService } from "#api/modules/sales/file-services/priced-line.ts";
import { addVersions } from "#api/modules/sales/prices/price-versions.ts";
import { repriceLine } from "#api/modules/sales/prices/reprice-line.ts";
import type { Deed } from "#api/modules/sales/quotes/change-file.ts";
import { lineOf } from "#api/modules/sales/quotes/find-replacements.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { PriceObstacle, setLinePrice, SetLinePrice } from "#contract/sales/file-services/set-price.ts";

type ByHand = Extract<SetLinePrice, { by: "hand" }>;
type Setting = { file: QuoteFile; service: PricedService; call: Call };

/**
 * Sets the price of a service by hand, where it stays until somebody takes the rates of today again, or estimates it,
 * where that stays until there are rates for its days; what was agreed with a supplier stays locked at its new price. The file comes to what its services then come to, on every page and paper.
 */
export function setPrice({ params, body }: InputOf<typeof setLinePrice>, call: Call): Promise<Saved> {
  return changePrice(params.uid, body.lock_version, call, async (tx, file) => {
    const service = await readPricedService(tx, file, params.line, call);
    const { obstacle } = service.deeds;
    if (obstacle !== null) throw refusalOf(obstacle, call);
    const setting = { file, service, call };
    if (body.by === "hand") return setByHand(tx, setting, body);
    return body.by === "rates" ? takeRates(tx, setting) : estimate(tx, setting);
  });
}

function refusalOf(obstacle: PriceObstacle, call: Call) {
  const texts = textsIn(call.locale);
  if (obstacle === "locked") return unauthorized("services.unlock-price");
  if (obstacle === "permission") return unauthorized("services.override-price");
  if (obstacle === "closed") return notNow(texts.fileClosed);
  return notNow(obstacle === "waiting" ? texts.priceWaits : texts.serviceNotSo);
}

async function setByHand(tx: Tx, { file, service, call }: Setting, body: ByHand): Promise<Deed | null> {
  const { line, deeds, commissionBps } = service;
  const known = await readCost(tx, line.id);
  const cost = deeds.cost ? (body.cost_cents ?? known) : known;
  refuse({ cost, ...body }, call);
  const amounts = amountsByHand({ sell: body.sell_cents, cost: cost ?? 0 }, { ...file, commissionBps });
  const { price } = line;
  if (price?.sell === amounts.sell && price.net === amounts.net && known === amounts.cost) return null;
  const version = {
    lineId: line.id,
    isWaiting: false,
    amounts,
    priced: null,
    source: price === null ? ("manual" as const) : ("override" as const),
  };
  await addVersions(tx, [version], file.currency, {
    reason: body.reason,
    now: call.now(),
    by: call.signedIn().id,
  });
  await tx
    .update(serviceLine)
    .set({
      costed: line.kind === "included",
      ...(line.priceStatus !== "locked" && { priceStatus: "manual" }),
    })
    .where(eq(serviceLine.id, line.id));
  return {
    action: "service_priced",
    before: { sell_cents: price?.sell ?? null },
    after: { service: line.name.en, sell_cents: amounts.sell, price_reason: body.reason },
    reason: body.reason,
  };
}

type Typed = { cost: number | null; sell_cents: number; below_cost: boolean };

/** Below cost sells only who may, and means it. */
function refuse({ cost, sell_cents: sell, below_cost: isMeant }: Typed, call: Call): void {
  const texts = textsIn(call.locale);
  if (cost === null) throw invalid({ cost_cents: [texts.costNeeded] });
  if (sell >= cost) return;
  if (!call.signedIn().permissions.includes("services.below-cost"))
    throw invalid({ sell_cents: [texts.belowCost] });
  if (!isMeant) throw invalid({ below_cost: [texts.belowCostMeant] });
}

async function readCost(tx: Tx, lineId: number): Promise<number | null> {
  const [current] = await tx
    .select({ cents: lineCost.costCents })
    .from(lineCost)
    .where(and(eq(lineCost.lineId, lineId), lineCost.isCurrent));
  return current?.cents ?? null;
}

const ratesAgain = "Priced by the rates of the day again";

/** As if nobody had set it; 409 where the rates have no price for it, and it stays as it was. */
async function takeRates(tx: Tx, { file, service, call }: Setting): Promise<Deed> {
  const texts = textsIn(call.locale);
  const { line, deeds } = service;
  if (!deeds.rates) throw notNow(texts.serviceNotSo);
  const set = (priceStatus: "priced" | "locked") =>
    tx.update(serviceLine).set({ priceStatus }).where(eq(serviceLine.id, line.id));
  await set("priced");
  await repriceLine(tx, file.id, line.id, { reason: ratesAgain, now: call.now() });
  const after = lineOf(await readFileLines(tx, file.id), line.uid, call);
  if (after.price === null) throw notNow(texts.serviceWithoutPrice);
  if (line.priceStatus === "locked") await set("locked");
  return {
    action: "service_rated",
    before: { sell_cents: line.price?.sell ?? null },
    after: { service: line.name.en, sell_cents: after.price.sell },
    reason: ratesAgain,
  };
}

const estimated = "Estimated by the last rates";

/** By the last rates of before, which counts until those of its days come; 409 where there never were any. */
async function estimate(tx: Tx, { file, service, call }: Setting): Promise<Deed> {
  const texts = textsIn(call.locale);
  const { line, deeds } = service;
  if (!deeds.estimate) throw notNow(texts.serviceNotSo);
  await tx.update(serviceLine).set({ priceStatus: "estimate" }).where(eq(serviceLine.id, line.id));
  await repriceLine(tx, file.id, line.id, { reason: estimated, now: call.now() });
  const after = lineOf(await readFileLines(tx, file.id), line.uid, call);
  if (after.price === null) throw notNow(texts.serviceWithoutRates);
  return {
    action: "service_estimated",
    before: { sell_cents: null },
    after: { service: line.name.en, sell_cents: after.price.sell },
    reason: estimated,
  };
}
