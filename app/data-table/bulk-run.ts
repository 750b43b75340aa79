import type { BulkResult } from "#contract/bulk.ts";

/** What the server answers to one piece of a long bulk action. */
export type BulkPiece = {
  piece: BulkResult & { next: string | null };
  /** Names this piece where it is to be undone. */
  undo: string | null;
};

/** A piece that the server could not do; those before it stay done. */
export type FailedPiece = { pieceFailed: true };

/** A bulk action on its way through its records, piece by piece. */
export type BulkRun = {
  state: "running" | "stopping" | "ended";
  /** How it ended before all was done, if it did. */
  cut: "stopped" | "failed" | null;
  total: number;
  pieces: number;
  result: BulkResult & { failed_count: number; unchanged: number };
  next: string | null;
  undo: string[];
};

/** Records that are named when they stay as they are; the others are only counted. */
const namedFailures = 100;

export function startRun(total: number): BulkRun {
  const result = { affected: 0, unchanged: 0, failed: [], failed_count: 0 };
  return { state: "running", cut: null, total, pieces: 0, result, next: null, undo: [] };
}

/** Records that were looked at, changed or not; never more than there are. */
export function doneOf({ result, total }: BulkRun): number {
  return Math.min(total, result.affected + result.failed_count);
}

/** The run after another piece. It goes on unless it was the last or somebody asked to stop. */
export function withPiece(run: BulkRun, answer: BulkPiece | FailedPiece, isLast: boolean): BulkRun {
  if ("pieceFailed" in answer) return { ...run, state: "ended", cut: "failed" };
  const { piece, undo } = answer;
  const stopped = run.state === "stopping" && !isLast;
  return {
    ...run,
    state: isLast || stopped ? "ended" : run.state,
    cut: stopped ? "stopped" : null,
    pieces: run.pieces + 1,
    result: {
      affected: run.result.affected + piece.affected,
      unchanged: run.result.unchanged + (piece.unchanged ?? 0),
      failed: [...run.result.failed, ...piece.failed].slice(0, namedFailures),
      failed_count: run.result.failed_count + (piece.failed_count ?? piece.failed.length),
    },
    next: piece.next,
    undo: undo === null ? run.undo : [...run.undo, undo],
  };
}

/** Lets the piece that is under way be the last. */
export function stopRun(run: BulkRun): BulkRun {
  return run.state === "running" ? { ...run, state: "stopping" } : run;
}
