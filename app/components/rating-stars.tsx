import { stars } from "#app/domain/stars.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** How many stars were given: drawn, and in words for those who listen. */
export function RatingStars({ rating }: { rating: number }) {
  const { t } = useTranslation("fileFeedback");
  return (
    <span>
      <span aria-hidden="true" className="whitespace-nowrap">
        {"★".repeat(rating)}
        {"☆".repeat(stars.length - rating)}
      </span>
      <span className="sr-only">{t("stars", { count: rating })}</span>
    </span>
  );
}
