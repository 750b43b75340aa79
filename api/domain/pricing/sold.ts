import type { Option } from "#api/domain/pricing/line-shapes.ts";

type Party = { rooms: readonly unknown[]; pax: readonly unknown[]; qty: number };

/** How many of a service are sold, as its charge basis counts: rooms, people, or the quantity that was priced. */
export function soldOf(basis: Option["charge_basis"] | undefined, { rooms, pax, qty }: Party): number {
  if (basis === "room") return rooms.length;
  return basis === "person" ? pax.length : qty;
}
