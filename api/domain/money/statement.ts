import { type EntryType, paidTypes } from "#contract/money/ledger-words.ts";

/** Values of ledger entries added up by what they stand for, signed as the ledger has them. Cents. */
export type ValuesByType = Partial<Record<EntryType, number>>;

/** What was billed and paid in a period, and what is owed at its end. Cents. */
export type StatementSums = {
  opening: number;
  invoiced: number;
  credits: number;
  received: number;
  written_off: number;
  closing: number;
};

/**
 * The sums of an account over some time: what was owed before, and what happened since. Over a whole ledger they are the
 * sums of its files, and `closing` is what these have due.
 */
export function statementSums(before: ValuesByType, within: ValuesByType): StatementSums {
  const sum = (values: ValuesByType) => Object.values(values).reduce((total, value) => total + value, 0);
  const of = (type: EntryType) => within[type] ?? 0;
  const opening = sum(before);
  return {
    opening,
    invoiced: of("invoice"),
    credits: 0 - of("credit_note"),
    received: paidTypes.reduce((sum, type) => sum - of(type), 0),
    written_off: 0 - of("write_off") - of("write_back"),
    closing: opening + sum(within),
  };
}
