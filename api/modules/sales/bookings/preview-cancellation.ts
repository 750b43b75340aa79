import { nextFee } from "#api/domain/files/cancel-fees.ts";
import { isCancellable, wallClockIn } from "#api/domain/files/cancel-line.ts";
import { isRounding } from "#api/domain/files/line-rules.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Tx } from "#api/db/client.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import { lookAtFile } from "#api/modules/files/client-file/work-on-file.ts";
import { feeOf, planCancellation, type LineCancellation } from "#api/modules/sales/bookings/cancellation.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import type {
  CancellationPreview,
  showCancellation,
  showFileCancellation,
} from "#contract/sales/bookings/cancel.ts";
import type { Locale } from "#contract/primitives.ts";

/** What cancelling a booking would cost now. Nothing is changed by asking. */
export function previewCancellation(
  { params, query }: InputOf<typeof showCancellation>,
  call: Call,
): Promise<CancellationPreview> {
  return lookAtCancellation(params, query.locale ?? call.locale, call);
}

/** The same for the office, which cancels for an agency. */
export function previewFileCancellation(
  { params }: InputOf<typeof showFileCancellation>,
  call: Call,
): Promise<CancellationPreview> {
  return lookAtCancellation(params, call.locale, call);
}

function lookAtCancellation(key: Parameters<typeof lookAtFile>[0], locale: Locale, call: Call) {
  return lookAtFile(key, call, (tx, submission) => presentCancellation(tx, submission, locale, call.now()));
}

/** What a person sees before cancelling, and after a refusal. */
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
    next: nextOf(plan, brand.timezone, now),
  };
}

function nextOf(plan: readonly LineCancellation[], timezone: string, now: Date): CancellationPreview["next"] {
  const next = nextFee(plan.flatMap(({ charged }) => charged ?? []));
  return next && { ...wallClockIn(next.inMinutes, timezone, now), fee_cents: next.fee };
}
