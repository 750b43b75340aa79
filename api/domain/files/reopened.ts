import { shownState } from "#api/domain/itinerary/build-snapshot.ts";
import type { FileStatus, LineStatus } from "#contract/primitives.ts";

/** A service as far as its travellers read it. */
export type SeenLine = {
  uid: string;
  status: LineStatus;
  dayNo: number;
  seq: number;
  dateFrom: string;
  dateTo: string;
  startTime: string | null;
  endTime: string | null;
  name: object;
  comment: object | null;
  remarks: object | null;
  confirmation: string | null;
  voucherNo: string | null;
  voucherText: object | null;
  pickup: object | null;
  dropoff: object | null;
};

/** Whether the clients of a booking read something else of its services than before. */
export function seesOther(before: readonly SeenLine[], after: readonly SeenLine[]): boolean {
  return JSON.stringify(seenOf(before)) !== JSON.stringify(seenOf(after));
}

function seenOf(lines: readonly SeenLine[]) {
  return lines
    .flatMap((line) => {
      const state = shownState(line.status);
      return state === null ? [] : [{ line, state }];
    })
    .toSorted((one, other) => (one.line.uid < other.line.uid ? -1 : 1))
    .map(({ line, state }) => {
      const { uid, dayNo, seq, dateFrom, dateTo, startTime, endTime, name, comment, remarks } = line;
      const { confirmation, voucherNo, voucherText, pickup, dropoff } = line;
      const when = [dayNo, seq, dateFrom, dateTo, startTime, endTime];
      return [
        uid,
        state,
        when,
        name,
        comment,
        remarks,
        confirmation,
        voucherNo,
        voucherText,
        pickup,
        dropoff,
      ];
    });
}

/**
 * The status that a booking goes on from once its clients read something else of it: what was finalised is not what was
 * finalised any more, and its status follows from its services again (domain 3.9).
 */
export function openedAgain(status: FileStatus): FileStatus {
  return status === "Finalised" ? "Processing" : status;
}
