import type { Formats } from "#app/domain/typed-values.ts";
import { length, required, type RuleSet } from "#app/forms/rules.ts";
import type { CreditReason } from "#contract/money/ledger-words.ts";

/** How amounts and days are typed on the forms of money; the server needs the same. */
export const moneyFormats: Formats = {
  cents: "money",
  date: "date",
  due_date: "date",
  "amounts.STD": "money",
  "amounts.ZERO": "money",
  "amounts.EXEMPT": "money",
  "amounts.NONE": "money",
};

/** What the forms of money ask of their fields. */
export const issueRules: RuleSet = { kind: [required] };
export const paymentRules: RuleSet = {
  date: [required],
  cents: [required],
  method: [required],
  reference: [length(100)],
  note: [length(500)],
};
export const transferRules: RuleSet = {
  to: [required, length(20)],
  date: [required],
  cents: [required],
  note: [length(500)],
};
export const creditRules: RuleSet = { whole: [required], reason: [required], note: [length(500)] };
export const writeRules: RuleSet = { cents: [required], note: [required, length(500)] };
export const takeBackRules: RuleSet = { reason: [required], note: [length(500)] };

/** Why something is credited, in the order in which it is offered. */
export const creditReasons = [
  "cancellation",
  "correction",
  "goodwill",
] as const satisfies readonly CreditReason[];
