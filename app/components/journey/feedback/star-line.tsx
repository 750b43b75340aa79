import { stars } from "#app/domain/stars.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ServiceReview } from "#contract/quality/reviews/review.ts";

/** What was said of a service, as it stands. */
export function StarLine({ given }: { given: NonNullable<ServiceReview["given"]> }) {
  const { t } = useTranslation("tripFeedback");
  return (
    <>
      <p className="text-lg">
        <span aria-hidden="true" className="text-primary-text">
          {"★".repeat(given.rating)}
          {"☆".repeat(stars.length - given.rating)}
        </span>
        <span className="sr-only">{t("stars", { count: given.rating })}</span>
      </p>
      {given.comment && <p className="mt-2 whitespace-pre-line">{given.comment}</p>}
    </>
  );
}
