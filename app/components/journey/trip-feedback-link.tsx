import { shortNameOf } from "#app/domain/service-name.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ServiceReview } from "#contract/quality/reviews/review.ts";

type TripFeedbackLinkProps = { review: ServiceReview | undefined; path: string };

/** Under a service that is over: the question how it was, or what was said. Nothing once it is too late. */
export function TripFeedbackLink({ review, path }: TripFeedbackLinkProps) {
  const { t } = useTranslation("tripFeedback");
  if (review?.standing !== "open" && !review?.given) return null;
  return (
    <a href={`${path}/feedback/${shortNameOf(review)}`} className="reach-link text-link text-sm print:hidden">
      {review.given ? t("given", { count: review.given.rating }) : t("ask")}
    </a>
  );
}
