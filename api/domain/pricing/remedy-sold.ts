import type { Remedy } from "#contract/catalogue/pricing/refusal.ts";
import { brandTermsOf, type Plan, usedRows } from "./calculate-line.ts";
import { priceRow } from "./amounts.ts";
import type { Reason } from "./line-answers.ts";
import { type LineInput, roomCodes } from "./line-shapes.ts";
import { type Party, places, type RoomParty } from "./party.ts";
import { stayUnit } from "./remedy-dates.ts";

/** How far from the wanted length or party size another one is looked for. */
const farthest = 60;

/** What is sold on all the dates in place of the key that is not. */
export function soldInstead(line: LineInput, plan: Plan, { detail }: Reason): Remedy[] {
  if (detail === "band") {
    const unit = stayUnit(line);
    const units = nearest(plan.units, (length) => isSold(line, plan, { ...plan.party, units: length }));
    return unit === undefined || units === undefined
      ? []
      : [{ code: "LENGTH_SOLD", params: { units, unit } }];
  }
  if (detail === "break") {
    const size = plan.party.countedInBreaks;
    const people = nearest(size, (counted) =>
      isSold(line, plan, { ...plan.party, countedInBreaks: counted }),
    );
    return people === undefined ? [] : [{ code: "PARTY_SIZE_SOLD", params: { people } }];
  }
  const sold = roomCodes.filter((code) => {
    return usedRows(plan).every(({ row: { rate } }) => typeof rate.cost[code] === "number");
  });
  const needed = Math.max(0, ...plan.party.rooms.filter(({ code }) => code === detail).map(placesNeeded));
  const large = sold.filter((code) => places[code] >= needed);
  const rooms = large.length > 0 ? large : sold;
  return rooms.length > 0 ? [{ code: "ROOMS_SOLD", params: { rooms } }] : [];
}

function placesNeeded({ adults, children }: RoomParty): number {
  return adults.length + children.length;
}

function isSold(line: LineInput, plan: Plan, party: Party): boolean {
  const terms = brandTermsOf(line);
  return usedRows(plan).every(({ row }) => {
    return priceRow(row.rate, line.option.charge_basis, party, terms).missing.length === 0;
  });
}

/** The nearest positive number that fits; of two equally near ones the larger. */
function nearest(from: number, fits: (candidate: number) => boolean): number | undefined {
  for (let distance = 1; distance <= farthest; distance += 1) {
    if (fits(from + distance)) return from + distance;
    if (from - distance >= 1 && fits(from - distance)) return from - distance;
  }
  return undefined;
}
