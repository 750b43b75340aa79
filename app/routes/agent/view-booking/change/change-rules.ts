import { length, shortRequired, type RuleSet } from "#app/forms/rules.ts";

/** A change is sent with consent to what it costs. */
export const changeRules: RuleSet = { remark: [length(2000)], accepted: [shortRequired] };
