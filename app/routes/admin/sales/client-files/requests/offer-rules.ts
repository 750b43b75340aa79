import type { Formats } from "#app/domain/typed-values.ts";
import { length, required, type RuleSet } from "#app/forms/rules.ts";

/** What is taken over of an offer. */
export type TermsFields = { option: string; date_from: string; date_to: string; start_time: string };

export const termsRules: RuleSet = { option: [required], date_from: [required], date_to: [required] };
export const termsFormats: Formats = { date_from: "date", date_to: "date", start_time: "clock" };
export const noteRules: RuleSet = { note: [length(2000)] };
export const messageRules: RuleSet = { message: [length(1000)] };
