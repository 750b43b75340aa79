import { and, asc, gt, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { cancelPolicy, type CancelPolicyRung } from "#api/db/schema/cancel-policy.ts";
import { pastCancelTerms } from "#api/db/schema/past-cancel-terms.ts";
import { rate } from "#api/db/schema/rate.ts";
import type { ChargedService } from "#api/domain/files/cancel-fees.ts";
import { cancelStepOf, minutesUntil, policyDayOf, type CancelStep } from "#api/domain/files/cancel-line.ts";
import { cancellationFee } from "#api/domain/pricing/cancellation.ts";
import type { Submission, SubmissionLine } from "#api/modules/files/client-file/submission.ts";

/** A line that would be cancelled, with its fee in cents and the rung of the policy that says so. */
export type LineCancellation = {
  line: SubmissionLine;
  step: CancelStep;
  fee: number;
  rung: CancelPolicyRung | null;
  minutesBefore: number;
  /** What its fee is worked out from; null where it costs nothing to end it. */
  charged: ChargedService | null;
};

/** What cancelling a file would do with its services and cost; notes and own arrangements stay out of it. */
export async function planCancellation(
  tx: Tx,
  { lines, brand, file }: Submission,
  now: Date,
): Promise<LineCancellation[]> {
  const policyOf = await readPolicies(tx, { file, lines });
  return lines.flatMap((line): LineCancellation[] => {
    const step = cancelStepOf(line);
    if (step === null || (line.kind !== "included" && line.kind !== "optional")) return [];
    const minutesBefore = minutesUntil(policyDayOf(line), brand.timezone, now);
    const nothing = { line, step, fee: 0, rung: null, minutesBefore, charged: null };
    // An option on seats costs nothing to give back.
    if (!step.charged || line.price === null || line.tour.seats === "held") return [nothing];
    const rungs = policyOf(line);
    const priced = {
      cost: line.cost?.costCents ?? 0,
      sell: line.price.sellCents,
      net: line.price.netCents,
      commission_bps: file.commissionBps,
      dates: line.price.units.map(({ cents }) => ({ sell: cents })),
    };
    const { fee, rung } = cancellationFee(rungs, priced, minutesBefore);
    const charged = { rungs, priced, minutesBefore };
    return [{ ...nothing, fee, rung: rungs.find((one) => one === rung) ?? null, charged }];
  });
}

/**
 * The policy of the rate that a price begins with counts before that of the option. Terms of an option that were changed
 * meanwhile are those of the moment when the service was booked, or priced last if that was later.
 */
export async function readPolicies(tx: Tx, { file, lines }: Pick<Submission, "file" | "lines">) {
  const uids = lines.flatMap(({ price }) => price?.units[0]?.rate ?? []);
  const rates =
    uids.length === 0
      ? []
      : await tx
          .select({ uid: rate.uid, policyId: rate.cancelPolicyId })
          .from(rate)
          .where(inArray(rate.uid, [...new Set(uids)]));
  const ofRate = new Map(rates.map(({ uid, policyId }) => [uid, policyId]));
  const policies = new Map(
    (await tx.select({ id: cancelPolicy.id, rungs: cancelPolicy.rungs }).from(cancelPolicy)).map(
      ({ id, rungs }) => [id, rungs],
    ),
  );
  const past = await readPastTerms(tx, { file, lines });
  return (line: SubmissionLine): CancelPolicyRung[] => {
    const { price, option, tour } = line;
    const ofItsRate = ofRate.get(price?.units[0]?.rate ?? "");
    const before = typeof ofItsRate === "number" ? undefined : past(line);
    if (before) return before;
    const id = ofItsRate ?? option?.cancelPolicyId ?? tour.cancelPolicyId;
    return typeof id === "number" ? (policies.get(id) ?? []) : [];
  };
}

/** What an option's terms were when a line was booked, where they are others now. A quote has those of today. */
async function readPastTerms(tx: Tx, { file, lines }: Pick<Submission, "file" | "lines">) {
  const booked = file.submittedAt;
  const ids = [...new Set(lines.flatMap(({ optionId }) => optionId ?? []))];
  if (booked === null || ids.length === 0) return () => undefined;
  const rows = await tx
    .select({
      optionId: pastCancelTerms.optionId,
      until: pastCancelTerms.until,
      rungs: pastCancelTerms.rungs,
    })
    .from(pastCancelTerms)
    .where(and(inArray(pastCancelTerms.optionId, ids), gt(pastCancelTerms.until, booked)))
    .orderBy(asc(pastCancelTerms.until), asc(pastCancelTerms.id));
  return ({ optionId, price }: SubmissionLine) => {
    const agreed = price && price.computedAt > booked ? price.computedAt : booked;
    return rows.find((one) => one.optionId === optionId && one.until > agreed)?.rungs;
  };
}

/** The fees of all that would be cancelled, in cents. */
export function feeOf(plan: readonly LineCancellation[]): number {
  return plan.reduce((sum, { fee }) => sum + fee, 0);
}
