import type { Formats } from "#app/domain/typed-values.ts";
import { length, required, type RuleSet } from "#app/forms/rules.ts";

/** An own arrangement or a note as it is typed. */
export type OwnFields = { add: string; name: string; comment: string; start_time: string; end_time: string };

export const ownRules: RuleSet = { name: [required, length(120)], comment: [length(500)] };
export const ownFormats: Formats = { start_time: "clock", end_time: "clock" };
