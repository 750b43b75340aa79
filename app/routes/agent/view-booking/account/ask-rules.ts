import type { Formats } from "#app/domain/typed-values.ts";
import { length, required, type RuleSet } from "#app/forms/rules.ts";

/** How the amount is typed that a client is asked for; the server needs the same. */
export const askFormats: Formats = { cents: "money" };

export const askRules: RuleSet = {
  cents: [required],
  payer_name: [required, length(120)],
  payer_email: [required, length(200)],
  language: [required],
};
