import { inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { cancelPolicy, type CancelPolicyRung } from "#api/db/schema/policy.ts";
import { rate } from "#api/db/schema/rate.ts";
import {
  cancelStepOf,
  isCancellable,
  minutesUntil,
  policyDayOf,
  type CancelStep,
} from "#api/domain/files/cancel-line.ts";
import { cancellationFee } from "#api/domain/pricing/cancellation.ts";
import { isRounding } from "#api/domain/files/line-rules.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { lookAtFile } from "#api/modules/files/client-file/work-on-file.ts";
import type { Submission, SubmissionLine } from "#api/modules/files/client-file/submission.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import type { CancellationPreview, showCancellation } from "#contract/sales/bookings/cancel.ts";
import type { Locale } from "#contract/primitives.ts";

/** A line that would be cancelled, with its fee in cents and the rung of the policy that says so. */
export type LineCancellation = {
  line: SubmissionLine;
  step: CancelStep;
  fee: number;
  rung: CancelPolicyRung | null;
  minutesBefore: number;
};

/** What cancelling a file would do with its services and cost; notes and own arrangements stay out of it. */
export async function planCancellation(
  tx: Tx,
  { lines, brand, file }: Submission,
  now: Date,
): Promise<LineCancellation[]> {
  const policyOf = await readPolicies(tx, lines);
  return lines.flatMap((line) => {
    const step = cancelStepOf(line);
    if (step === null || (line.kind !== "included" && line.kind !== "optional")) return [];
    const minutesBefore = minutesUntil(policyDayOf(line), brand.timezone, now);
    const nothing = { line, step, fee: 0, rung: null, minutesBefore };
    // An option on seats costs nothing to give back.
    if (!step.charged || line.price === null || line.tour.seats === "held") return [nothing];
    const rungs = policyOf(line);
    const { fee, rung } = cancellationFee(
      rungs,
      {
        cost: line.cost?.costCents ?? 0,
        sell: line.price.sellCents,
        net: line.price.netCents,
        commission_bps: file.commissionBps,
        dates: line.price.units.map(({ cents }) => ({ sell: cents })),
      },
      minutesBefore,
    );
    return [{ ...nothing, fee, rung: rungs.find((one) => one === rung) ?? null }];
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

/** What cancelling a booking would cost now. Nothing is changed by asking. */
export function previewCancellation(
  { params, query }: InputOf<typeof showCancellation>,
  call: Call,
): Promise<CancellationPreview> {
  return lookAtFile(params, call, (tx, submission) =>
    presentCancellation(tx, submission, query.locale ?? call.locale, call.now()),
  );
}

export async function presentCancellation(
  tx: Tx,
  submission: Submission,
  locale: Locale,
  now: Date,
): Promise<CancellationPreview> {
  const { file, brand } = submission;
  const possible = isCancellable(file, todayIn(brand.timezone, now));
  const plan = possible ? await planCancellation(tx, submission, now) : [];
  const shown = plan.filter(({ line }) => !isRounding(line));
  return {
    uid: file.uid,
    reference: file.reference,
    name: file.name,
    status: file.status,
    lock_version: file.lockVersion,
    travel_date: file.travelDate,
    end_date: file.endDate,
    currency: file.currency,
    possible,
    lines: shown.map(({ line, fee, rung }) => ({
      uid: line.uid,
      date_from: line.dateFrom,
      date_to: line.dateTo,
      service_type: line.serviceType,
      name: inLanguage(line.name, locale) ?? "",
      supplier_name: line.supplierName ?? "",
      status: line.status,
      net_cents: line.price?.netCents ?? 0,
      fee_cents: fee,
      rule: rung ? inLanguage(rung.text, locale) : null,
    })),
    net_cents: plan.reduce(
      (sum, { line, step }) => sum + (step.charged ? (line.price?.netCents ?? 0) : 0),
      0,
    ),
    fee_cents: feeOf(plan),
  };
}

export function feeOf(plan: readonly LineCancellation[]): number {
  return plan.reduce((sum, { fee }) => sum + fee, 0);
}
