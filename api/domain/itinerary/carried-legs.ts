import type { ServiceType, TravelMode } from "#contract/primitives.ts";

/** A service by its type, where it begins and, if it carries people elsewhere, where it ends. */
export type Ride = { serviceType: ServiceType; placeCode: string; endPlaceCode: string | null };
type Leg = { from: string; to: string; mode: TravelMode };

/** Types of services that take people from one place to another. */
export const carryingTypes = ["TR", "TN", "IN"] as const satisfies readonly ServiceType[];

/**
 * The journeys that travellers make by themselves or as their mode says: a drive that a transfer, coach, train or ferry
 * of the day takes them on, there or back, is none.
 */
export function ownLegs<Each extends Leg>(legs: readonly Each[], rides: readonly Ride[]): Each[] {
  return legs.filter((leg) => leg.mode !== "drive" || !rides.some((ride) => carries(ride, leg)));
}

function carries({ serviceType, placeCode, endPlaceCode }: Ride, { from, to }: Leg): boolean {
  if (!carryingTypes.some((type) => type === serviceType)) return false;
  return (placeCode === from && endPlaceCode === to) || (placeCode === to && endPlaceCode === from);
}
