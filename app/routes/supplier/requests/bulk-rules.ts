import { length, required, type RuleSet } from "#app/forms/rules.ts";
import type { BulkAnswer } from "#contract/sales/supplier-requests/bulk-calls.ts";

/** What the form of several answers asks of its fields; whether a number is missing depends on two of them. */
export function bulkRules(answer: BulkAnswer): RuleSet {
  const own: Record<BulkAnswer, RuleSet> = {
    confirm: { number: [length(60)], "lines[].number": [length(60)] },
    decline: { decline_reason: [required] },
  };
  return { ...own[answer], remarks: [length(1000)] };
}
