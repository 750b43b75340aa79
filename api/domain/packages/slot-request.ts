import { addDays } from "#api/domain/today.ts";
import type { LineRequest, Option } from "#api/domain/pricing/line-shapes.ts";
import type { ServiceSlot, SlotOption } from "./package-slot.ts";

/** Who travels, as lines are asked for. */
export type TravelParty = Required<Pick<LineRequest, "pax" | "rooms">>;

/**
 * What a slot asks of its option for a trip that begins on `travelDate`. Everyone takes part; things that are hired are
 * one for each room, one for each person, or as many as the party fills.
 */
export function slotRequest(
  slot: ServiceSlot,
  chosen: SlotOption,
  option: Option,
  travelDate: string,
  party: TravelParty,
): LineRequest {
  return {
    ...slotDates(slot, chosen, travelDate),
    start_time: slot.startTime,
    end_time: slot.endTime,
    pax: party.pax,
    rooms: party.rooms,
    extras: knownExtras(chosen.extras, option),
    qty: quantity(slot, option, party),
  };
}

/** The first and the last day of what fills a slot, for a trip that begins on `travelDate`. */
export function slotDates(
  slot: Pick<ServiceSlot, "dayNo" | "nights">,
  chosen: Pick<SlotOption, "secondUnit" | "nights">,
  travelDate: string,
): Pick<LineRequest, "date_from" | "date_to"> {
  const from = addDays(travelDate, slot.dayNo - 1);
  return { date_from: from, date_to: addDays(from, lastDay(slot, chosen)) };
}

/** Days from the first of a slot to its last. A stay and a hire end after their nights, a guide's last day is one of the days. */
export function lastDay(
  slot: Pick<ServiceSlot, "nights">,
  { secondUnit, nights: ownNights }: Pick<SlotOption, "secondUnit" | "nights">,
): number {
  const length = slot.nights ?? ownNights;
  switch (secondUnit) {
    case "night":
    case "day24h":
      return Math.max(1, length ?? 1);
    case "calendar_day":
      return Math.max(0, (length ?? 1) - 1);
    case "trip":
      return length ?? 0;
  }
}

/** An extra that the option no longer has is left out: it would have no price. */
function knownExtras(codes: readonly string[], option: Option): string[] {
  return codes.filter((code) => option.extras?.some((one) => one.code === code));
}

/** Null where the engine works the number out: from the capacity, else one. */
function quantity({ quantityRule }: ServiceSlot, option: Option, { pax, rooms }: TravelParty): number | null {
  if (option.charge_basis !== "unit" || quantityRule === "per_party") return null;
  const capacity = option.capacity_per_unit ?? null;
  const people = pax.filter(({ age }) => (age ?? Infinity) > option.age_policy.infant_to).length;
  const filled = capacity === null ? 1 : Math.ceil(people / capacity);
  if (quantityRule === "per_room") return Math.max(1, rooms.length, filled);
  return capacity === null ? Math.max(1, people) : null;
}
