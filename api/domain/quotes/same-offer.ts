import { canonicalJson } from "./canonical.ts";
import type { QuoteSnapshot } from "./snapshot.ts";

/**
 * Whether two versions offer the same: the same services of the same suppliers at the same prices to the same party in the same rooms on
 * the same dates. How they are worded, and how a price is split between the people, makes no difference: nor does then
 * what rounding everyone's price makes of the total, but only to how much is rounded.
 */
export function isSameOffer(one: QuoteSnapshot, other: QuoteSnapshot): boolean {
  return canonicalJson(offerOf(one)) === canonicalJson(offerOf(other));
}

function offerOf({ travelDate, endDate, travellers, rooms, lines, leftOut, personStepCents }: QuoteSnapshot) {
  return {
    travelDate,
    endDate,
    rooms,
    personStepCents,
    travellers: travellers.map(({ type, age }) => ({ type, age })),
    lines: lines.map((line) => ({
      uid: line.uid,
      dayNo: line.dayNo,
      seq: line.seq,
      serviceType: line.serviceType,
      name: line.name,
      supplierName: line.supplierName,
      dateFrom: line.dateFrom,
      dateTo: line.dateTo,
      startTime: line.startTime,
      endTime: line.endTime,
      units: line.units,
      qty: line.qty,
      kind: line.kind,
      onRequest: line.onRequest,
      estimate: line.estimate,
      clientCents: line.clientCents,
    })),
    leftOut: leftOut.map(({ uid }) => uid),
  };
}
