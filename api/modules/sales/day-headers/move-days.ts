import type { Tx } from "#api/db/client.ts";
import { isClosedTrip } from "#api/domain/files/closed-trip.ts";
import { planDayMove, type DayMovePlan, type DayMoveWish } from "#api/domain/files/day-move.ts";
import { addDays, todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notFound } from "#api/http/refusal.ts";
import { isEditable, readQuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { isFinal } from "#api/modules/files/client-file/refuse-final.ts";
import type { Submission, SubmissionLine } from "#api/modules/files/client-file/submission.ts";
import { fingerprintOf, readDayRows, type DayHeaderRow } from "#api/modules/sales/day-headers/read-days.ts";
import { builderTextsIn } from "#api/texts/builder-texts.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { fill, textsIn } from "#api/texts/texts.ts";
import type { Locale } from "#contract/primitives.ts";
import { longestTrip, type DayMove, type previewDayMove } from "#contract/sales/day-headers/day-headers.ts";

export type Wish = InputOf<typeof previewDayMove>["query"] & { stretch: ReadonlySet<string> };
export type PlannedMove = {
  wish: Wish;
  days: DayHeaderRow[];
  date: string;
  plan: DayMovePlan<SubmissionLine>;
  problem: string | null;
};

/** What inserting or removing a day of a file would do, and why it cannot be done. In the scope of the system. */
export async function planMove(tx: Tx, submission: Submission, wish: Wish, call: Call): Promise<PlannedMove> {
  const { file, lines } = submission;
  const days = await readDayRows(tx, file.id);
  const last = wish.what === "insert" ? days.length + 1 : days.length;
  if (wish.day > last || days.length === 0) throw notFound(textsIn(call.locale).recordNotFound);
  const date = addDays(file.travelDate, wish.day - 1);
  const how: DayMoveWish = { what: wish.what, date, stretch: wish.stretch };
  const plan = planDayMove(lines, how);
  const problem = await problemOf(tx, submission, { wish, days, date, plan }, call);
  return { wish, days, date, plan, problem };
}

type Planned = Omit<PlannedMove, "problem">;

/** In words; the first that stands in the way. */
async function problemOf(
  tx: Tx,
  { file, brand }: Submission,
  { wish, days, date, plan }: Planned,
  call: Call,
): Promise<string | null> {
  const texts = builderTextsIn(call.locale);
  const today = todayIn(brand.timezone, call.now());
  if (isClosedTrip(file)) return textsIn(call.locale).fileClosed;
  if (isFinal(file)) return textsIn(call.locale).fileFinal;
  if (file.kind === "quote" && !isEditable(await readQuoteFile(tx, file.id), today)) {
    return textsIn(call.locale).fileClosed;
  }
  if (date < today) return texts.dayOver;
  if (wish.what === "insert" && days.length >= longestTrip) return texts.tripTooLong;
  if (wish.what === "remove" && days.length === 1) return texts.lastDay;
  const names = (lines: readonly SubmissionLine[]) =>
    lines.map((line) => nameOf(line, call.locale)).join(", ");
  if (plan.filled.length > 0) return fill(texts.dayFilled, { names: names(plan.filled) });
  return plan.held.length > 0 ? fill(texts.dayHeld, { names: names(plan.held) }) : null;
}

function nameOf({ name, supplierName }: SubmissionLine, locale: Locale): string {
  return [supplierName, inLanguage(name, locale)].filter(Boolean).join(", ");
}

/** The plan as the office reads it before it says yes. */
export function presentMove(
  { file }: Submission,
  { wish, days, date, plan, problem }: PlannedMove,
  locale: Locale,
): DayMove {
  const moved = ({ line, dateFrom }: DayMovePlan<SubmissionLine>["moves"][number]) => ({
    uid: line.uid,
    name: nameOf(line, locale),
    from: line.dateFrom,
    to: dateFrom,
  });
  return {
    what: wish.what,
    day_no: wish.day,
    date,
    end_date: addDays(file.endDate, wish.what === "insert" ? 1 : -1),
    lock_version: fingerprintOf(days),
    moves: plan.moves.map(moved),
    spans: plan.spans.map(({ line, dateTo }) => ({
      uid: line.uid,
      name: nameOf(line, locale),
      from: line.dateTo,
      to: dateTo,
    })),
    held: plan.held.map((line) => nameOf(line, locale)),
    filled: plan.filled.map((line) => nameOf(line, locale)),
    problem,
  };
}
