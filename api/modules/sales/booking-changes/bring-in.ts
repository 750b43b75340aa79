import type { Tx } from "#api/db/client.ts";
import type { AmendedLine, ChangePlan } from "#api/modules/sales/booking-changes/change-parts.ts";
import { countOf } from "#api/modules/sales/booking-changes/plan-lines.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import { insertService, spendNights } from "#api/modules/sales/quotes/insert-service.ts";

/**
 * Writes the services that come into a booking as lines without a price, on the days that the trip has by now; answers
 * the plan with their numbers in it. The file is locked.
 */
export async function bringIn(
  tx: Tx,
  submission: Submission,
  plan: ChangePlan,
  now: Date,
): Promise<ChangePlan> {
  const written = new Map<number, { id: number; uid: string }>();
  for (const { comes } of plan.amended)
    if (comes) written.set(comes.id, await writeNew(tx, submission, plan, comes, now));
  if (written.size === 0) return plan;
  const idOf = (id: number) => written.get(id)?.id ?? id;
  const withRow = (one: AmendedLine): AmendedLine => ({
    ...one,
    line: { ...one.line, ...written.get(one.line.id) },
    want: one.want && { ...one.want, lineId: idOf(one.want.lineId) },
  });
  return {
    ...plan,
    amended: plan.amended.map(withRow),
    prices: plan.prices && {
      ...plan.prices,
      priced: plan.prices.priced.map((one) => ({ ...one, line: { ...one.line, id: idOf(one.line.id) } })),
    },
  };
}

type Comes = NonNullable<AmendedLine["comes"]>;

async function writeNew(
  tx: Tx,
  submission: Submission,
  { travelDate, party }: ChangePlan,
  { asked, stored, replaces }: Comes,
  now: Date,
) {
  const { id, packageId } = submission.file;
  if (packageId === null && replaces === null && stored.secondUnit === "night")
    await spendNights(tx, { id }, asked, stored);
  const count = countOf(party, submission);
  const line = await insertService(
    tx,
    { id, travelDate },
    { asked, stored, count, now },
    replaces ?? undefined,
  );
  return { id: line.id, uid: line.uid };
}
