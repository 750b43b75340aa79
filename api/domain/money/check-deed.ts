import { type Complaints, isObject, isOneOf, oneOf, type Unchecked } from "#api/domain/pricing/complaints.ts";
import { checkCents, checkCharged, checkDay, checkNamed, isBlank } from "./check-values.ts";
import { type Deed, invoiceKinds, taxCodes } from "./history-shapes.ts";

type At = (key: string) => readonly (string | number)[];
type Check = (deed: Unchecked, at: At, complaints: Complaints) => void;

/** What is checked of each kind of deed. Keys that it does not have are not looked at. */
const checks: Record<Deed["deed"], Check> = {
  charge(deed, at, complaints) {
    checkNamed(deed.line, at("line"), complaints);
    checkCharged(deed.cents, at("cents"), complaints);
    checkWord(deed.tax_code, { at: at("tax_code"), words: taxCodes }, complaints);
  },
  cancel(deed, at, complaints) {
    checkNamed(deed.line, at("line"), complaints);
    checkCharged(deed.fee_cents, at("fee_cents"), complaints);
    if (isBlank(deed.tax_code)) return;
    checkWord(deed.tax_code, { at: at("tax_code"), words: taxCodes }, complaints);
  },
  invoice(deed, at, complaints) {
    checkDay(deed.on, at("on"), complaints);
    checkWord(deed.kind, { at: at("kind"), words: invoiceKinds }, complaints);
    if (!isBlank(deed.due)) checkDay(deed.due, at("due"), complaints);
    if (isBlank(deed.cents)) return;
    checkCents(deed.cents, at("cents"), complaints);
    if (deed.kind === "balance" || deed.kind === "full") complaints.add(at("cents"), "is of a deposit only");
  },
  receipt(deed, at, complaints) {
    checkDay(deed.on, at("on"), complaints);
    checkCents(deed.cents, at("cents"), complaints);
    if (!isBlank(deed.invoice)) checkNamed(deed.invoice, at("invoice"), complaints);
  },
  credit(deed, at, complaints) {
    checkDay(deed.on, at("on"), complaints);
    checkNamed(deed.invoice, at("invoice"), complaints);
    checkTaken(deed, at, complaints);
  },
  refund(deed, at, complaints) {
    checkDay(deed.on, at("on"), complaints);
    checkCents(deed.cents, at("cents"), complaints);
  },
  write_off: checkWritten,
  write_back: checkWritten,
};

/** Complains about everything that is wrong with the deed at a position of a history. */
export function checkDeed(deed: unknown, position: number, complaints: Complaints): void {
  if (!isObject(deed)) return complaints.mismatch(["deeds", position], deed, "an object");
  const at: At = (key) => ["deeds", position, key];
  const kind = Object.entries(checks).find(([name]) => name === deed.deed);
  if (kind === undefined) return complaints.mismatch(at("deed"), deed.deed, oneOf(Object.keys(checks)));
  const [, check] = kind;
  check(deed, at, complaints);
}

function checkWritten(deed: Unchecked, at: At, complaints: Complaints): void {
  checkDay(deed.on, at("on"), complaints);
  checkNamed(deed.invoice, at("invoice"), complaints);
  checkCents(deed.cents, at("cents"), complaints);
}

/** A credit takes back all, or amounts by tax code: one of them, not both. */
function checkTaken({ all, amounts }: Unchecked, at: At, complaints: Complaints): void {
  if (!isBlank(all) && typeof all !== "boolean") complaints.mismatch(at("all"), all, "true");
  if (!isBlank(amounts) && !isObject(amounts))
    complaints.mismatch(at("amounts"), amounts, "amounts by tax code");
  const entries = isObject(amounts) ? Object.entries(amounts) : [];
  if ((all === true) === entries.length > 0) {
    complaints.add(at("amounts"), all === true ? "must be empty beside all" : "is required without all");
  }
  for (const [code, cents] of entries) {
    const path = [...at("amounts"), code];
    if (!isOneOf(code, taxCodes)) complaints.add(path, `must be ${oneOf(taxCodes)}`);
    checkCents(cents, path, complaints);
  }
}

function checkWord(
  value: unknown,
  { at, words }: { at: ReturnType<At>; words: readonly string[] },
  complaints: Complaints,
): void {
  if (!isOneOf(value, words)) complaints.mismatch(at, value, oneOf(words));
}
