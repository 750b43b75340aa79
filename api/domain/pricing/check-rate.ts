import { parseDay } from "./calendar.ts";
import { isDecimal } from "./decimal.ts";
import {
  type Complaints,
  isBlankOrInteger,
  isInteger,
  isMissingOrInteger,
  isObject,
  isOneOf,
  oneOf,
  type Unchecked,
  wholeNumber,
} from "./complaints.ts";
import { checkPrices } from "./check-prices.ts";
import { buyTaxModes, type ChargeBasis, freeUnits, minModes } from "./line-shapes.ts";

/** First and last day of every rate, two entries per rate in the order of the list. */
export type RateDays = Int32Array;

const orNull = `${wholeNumber} or null`;
/**
 * Checks one rate and notes its days. Hundreds of these run for one priced line, therefore every key is read
 * directly and nothing is allocated while all is well.
 */
export function checkRate(
  rate: unknown,
  at: number,
  basis: ChargeBasis | undefined,
  days: RateDays,
  complaints: Complaints,
): void {
  if (!isObject(rate)) return complaints.mismatch(["rates", at], rate, "an object");
  const { id, version, price_code: code, priority, markup_bps: markup } = rate;
  if (typeof id !== "string") complaints.mismatch(["rates", at, "id"], id, "text");
  if (!isMissingOrInteger(version)) complaints.add(["rates", at, "version"], `must be ${wholeNumber}`);
  if (code !== undefined && typeof code !== "string") {
    complaints.add(["rates", at, "price_code"], "must be text");
  }
  if (!isMissingOrInteger(priority)) complaints.add(["rates", at, "priority"], `must be ${wholeNumber}`);
  if (!isInteger(markup)) complaints.mismatch(["rates", at, "markup_bps"], markup, wholeNumber);
  checkDays(rate, at, days, complaints);
  checkTerms(rate, at, complaints);
  checkStayPay(rate.stay_pay, at, complaints);
  checkPrices(rate.cost, at, "cost", basis, complaints);
  if (rate.sell !== undefined && rate.sell !== null) checkPrices(rate.sell, at, "sell", basis, complaints);
}

function checkDays(rate: Unchecked, at: number, days: RateDays, complaints: Complaints): void {
  const from = parseDay(rate.date_from);
  const to = parseDay(rate.date_to);
  if (from === undefined) {
    complaints.mismatch(["rates", at, "date_from"], rate.date_from, "a date that exists, YYYY-MM-DD");
  }
  if (to === undefined) {
    complaints.mismatch(["rates", at, "date_to"], rate.date_to, "a date that exists, YYYY-MM-DD");
  }
  if (from === undefined || to === undefined) return;
  if (from > to) complaints.add(["rates", at, "date_to"], "must not be before date_from");
  days[2 * at] = from;
  days[2 * at + 1] = to;
}

function checkTerms(rate: Unchecked, at: number, complaints: Complaints): void {
  const { dow_mask: mask, closed, min_units: min, max_units: max, min_mode: mode } = rate;
  const { free_unit: free, buy_tax_mode: tax, fx } = rate;
  if (mask !== undefined && !(isInteger(mask) && mask >= 0 && mask <= 127)) {
    complaints.add(["rates", at, "dow_mask"], "must be a whole number from 0 to 127");
  }
  if (closed !== undefined && typeof closed !== "boolean") {
    complaints.add(["rates", at, "closed"], "must be true or false");
  }
  if (!isMissingOrInteger(min)) complaints.add(["rates", at, "min_units"], `must be ${wholeNumber}`);
  if (!isBlankOrInteger(max)) complaints.add(["rates", at, "max_units"], `must be ${orNull}`);
  if (mode !== undefined && !isOneOf(mode, minModes)) {
    complaints.add(["rates", at, "min_mode"], `must be ${oneOf(minModes)}`);
  }
  if (free !== undefined && !isOneOf(free, freeUnits)) {
    complaints.add(["rates", at, "free_unit"], `must be ${oneOf(freeUnits)}`);
  }
  if (tax !== undefined && !isOneOf(tax, buyTaxModes)) {
    complaints.add(["rates", at, "buy_tax_mode"], `must be ${oneOf(buyTaxModes)}`);
  }
  if (fx !== undefined && !isDecimal(fx)) {
    complaints.add(["rates", at, "fx"], "must be a decimal number above zero, as text");
  }
}

function checkStayPay(deals: unknown, at: number, complaints: Complaints): void {
  if (deals === undefined) return;
  if (!Array.isArray(deals)) return complaints.add(["rates", at, "stay_pay"], "must be a list");
  for (let index = 0; index < deals.length; index += 1) {
    const deal: unknown = deals[index];
    if (!Array.isArray(deal) || deal.length !== 2 || !isInteger(deal[0]) || !isInteger(deal[1])) {
      complaints.add(["rates", at, "stay_pay", index], "must be a pair of whole numbers, stay and pay");
    } else if (deal[1] < 0 || deal[1] >= deal[0]) {
      complaints.add(["rates", at, "stay_pay", index], "must have 0 ≤ pay < stay");
    }
  }
}
