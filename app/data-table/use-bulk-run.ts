import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher, useLocation, useRevalidator } from "react-router";
import {
  startRun,
  stopRun,
  withPiece,
  type BulkPiece,
  type BulkRun,
  type FailedPiece,
} from "#app/data-table/bulk-run.ts";

export type Fields = [name: string, value: string][];

/** The fields of the piece that comes behind those done; null when all is done. */
export type NextPiece = (done: Pick<BulkRun, "pieces" | "next">) => Fields | null;

/**
 * Posts a bulk action to the page's own address piece by piece, each marked with `piece`. The list is loaded anew
 * once, at the end. Leaving the page ends it after the piece that is under way.
 */
export function useBulkRun(nextPiece: NextPiece) {
  const { pathname, search } = useLocation();
  const { submit, data, state } = useFetcher<BulkPiece | FailedPiece>();
  const { revalidate } = useRevalidator();
  const [run, setRun] = useState<BulkRun | null>(null);

  const post = (fields: Fields) => {
    const form = new FormData();
    for (const [name, value] of [...fields, ["piece", "1"] as const]) form.append(name, value);
    void submit(form, { method: "post", action: pathname + search, defaultShouldRevalidate: false });
  };
  const start = (total: number) => {
    const first = startRun(total);
    setRun(first);
    post(nextPiece(first) ?? []);
  };
  const onAnswer = useEffectEvent((answer: BulkPiece | FailedPiece) => {
    if (!run || run.state === "ended") return;
    const done = "piece" in answer ? { pieces: run.pieces + 1, next: answer.piece.next } : null;
    const following = done && nextPiece(done);
    const now = withPiece(run, answer, following === null);
    setRun(now);
    if (now.state === "ended" || following === null) void revalidate();
    else post(following);
  });
  useEffect(() => {
    if (state === "idle" && data) onAnswer(data);
  }, [state, data]);

  return { run, start, stop: () => setRun((now) => now && stopRun(now)) };
}
