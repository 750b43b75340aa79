import type { Call } from "#api/http/context.ts";
import type { Counted } from "#api/http/tallies.ts";
import { worthTelling } from "#api/modules/sales/itineraries/lookup-budgets.ts";

/** Writes the line that half of a budget is gone, or all of it. */
export function tellOf(
  what: string,
  max: number,
  counted: Counted,
  { log, requestId }: Pick<Call, "log" | "requestId">,
) {
  const told = worthTelling(max, counted);
  if (!told) return;
  const event = told === "half" ? "rate_limit_half_reached" : "excess_rate_limit_exceeded";
  log.warn({ event, what, request_id: requestId });
}
