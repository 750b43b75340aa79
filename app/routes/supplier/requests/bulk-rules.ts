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

/** Fields of those that need a number and got none, neither of their own nor with all others. */
export function numbersLacking(
  lines: readonly { uid: string; number: string }[],
  number: string,
  needs: (uid: string) => boolean,
): string[] {
  if (number !== "") return [];
  return lines.flatMap((line, index) =>
    needs(line.uid) && line.number === "" ? [`lines[${String(index)}].number`] : [],
  );
}
