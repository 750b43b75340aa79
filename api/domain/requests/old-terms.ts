import type { LineTerms } from "#api/domain/requests/line-before.ts";
import type { RequestSnapshot } from "#api/domain/requests/snapshot.ts";
import { daysBetween } from "#api/domain/today.ts";

type Position = { id: number; dayNo: number; seq: number };
type Trip = { file: { travelDate: string; endDate: string }; lines: readonly Position[] };

/**
 * What a service goes back to where its supplier refuses a change of it: dates and party as they were confirmed. Null
 * where nobody knows them, or where they lie outside of the trip as it is now.
 */
export function oldTerms(
  { file, lines }: Trip,
  line: Position,
  before: RequestSnapshot | null,
): LineTerms | null {
  if (before === null) return null;
  if (before.dateFrom < file.travelDate || before.dateTo > file.endDate) return null;
  const dayNo = daysBetween(file.travelDate, before.dateFrom) + 1;
  const { dateFrom, dateTo, startTime, endTime, units, qty, adults, children, infants, extras } = before;
  const others = lines.filter((one) => one.id !== line.id && one.dayNo === dayNo).map(({ seq }) => seq);
  const seq = others.includes(line.seq) ? Math.max(...others) + 10 : line.seq;
  return { dayNo, seq, dateFrom, dateTo, startTime, endTime, units, qty, adults, children, infants, extras };
}
