import { length, type RuleSet } from "#app/forms/rules.ts";

export const amendRules: RuleSet = { remark: [length(2000)] };
