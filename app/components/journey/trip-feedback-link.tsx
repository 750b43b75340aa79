import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ItineraryService } from "#contract/sales/itineraries/itinerary.ts";
import type { ServiceReview } from "#contract/quality/reviews/review.ts";

type TripFeedbackLinkProps = { service: ItineraryService; review: ServiceReview | undefined; path: string };

/** Under a service that is over: the question how it was, or what was said. Nothing once it is too late. */
export function TripFeedbackLink({ service, review, path }: TripFeedbackLinkProps) {
  const { t } = useTranslation("tripFeedback");
  if (review?.standing !== "open" && !review?.given) return null;
  const words = review.given ? t("given", { count: review.given.rating }) : t("ask");
  return (
    <a
      href={`${path}/feedback/${review.uid}`}
      aria-label={`${words} ${service.supplier_name || service.name}`}
      className="reach-link text-sm print:hidden"
    >
      <span className="text-link">{words}</span>
    </a>
  );
}
