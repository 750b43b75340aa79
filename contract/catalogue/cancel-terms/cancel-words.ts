/*
 * Codes that forms in the browser know as well; kept apart from the schemas, which browsers have no use for.
 */

/** What a step of cancellation terms takes: a share of a price, nights or days, or an amount. */
export const cancelCharges = ["bps_of_net", "bps_of_sell", "bps_of_cost", "units", "fixed"] as const;
export type CancelCharge = (typeof cancelCharges)[number];

export const cancelTimeUnits = ["days", "hours"] as const;
export type CancelTimeUnit = (typeof cancelTimeUnits)[number];

export const cancelValueFields = ["share_bps", "units", "amount_cents"] as const;

/** The field that says how much a charge takes; the others are empty. */
export function cancelValueOf(charge: CancelCharge): (typeof cancelValueFields)[number] {
  if (charge === "units") return "units";
  return charge === "fixed" ? "amount_cents" : "share_bps";
}
