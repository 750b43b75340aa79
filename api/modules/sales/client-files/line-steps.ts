import { stepsOpenTo, type SteppedFile, type SteppedLine } from "#api/domain/files/service-steps.ts";
import { isOverdue } from "#api/domain/requests/answer-time.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";

type Stepped = Omit<SteppedLine, "dateFrom"> & { date_from: string; cancelDueAt: Date | null };

/** What the caller may do with services of a file by hand. */
export function stepsFor(file: SteppedFile & { timezone: string }, call: Call) {
  const openSteps = stepsOpenTo(call.signedIn().permissions);
  const today = todayIn(file.timezone, call.now());
  return ({ cancelDueAt, date_from: dateFrom, ...line }: Stepped) =>
    openSteps(
      { line: Object.assign(line, { dateFrom }), file },
      { today, answerOverdue: isOverdue(cancelDueAt, call.now()) },
    );
}
