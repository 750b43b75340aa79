import type { RefusalCode } from "#api/domain/money/history-shapes.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { invalid, type Refusal } from "#api/http/refusal.ts";
import { moneyTexts } from "#api/texts/money-texts.ts";

/** The field that a refused deed is told beside; without one it is said of the whole. */
const fields: Record<RefusalCode, "cents" | "kind" | null> = {
  ALREADY_INVOICED: "kind",
  AMOUNT: "cents",
  BACKDATED: null,
  CREDIT_FIRST: "kind",
  NOTHING_TO_BILL: "kind",
  OVER_CREDIT: "cents",
  OVER_REFUND: "cents",
  OVER_WRITE_BACK: "cents",
  OVER_WRITE_OFF: "cents",
  UNKNOWN_INVOICE: null,
};

/** A refused deed in the caller's words, beside its field; `at` is the name that the field has in this call. */
export function refusedDeed(code: RefusalCode, call: Pick<Call, "locale">, at?: string): Refusal {
  const text = moneyTexts(call.locale)[code];
  const field = fields[code];
  return field === null ? notNow(text) : invalid({ [field === "cents" ? (at ?? field) : field]: [text] });
}
