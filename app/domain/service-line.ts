import { daysBetween } from "#app/domain/dates.ts";
import type { ServiceType } from "#contract/primitives.ts";
import { isStay } from "#contract/catalogue/products/service-groups.ts";

type Dated = { service_type: ServiceType; date_from: string; date_to: string };

/** Nights of an accommodation; null for services that are not slept in. */
export function nightsOf({ service_type: type, date_from: from, date_to: to }: Dated): number | null {
  if (!isStay(type)) return null;
  const nights = daysBetween(from, to);
  return nights > 0 ? nights : null;
}

type Priced = { kind: string };

/** False for lines that carry no price of their own: notes, and what the travellers arrange themselves. */
export function hasPrice({ kind }: Priced): boolean {
  return kind === "included" || kind === "optional";
}

/** False also for a quoted service that was saved without a rate: it has no amount, which is not an amount of zero. */
export function hasAmount(line: Priced & { status: string; net_cents: number }): boolean {
  return hasPrice(line) && !(line.status === "QU" && line.net_cents === 0);
}
