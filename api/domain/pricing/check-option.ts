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
import { complainAboutKeys } from "./check-prices.ts";
import { chargeBases, crossSeasons, extraBases, secondUnits } from "./line-shapes.ts";

type Path = readonly (string | number)[];

const orNull = `${wholeNumber} or null`;
const policyFlags = [
  "children_allowed",
  "infants_allowed",
  "count_children_in_breaks",
  "count_infants_in_breaks",
];
const extraFlags = ["compulsory", "commissionable", "price_on_request"];
const extraPriceKeys = ["adult", "child", "infant", "each"];

/** Checks the option: how it is charged, whom it takes and which extras it has. */
export function checkOption(option: unknown, complaints: Complaints): void {
  if (!isObject(option)) return complaints.mismatch(["option"], option, "an object");
  checkWord(option, "charge_basis", chargeBases, ["option"], complaints);
  checkWord(option, "second_unit", secondUnits, ["option"], complaints);
  checkWord(option, "cross_season", crossSeasons, ["option"], complaints);
  if (!isMissingOrInteger(option.min_pax)) complaints.add(["option", "min_pax"], `must be ${wholeNumber}`);
  if (!isBlankOrInteger(option.max_pax)) complaints.add(["option", "max_pax"], `must be ${orNull}`);
  const capacity = option.capacity_per_unit;
  if (!isBlankOrInteger(capacity) || (typeof capacity === "number" && capacity < 1)) {
    complaints.add(["option", "capacity_per_unit"], "must be a whole number of at least 1, or null");
  }
  checkAgePolicy(option.age_policy, complaints);
  if (option.extras === undefined) return;
  if (!Array.isArray(option.extras)) return complaints.add(["option", "extras"], "must be a list");
  option.extras.forEach((extra: unknown, index) => {
    checkExtra(extra, ["option", "extras", index], complaints);
  });
}

function checkAgePolicy(policy: unknown, complaints: Complaints): void {
  const path = ["option", "age_policy"];
  if (!isObject(policy)) return complaints.mismatch(path, policy, "an object");
  for (const key of ["infant_to", "child_to"]) {
    if (!isInteger(policy[key])) complaints.mismatch([...path, key], policy[key], wholeNumber);
  }
  checkFlags(policy, policyFlags, path, complaints);
}

function checkExtra(extra: unknown, path: Path, complaints: Complaints): void {
  if (!isObject(extra)) return complaints.mismatch(path, extra, "an object");
  if (typeof extra.code !== "string") complaints.mismatch([...path, "code"], extra.code, "text");
  checkWord(extra, "basis", extraBases, path, complaints);
  checkFlags(extra, extraFlags, path, complaints);
  const { cap_units: cap, markup_bps: markup, cost, sell } = extra;
  if (cap !== null && !(isInteger(cap) && cap >= 0)) {
    complaints.mismatch([...path, "cap_units"], cap, "a whole number of at least 0, or null");
  }
  if (markup !== null && !isInteger(markup)) complaints.mismatch([...path, "markup_bps"], markup, orNull);
  if (isObject(cost)) complainAboutKeys(cost, extraPriceKeys, [...path, "cost"], complaints);
  else complaints.mismatch([...path, "cost"], cost, "an object of prices");
  if (sell === undefined || sell === null) return;
  if (isObject(sell)) complainAboutKeys(sell, extraPriceKeys, [...path, "sell"], complaints);
  else complaints.add([...path, "sell"], "must be an object of prices or null");
}

function checkFlags(value: Unchecked, keys: readonly string[], path: Path, complaints: Complaints): void {
  for (const key of keys) {
    if (typeof value[key] !== "boolean") complaints.mismatch([...path, key], value[key], "true or false");
  }
}

function checkWord(
  value: Unchecked,
  key: string,
  words: readonly string[],
  path: Path,
  complaints: Complaints,
): void {
  if (!isOneOf(value[key], words)) complaints.mismatch([...path, key], value[key], oneOf(words));
}
