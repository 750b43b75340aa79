import type { Formats } from "#app/domain/typed-values.ts";
import { length, required, type RuleSet } from "#app/forms/rules.ts";

/** How amounts and days are typed on the forms of payments; the server needs the same. */
export const requestFormats: Formats = { cents: "money", days: "integer" };

/** What the form asks for that asks for a payment. */
export const requestRules: RuleSet = {
  cents: [required],
  purpose: [required, length(120)],
  payer_name: [required, length(120)],
  payer_email: [required, length(200)],
  language: [required],
  days: [required],
};

export const refundFormats: Formats = { cents: "money" };
export const refundRules: RuleSet = { cents: [required], reason: [required, length(500)] };
