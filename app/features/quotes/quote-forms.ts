import type { Formats } from "#app/domain/typed-values.ts";
import { email, length, required, type RuleSet } from "#app/forms/rules.ts";

export const quoteFormats: Formats = { valid_until: "date" };
export const saveRules: RuleSet = { label: [length(80)] };
export const answerRules: RuleSet = { body: [required, length(4000)] };
export const sendRules: RuleSet = {
  name: [length(120)],
  email: [email, length(200)],
  valid_until: [required],
  message: [length(2000)],
};

/** For a client who answered by other ways. */
export const declineRules: RuleSet = { decline_how: [required, length(500)] };
export const acceptRules: RuleSet = {
  accept_name: [required, length(120)],
  accept_how: [required, length(500)],
};
