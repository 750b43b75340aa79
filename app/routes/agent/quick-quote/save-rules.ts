import { length, required, type RuleSet } from "#app/forms/rules.ts";

/** What a booking is called, and the agency's own reference. */
export const saveRules: RuleSet = { name: [required, length(60)], agent_reference: [length(60)] };

export type SaveFields = { name: string; agent_reference: string };
