import { expect, test } from "vitest";
import { doneOf, startRun, stopRun, withPiece, type BulkPiece } from "#app/data-table/bulk-run.ts";

const failure = (uid: string) => ({ uid, name: `File ${uid}`, reason: "Closed" });
const piece = (affected: number, next: string | null, ...failed: string[]): BulkPiece => ({
  piece: { affected, unchanged: next ? 0 : 3, failed: failed.map(failure), next },
  undo: `request-${affected}`,
});

test("pieces add up to one report, and each can be undone", () => {
  const first = withPiece(startRun(1_200), piece(500, "A"), false);
  expect({ state: first.state, done: doneOf(first), next: first.next }).toEqual({
    state: "running",
    done: 500,
    next: "A",
  });
  const last = withPiece(withPiece(first, piece(499, "B", "x"), false), piece(200, null), true);
  expect(last).toMatchObject({
    state: "ended",
    cut: null,
    undo: ["request-500", "request-499", "request-200"],
  });
  expect(last.result).toEqual({ affected: 1_199, unchanged: 3, failed: [failure("x")], failed_count: 1 });
  expect(doneOf(last)).toBe(1_200);
});

test("a stop lets the piece under way end and says so, unless it was the last", () => {
  const asked = stopRun(startRun(900));
  expect(asked.state).toBe("stopping");
  expect(withPiece(asked, piece(500, "A"), false)).toMatchObject({ state: "ended", cut: "stopped" });
  expect(withPiece(asked, piece(900, null), true)).toMatchObject({ state: "ended", cut: null });
});

test("an answer tells itself how many it left, and a piece that cannot be undone is not offered for it", () => {
  const { piece: told } = piece(0, null, "x");
  const run = withPiece(startRun(300), { piece: { ...told, failed_count: 250 }, undo: null }, true);
  expect(run).toMatchObject({ undo: [], result: { failed: [failure("x")], failed_count: 250 } });
});

test("no more is done than there is, and what has ended is not stopped", () => {
  const ended = withPiece(startRun(4), piece(5, null), true);
  expect(doneOf(ended)).toBe(4);
  expect(stopRun(ended)).toBe(ended);
});

test("a piece that fails ends the run with what was done before", () => {
  const failed = withPiece(withPiece(startRun(900), piece(500, "A"), false), { pieceFailed: true }, true);
  expect(failed).toMatchObject({ state: "ended", cut: "failed", pieces: 1, undo: ["request-500"] });
  expect(failed.result.affected).toBe(500);
});

test("many failures are counted, the first hundred named", () => {
  const uids = Array.from({ length: 80 }, (_, index) => String(index));
  const twice = withPiece(
    withPiece(startRun(160), piece(0, "A", ...uids), false),
    piece(0, null, ...uids),
    true,
  );
  expect([twice.result.failed.length, twice.result.failed_count]).toEqual([100, 160]);
});
