import { Complaints, isInteger, isObject, type Unchecked } from "#api/domain/pricing/complaints.ts";
import type { Complaint } from "#api/domain/pricing/line-answers.ts";
import { checkDeed } from "./check-deed.ts";
import { checkDay, checkNamed } from "./check-values.ts";
import type { History } from "./history-shapes.ts";

/** The answer to an input that is not of the agreed form. */
export type InvalidHistory = { id: string | null; status: "invalid"; errors: Complaint[] };

const wholeShare = 10_000;
const mostDays = 3_650;

/** Reads an untrusted value as a history, or says everything that is wrong with it. Never throws. */
export function checkHistory(input: unknown): History | InvalidHistory {
  const complaints = new Complaints();
  if (!isObject(input)) {
    complaints.add([], "must be an object");
    return { id: null, status: "invalid", errors: complaints.list };
  }
  checkNamed(input.id, ["id"], complaints);
  checkBrand(input.brand, complaints);
  checkTerms(input.terms, complaints);
  checkDay(input.travel_date, ["travel_date"], complaints);
  checkDeeds(input.deeds, complaints);
  if (complaints.list.length > 0) {
    const id = typeof input.id === "string" ? input.id : null;
    return { id, status: "invalid", errors: complaints.list };
  }
  // why: every key that History names has been checked above, and JSON values have no hidden behaviour.
  return input as unknown as History;
}

function checkBrand(brand: unknown, complaints: Complaints): void {
  if (!isObject(brand)) return complaints.mismatch(["brand"], brand, "an object");
  if (typeof brand.code !== "string" || !/^[A-Z]{2}$/.test(brand.code)) {
    complaints.mismatch(["brand", "code"], brand.code, "two capital letters");
  }
  checkWithin(brand, "brand", "gst_bps", wholeShare, complaints);
}

function checkTerms(terms: unknown, complaints: Complaints): void {
  if (!isObject(terms)) return complaints.mismatch(["terms"], terms, "an object");
  checkWithin(terms, "terms", "deposit_bps", wholeShare, complaints);
  checkWithin(terms, "terms", "balance_days_before", mostDays, complaints);
  checkWithin(terms, "terms", "payment_days", mostDays, complaints);
}

function checkWithin(of: Unchecked, name: string, key: string, most: number, complaints: Complaints): void {
  const value = of[key];
  if (isInteger(value) && value >= 0 && value <= most) return;
  complaints.mismatch([name, key], value, `a whole number from 0 to ${most}`);
}

/** A line can be cancelled only after it was charged, so the deeds are read in their order. */
function checkDeeds(deeds: unknown, complaints: Complaints): void {
  if (!Array.isArray(deeds)) return complaints.mismatch(["deeds"], deeds, "a list of deeds");
  const charged = new Set<unknown>();
  deeds.forEach((deed: unknown, position) => {
    checkDeed(deed, position, complaints);
    if (!isObject(deed)) return;
    if (deed.deed === "charge") charged.add(deed.line);
    if (deed.deed === "cancel" && !charged.has(deed.line)) {
      complaints.add(["deeds", position, "line"], "must have been charged before");
    }
  });
}
