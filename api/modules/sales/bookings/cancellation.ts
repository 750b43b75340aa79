import { inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { cancelPolicy, type CancelPolicyRung } from "#api/db/schema/policy.ts";
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
  const policyOf = await readPolicies(tx, lines);
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

/** The policy of the rate that a price begins with counts before that of the option. */
export async function readPolicies(tx: Tx, lines: readonly SubmissionLine[]) {
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
  return ({ price, option, tour }: SubmissionLine): CancelPolicyRung[] => {
    const id = ofRate.get(price?.units[0]?.rate ?? "") ?? option?.cancelPolicyId ?? tour.cancelPolicyId;
    return typeof id === "number" ? (policies.get(id) ?? []) : [];
  };
}

/** The fees of all that would be cancelled, in cents. */
export function feeOf(plan: readonly LineCancellation[]): number {
  return plan.reduce((sum, { fee }) => sum + fee, 0);
}
