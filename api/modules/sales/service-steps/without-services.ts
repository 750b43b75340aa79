import type { Tx } from "#api/db/client.ts";
import { isEnded } from "#api/domain/files/ended-line.ts";
import { isRounding } from "#api/domain/files/line-rules.ts";
import type { Submission, SubmissionLine } from "#api/modules/files/client-file/submission.ts";
import { planCancellation, type LineCancellation } from "#api/modules/sales/bookings/cancellation.ts";

/** The rounding of the people's prices ends with the last service that it was worked out for; else nothing does. */
export async function withoutServices(
  tx: Tx,
  submission: Submission,
  ended: SubmissionLine,
  now: Date,
): Promise<LineCancellation[]> {
  const left = submission.lines.filter((line) => line.id !== ended.id && line.costed && !isEnded(line));
  if (!left.every(isRounding)) return [];
  return planCancellation(tx, { ...submission, lines: left }, now);
}
