import type { ServiceSlot } from "#api/domain/packages/package-slot.ts";
import { slotRequest, type TravelParty } from "#api/domain/packages/slot-request.ts";
import type { LineRequest, Option } from "#api/domain/pricing/line-shapes.ts";

/** What a stored service is asked for with. */
export type StoredAsk = {
  dateFrom: string;
  dateTo: string;
  startTime: string | null;
  endTime: string | null;
  extras: readonly string[];
  /** How many are asked for by hand; null where that follows from the party. */
  askedQty?: number | null | undefined;
};

/**
 * The request of a service that stands in a file: its own dates, times and extras, everyone of the party. How many are
 * hired is what was asked for by hand, or follows the slot it fills, and else the engine. An extra that the option no longer has is left out.
 */
export function lineRequest(
  line: StoredAsk,
  option: Option,
  party: TravelParty,
  slot: ServiceSlot | undefined,
): LineRequest {
  const [chosen] = slot?.options ?? [];
  const ofSlot = () =>
    slot && chosen ? (slotRequest(slot, chosen, option, line.dateFrom, party).qty ?? null) : null;
  return {
    date_from: line.dateFrom,
    date_to: line.dateTo,
    start_time: line.startTime,
    end_time: line.endTime,
    pax: party.pax,
    rooms: party.rooms,
    extras: line.extras.filter((code) => option.extras?.some((one) => one.code === code)),
    qty: line.askedQty ?? ofSlot(),
  };
}
