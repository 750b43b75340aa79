import { parseClock } from "./calendar.ts";
import {
  type Complaints,
  isBlankOrInteger,
  isInteger,
  isMissingOrInteger,
  isObject,
  type Unchecked,
  wholeNumber,
} from "./complaints.ts";
import type { ChargeBasis } from "./line-shapes.ts";

type Path = readonly (string | number)[];

const orNull = `${wholeNumber} or null`;
const roomKeys = ["SG", "DB", "TW", "TR", "QD", "OT", "child_sharing", "extra_adult"] as const;
const personKeys = ["adult", "child", "infant", "single_supplement"] as const;

/**
 * Checks the keys that the basis reads; others are left alone, so that a rate may carry notes. Without a known basis
 * none are read. The path is joined late: most price tables are fine.
 */
export function checkPrices(
  prices: unknown,
  at: number,
  side: "cost" | "sell",
  basis: ChargeBasis | undefined,
  complaints: Complaints,
): void {
  if (!isObject(prices)) return complaints.mismatch(["rates", at, side], prices, "an object of prices");
  if (basis === "room" && areRoomPrices(prices)) return;
  const path = ["rates", at, side];
  if (basis === "room") complainAboutKeys(prices, roomKeys, path, complaints);
  else if (basis === "person") complainAboutKeys(prices, personKeys, path, complaints);
  else if (basis === "unit") checkList(prices.bands, [...path, "bands"], checkBand, complaints);
  else if (basis === "group") checkGroupPrices(prices, path, complaints);
}

function checkGroupPrices(prices: Unchecked, path: Path, complaints: Complaints): void {
  checkList(prices.breaks, [...path, "breaks"], checkBreak, complaints);
  if (prices.surcharges === null) return complaints.add([...path, "surcharges"], "must be a list");
  checkList(prices.surcharges, [...path, "surcharges"], checkSurcharge, complaints);
}

/** Reads the keys by name: this is the hot path of a rate sheet with hundreds of rows. */
function areRoomPrices(prices: Unchecked): boolean {
  return (
    isBlankOrInteger(prices.SG) &&
    isBlankOrInteger(prices.DB) &&
    isBlankOrInteger(prices.TW) &&
    isBlankOrInteger(prices.TR) &&
    isBlankOrInteger(prices.QD) &&
    isBlankOrInteger(prices.OT) &&
    isBlankOrInteger(prices.child_sharing) &&
    isBlankOrInteger(prices.extra_adult)
  );
}

/** Complains about every named key that is neither an amount nor blank. */
export function complainAboutKeys(
  prices: Unchecked,
  keys: readonly string[],
  path: Path,
  complaints: Complaints,
): void {
  for (const key of keys) {
    if (!isBlankOrInteger(prices[key])) complaints.add([...path, key], `must be ${orNull}`);
  }
}

function checkList(
  list: unknown,
  path: Path,
  check: (entry: Unchecked, path: Path, complaints: Complaints) => void,
  complaints: Complaints,
): void {
  if (list === undefined || list === null) return;
  if (!Array.isArray(list)) return complaints.add(path, "must be a list");
  list.forEach((entry: unknown, index) => {
    if (isObject(entry)) check(entry, [...path, index], complaints);
    else complaints.add([...path, index], "must be an object");
  });
}

function checkBand(band: Unchecked, path: Path, complaints: Complaints): void {
  if (!isMissingOrInteger(band.min_units)) complaints.add([...path, "min_units"], `must be ${wholeNumber}`);
  complainAboutKeys(band, ["max_units", "each"], path, complaints);
}

function checkBreak(entry: Unchecked, path: Path, complaints: Complaints): void {
  if (!isInteger(entry.pax_from)) {
    complaints.mismatch([...path, "pax_from"], entry.pax_from, wholeNumber);
  }
  if (entry.pax_to !== null && !isInteger(entry.pax_to)) {
    complaints.mismatch([...path, "pax_to"], entry.pax_to, orNull);
  }
  complainAboutKeys(entry, ["each"], path, complaints);
}

function checkSurcharge(entry: Unchecked, path: Path, complaints: Complaints): void {
  for (const key of ["time_from", "time_to"]) {
    if (parseClock(entry[key]) === undefined) {
      complaints.mismatch([...path, key], entry[key], "a time that exists, hhmm");
    }
  }
  if (!isInteger(entry.bps)) complaints.mismatch([...path, "bps"], entry.bps, wholeNumber);
}
