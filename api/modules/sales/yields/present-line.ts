import { isRounding } from "#api/domain/files/line-rules.ts";
import { driftOf, type CostToday } from "#api/domain/yield/cost-drift.ts";
import { earnedOf, type TaxedService } from "#api/domain/yield/earned.ts";
import { counts } from "#api/modules/files/client-file/lines.ts";
import type { StoredService } from "#api/modules/sales/yields/read-services.ts";
import { isSetByHand } from "#api/modules/sales/prices/set-by-hand.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { serviceGroupOf } from "#contract/catalogue/products/service-groups.ts";
import type { Locale } from "#contract/primitives.ts";
import type { YieldLine } from "#contract/sales/yields/file-yield.ts";

/** A stored service as the reckoning takes it; without a price it earns nothing. */
export function pricedService(stored: StoredService) {
  const { price, cost, serviceType, dayNo } = stored;
  return {
    stored,
    serviceType,
    group: serviceGroupOf(serviceType),
    dayNo,
    isRounding: isRounding(stored),
    counts: counts(stored),
    taxCode: price?.taxCode ?? "STD",
    sell: price?.sellCents ?? 0,
    commission: price?.commissionCents ?? 0,
    net: price?.netCents ?? 0,
    gst: price?.gstCents ?? 0,
    cost: cost ?? 0,
  };
}
export type Service = ReturnType<typeof pricedService> & TaxedService;

/** What a line is told with besides its own amounts. */
export type YieldFacts = {
  today: ReadonlyMap<string, CostToday>;
  /** What was billed for services, by their uid. */
  billed: ReadonlyMap<string, number>;
  thresholdBps: number;
  locale: Locale;
};

/** What one service earns, where its price comes from and how its cost stands today. */
export function presentLine(
  service: Service,
  { today, billed, thresholdBps, locale }: YieldFacts,
): YieldLine {
  const { stored } = service;
  const { price } = stored;
  const byHand = price !== null && isSetByHand(price);
  const expected = stored.waitingCost ?? service.cost;
  const billedCents = billed.get(stored.uid) ?? null;
  return {
    ...earnedOf([service]),
    uid: stored.uid,
    day_no: stored.dayNo,
    date_from: stored.dateFrom,
    service_type: stored.serviceType,
    name: inLanguage(stored.name, locale) ?? "",
    supplier_uid: stored.supplierUid,
    supplier_name: stored.supplierName ?? "",
    option_code: stored.optionCode,
    status: stored.status,
    counts: service.counts,
    expected_cost_cents: expected,
    billed_cents: billedCents,
    variance_cents: billedCents === null ? null : billedCents - (service.counts ? expected : 0),
    source: price?.source ?? null,
    priced_at: price?.computedAt.toISOString() ?? null,
    reason: byHand ? price.reason : null,
    priced_by: byHand ? stored.pricedBy : null,
    drift: driftOf(service.cost, today.get(stored.uid) ?? null, thresholdBps),
  };
}
