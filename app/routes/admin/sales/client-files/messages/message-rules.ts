import { length, required, type RuleSet } from "#app/forms/rules.ts";

export const messageRules: RuleSet = { body: [required, length(4000)] };
