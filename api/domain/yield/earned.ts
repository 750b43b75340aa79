import { documentGst } from "#api/domain/pricing/document-gst.ts";
import { ratesOfTaxCodes } from "#api/domain/money/tax.ts";
import { divideRounded } from "#api/domain/rounding.ts";
import type { Earned } from "#contract/sales/yields/file-yield.ts";

/** What a service sells for and costs, in cents; both taxes are contained. */
export type PricedService = { sell: number; commission: number; net: number; gst: number; cost: number };
export type TaxedService = PricedService & { costGst: number };

/**
 * The tax in what we pay, worked out once on the whole and spread over the services by largest remainder, so that they
 * add up to it. Services under another tax code than the standard one carry none.
 */
export function withCostTax<Service extends PricedService & { taxCode: string; counts: boolean }>(
  services: readonly Service[],
  taxBps: number,
): (Service & TaxedService)[] {
  const rates = ratesOfTaxCodes(taxBps);
  const known = (code: string) => (Object.hasOwn(rates, code) ? code : "NONE");
  // What does not count must not move a cent of what does.
  const taxes = new Map<Service, number>();
  for (const group of [services.filter(({ counts }) => counts), ...others(services)]) {
    const { lines } = documentGst(
      group.map(({ cost, taxCode }) => ({ gross: cost, tax_code: known(taxCode) })),
      rates,
    );
    group.forEach((service, index) => taxes.set(service, lines[index] ?? 0));
  }
  return services.map((service) => ({ ...service, costGst: taxes.get(service) ?? 0 }));
}

function others<Service extends { counts: boolean }>(services: readonly Service[]): Service[][] {
  return services.flatMap((one) => (one.counts ? [] : [[one]]));
}

/** What services earn together: the one reckoning of every figure of yield. */
export function earnedOf(services: readonly TaxedService[]): Earned {
  const sum = (pick: (one: TaxedService) => number) => services.reduce((total, one) => total + pick(one), 0);
  const [net, cost] = [sum((one) => one.net), sum((one) => one.cost)];
  const netEx = net - sum((one) => one.gst);
  const costEx = cost - sum((one) => one.costGst);
  return {
    sell_cents: sum((one) => one.sell),
    commission_cents: sum((one) => one.commission),
    net_cents: net,
    cost_cents: cost,
    yield_cents: net - cost,
    margin_bps: divideRounded((net - cost) * 10_000, net),
    net_ex_cents: netEx,
    cost_ex_cents: costEx,
    yield_ex_cents: netEx - costEx,
  };
}

/** What is earned of each of so many people, every amount rounded by itself; the margin stays that of the whole. */
export function earnedEach(earned: Earned, people: number): Earned | null {
  if (people === 0) return null;
  const each = (cents: number) => divideRounded(cents, people);
  return {
    sell_cents: each(earned.sell_cents),
    commission_cents: each(earned.commission_cents),
    net_cents: each(earned.net_cents),
    cost_cents: each(earned.cost_cents),
    yield_cents: each(earned.yield_cents),
    margin_bps: earned.margin_bps,
    net_ex_cents: each(earned.net_ex_cents),
    cost_ex_cents: each(earned.cost_ex_cents),
    yield_ex_cents: each(earned.yield_ex_cents),
  };
}
