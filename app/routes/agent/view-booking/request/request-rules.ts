import { length, required, shortRequired, type RuleSet } from "#app/forms/rules.ts";

/** Whoever leads the party is named, others where they are known, and the terms are accepted. */
export const requestRules: RuleSet = {
  title: [length(20)],
  first_name: [required, length(60)],
  last_name: [required, length(60)],
  "others[].title": [length(20)],
  "others[].first_name": [length(60)],
  "others[].last_name": [length(60)],
  terms_accepted: [shortRequired],
};
