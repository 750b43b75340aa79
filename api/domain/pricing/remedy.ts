import type { Remedy, ReasonRemedy } from "#contract/catalogue/pricing/refusal.ts";
import { planLine } from "./calculate-line.ts";
import type { RefusedLine, Reason } from "./line-answers.ts";
import type { LineInput } from "./line-shapes.ts";
import { endLater, maximumStay, minimumStay, nextStart, soldOn } from "./remedy-dates.ts";
import { allowedAges, allowedPartySize, betterRooms, enoughUnits } from "./remedy-party.ts";
import { soldInstead } from "./remedy-sold.ts";
import { type CheckedLine, checkLine } from "./validate.ts";

/**
 * What would help a refused line: per reason at least one remedy, in the order of the reasons, as codes with dates and
 * numbers for a reader in any language. Pure; an input that is invalid has none.
 */
export function remedyFor(input: LineInput, output: RefusedLine): ReasonRemedy[] {
  const checked = checkLine(input);
  if (!("line" in checked)) return [];
  const firstOfEach = new Map<string, Reason>();
  for (const reason of output.reasons) {
    const key = `${reason.code} ${reason.detail ?? ""}`;
    if (!firstOfEach.has(key)) firstOfEach.set(key, reason);
  }
  let laterIsNamed = false;
  return [...firstOfEach.values()].flatMap((reason) => {
    const remedies = remediesFor(reason, checked, output.reasons).filter(({ code }) => {
      const later = code === "NEXT_START" || code === "NO_NEXT_START";
      if (later && laterIsNamed) return false;
      laterIsNamed ||= later;
      return true;
    });
    return remedies.map((remedy) => ({ reason: reason.code, remedy }));
  });
}

function remediesFor(reason: Reason, checked: CheckedLine, all: readonly Reason[]): Remedy[] {
  const found = specificRemedies(reason, checked, all);
  return found.length > 0 ? found : [{ code: "CHOOSE_ANOTHER", params: {} }];
}

function specificRemedies(reason: Reason, checked: CheckedLine, all: readonly Reason[]): Remedy[] {
  if (reason.code === "DATES") return endLater(checked.line);
  const plan = planLine(checked);
  if (plan === undefined) return [];
  switch (reason.code) {
    case "NO_RATE":
    case "CLOSED":
      return nextStart(checked, plan);
    case "DOW":
      return [...soldOn(checked, plan, reason), ...nextStart(checked, plan)];
    case "MIN_STAY":
      return minimumStay(checked, plan, all);
    case "MAX_STAY":
      return maximumStay(checked, plan);
    case "PAX_RANGE":
      return allowedPartySize(checked.line, plan.party);
    case "AGE_NOT_ALLOWED":
      return allowedAges(checked.line);
    case "OCCUPANCY":
      return betterRooms(checked.line, plan);
    case "CAPACITY":
      return enoughUnits(checked.line, plan.party);
    case "NOT_SOLD":
      return soldInstead(checked.line, plan, reason);
  }
}
