import { and, gt, gte, isNull, lt, lte, or, type SQL } from "drizzle-orm";
import { supplierAttachment } from "#api/db/schema/supplier-attachment.ts";
import { addDays, todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { expiresSoonDays, type AttachmentState } from "#contract/catalogue/attachments/attachment-words.ts";

/** Today where the caller works. */
export function todayOf(call: Call): string {
  return todayIn(call.signedIn().timezone, call.now());
}

type Days = { validFrom: string | null; validTo: string | null };

/** Where a day stands in the validity of an attachment. */
export function stateOf({ validFrom, validTo }: Days, today: string): AttachmentState {
  if (validTo !== null && validTo < today) return "expired";
  if (validFrom !== null && validFrom > today) return "upcoming";
  return validTo !== null && validTo <= addDays(today, expiresSoonDays) ? "expiring" : "valid";
}

/** The same as a condition. */
export function inState(state: AttachmentState, today: string): SQL | undefined {
  const { validFrom, validTo } = supplierAttachment;
  const notOver = or(isNull(validTo), gte(validTo, today));
  const begun = or(isNull(validFrom), lte(validFrom, today));
  const soon = addDays(today, expiresSoonDays);
  if (state === "expired") return lt(validTo, today);
  if (state === "upcoming") return and(gt(validFrom, today), notOver);
  if (state === "expiring") return and(begun, gte(validTo, today), lte(validTo, soon));
  return and(begun, or(isNull(validTo), gt(validTo, soon)));
}
