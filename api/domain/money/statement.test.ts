import { expect, test } from "vitest";
import type { EntryType } from "#contract/money/ledger-words.ts";
import { readRepositoryFile } from "#tests/support/repository.ts";
import { statementSums, type ValuesByType } from "./statement.ts";
import { playHistory } from "./play-history.ts";

type Entry = { type: EntryType; value: number };
type Played = { status: string; ledger: Entry[]; summary: Record<string, number> };

const byType = (entries: readonly Entry[]) => {
  const sums: ValuesByType = {};
  for (const { type, value } of entries) sums[type] = (sums[type] ?? 0) + value;
  return sums;
};

const histories: { input: unknown }[] = JSON.parse(readRepositoryFile("tests/fixtures/money/vectors.json"));
const played = histories
  .map(({ input }) => playHistory(input) as unknown as Played)
  .filter(({ status }) => status === "ok");

test("the sums of a whole ledger are the summary of its file, in every agreed history", () => {
  expect(played.length).toBeGreaterThan(50);
  for (const { ledger, summary } of played)
    expect(statementSums({}, byType(ledger))).toEqual({
      opening: 0,
      invoiced: summary["invoiced"],
      credits: summary["credits"],
      received: summary["received"],
      written_off: summary["written_off"],
      closing: summary["due"],
    });
});

test("wherever a period begins, it ends with the same balance and goes on from the one before", () => {
  for (const { ledger, summary } of played)
    for (let cut = 0; cut <= ledger.length; cut += 1) {
      const sums = statementSums(byType(ledger.slice(0, cut)), byType(ledger.slice(cut)));
      expect(sums.closing).toBe(summary["due"]);
      const { opening, invoiced, credits, received, written_off: writtenOff } = sums;
      expect(opening + invoiced - credits - received - writtenOff).toBe(sums.closing);
    }
});
