import { eq } from "drizzle-orm";
import { ulid } from "ulid";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { review } from "#api/db/schema/review.ts";
import type { Call } from "#api/http/context.ts";
import { sameVersion, notNow } from "#api/http/record-versions.ts";
import { notFound } from "#api/http/refusal.ts";
import { officeOf } from "#api/modules/files/client-file/recipients.ts";
import { onReviewedTrip, type ReviewedFile } from "#api/modules/quality/reviews/reviewed-trip.ts";
import { presentReview, type ReviewedService } from "#api/modules/sales/itineraries/trip-reviews.ts";
import { notifyEach } from "#api/modules/system/notifications/notify.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { reviewTexts } from "#api/texts/review-texts.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { ReviewWords, ServiceReview } from "#contract/quality/reviews/review.ts";

/**
 * Keeps what the travellers say of a service, in place of what they said before. The same once more changes nothing.
 * Refused before the day after the service, once its time is over, and where somebody of the party answered meanwhile;
 * 404 for services that are not, or no longer, part of the trip.
 */
export function giveReview(
  key: { token: string; service: string },
  input: ReviewWords,
  call: Call,
): Promise<ServiceReview> {
  return onReviewedTrip(call, key.token, { lock: true }, async (tx, { file, services }) => {
    const service = services.find(({ uid }) => uid === key.service);
    if (!service) throw notFound(textsIn(call.locale).recordNotFound);
    const before = presentReview(service, call.now());
    if (before.standing !== "open") throw notNow(reviewTexts(call.locale)[before.standing]);
    const { given } = service;
    if (given?.rating === input.rating && given.comment === input.comment) return before;
    sameVersion(before, input.lock_version, call);
    const saved = await saveReview(tx, call, { file, service, input });
    await tellOffice(tx, call, { file, service, rating: input.rating });
    return presentReview({ ...service, given: saved }, call.now());
  });
}

type Said = { file: ReviewedFile; service: ReviewedService; input: ReviewWords };

async function saveReview(tx: Tx, call: Call, { file, service, input: { rating, comment } }: Said) {
  const { given, lineId, supplierId, optionId } = service;
  const at = call.now();
  const said = { rating, comment, supplierId, optionId, locale: call.locale, submittedAt: at, updatedAt: at };
  const [saved] = given
    ? await tx
        .update(review)
        .set({ ...said, lockVersion: given.lockVersion + 1 })
        .where(eq(review.id, given.id))
        .returning()
    : await tx
        .insert(review)
        .values({ ...said, uid: ulid(at.getTime()), fileId: file.id, lineId, createdAt: at })
        .returning();
  if (!saved) throw new Error("A review went while it was being written");
  await writeAudit(tx, call, {
    subject: { type: "service-line", uid: service.uid, fileId: file.id, brandId: file.brandId },
    action: "reviewed",
    before: given && { rating: given.rating },
    after: { rating },
    reason: comment || null,
  });
  return saved;
}

/** Rings for the consultant, in the language of each who is told. */
async function tellOffice(
  tx: Tx,
  call: Call,
  { file, service, rating }: Omit<Said, "input"> & { rating: number },
): Promise<void> {
  const facts = { file_uid: file.uid, reference: file.reference, file_name: file.name, rating };
  const office = await officeOf(tx, file);
  await notifyEach(
    tx,
    call,
    office.map((recipient) => ({
      recipients: [recipient],
      content: {
        kind: "review.received" as const,
        facts: { ...facts, service: inLanguage(service.name, recipient.locale) ?? "" },
      },
    })),
  );
}
