import { checkOption } from "./check-option.ts";
import { checkRate, type RateDays } from "./check-rate.ts";
import { checkRequest, checkTexts } from "./check-request.ts";
import { Complaints, isInteger, isObject, isOneOf, type Unchecked, wholeNumber } from "./complaints.ts";
import { type ChargeBasis, chargeBases, type LineInput } from "./line-shapes.ts";
import type { InvalidInput } from "./line-answers.ts";
import { longestLine, unitsOf } from "./units.ts";

export type CheckedLine = { line: LineInput; rateDays: RateDays };

/** Reads an untrusted value as a line to price, or says everything that is wrong with it. Never throws. */
export function checkLine(input: unknown): CheckedLine | InvalidInput {
  const complaints = new Complaints();
  if (!isObject(input)) {
    complaints.add([], "must be an object");
    return { id: null, status: "invalid", errors: complaints.list };
  }
  if (typeof input.id !== "string") complaints.mismatch(["id"], input.id, "text");
  checkBrand(input.brand, complaints);
  checkAgency(input.agency, complaints);
  checkStep(input.sell_round_step_cents, ["sell_round_step_cents"], complaints);
  checkOption(input.option, complaints);
  checkRequest(input.request, complaints);
  const rateDays = checkRates(input.rates, basisOf(input.option), complaints);
  if (complaints.list.length === 0) {
    // why: every key that LineInput names has been checked above, and JSON values have no hidden behaviour.
    const line = input as unknown as LineInput;
    const units = unitsOf(line.option.second_unit, line.request);
    if (units === undefined || units <= longestLine) return { line, rateDays };
    complaints.add(["request", "date_to"], `must not be more than ${longestLine} units after date_from`);
  }
  return invalidInput(input, complaints);
}

/** The answer to an input that is not of the agreed form. */
export function invalidInput(input: Unchecked, complaints: Complaints): InvalidInput {
  const id = typeof input.id === "string" ? input.id : null;
  return { id, status: "invalid", errors: complaints.list };
}

/** Checks the brand: its currency and its GST in basis points. */
export function checkBrand(brand: unknown, complaints: Complaints): void {
  if (!isObject(brand)) return complaints.mismatch(["brand"], brand, "an object");
  if (typeof brand.currency !== "string") {
    complaints.mismatch(["brand", "currency"], brand.currency, "text");
  }
  if (!isInteger(brand.gst_bps) || brand.gst_bps < 0) {
    complaints.mismatch(["brand", "gst_bps"], brand.gst_bps, "a whole number of at least 0");
  }
}

/** Checks the agency's terms: commission in basis points and the price codes it may use. */
export function checkAgency(agency: unknown, complaints: Complaints): void {
  if (!isObject(agency)) return complaints.mismatch(["agency"], agency, "an object");
  if (!isInteger(agency.commission_bps)) {
    complaints.mismatch(["agency", "commission_bps"], agency.commission_bps, wholeNumber);
  }
  checkTexts(agency.price_codes, ["agency", "price_codes"], complaints);
}

/** Checks an optional step in cents to which prices are rounded up. */
export function checkStep(step: unknown, path: readonly string[], complaints: Complaints): void {
  if (step === undefined || (isInteger(step) && step >= 0)) return;
  complaints.add(path, "must be a whole number of at least 0");
}

/** The basis decides which prices are read; an option without a known one is complained about elsewhere. */
function basisOf(option: unknown): ChargeBasis | undefined {
  if (!isObject(option) || !isOneOf(option.charge_basis, chargeBases)) return undefined;
  // why: isOneOf has just found it among the bases.
  return option.charge_basis as ChargeBasis;
}

function checkRates(rates: unknown, basis: ChargeBasis | undefined, complaints: Complaints): RateDays {
  if (!Array.isArray(rates)) {
    complaints.mismatch(["rates"], rates, "a list of rates");
    return new Int32Array(0);
  }
  const days: RateDays = new Int32Array(2 * rates.length);
  for (let at = 0; at < rates.length; at += 1) checkRate(rates[at], at, basis, days, complaints);
  return days;
}
