import { href, Link } from "react-router";
import { RatingStars } from "#app/components/rating-stars.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDays, formatInstantDay } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ReviewOfSupplier } from "#contract/quality/reviews/of-supplier.ts";

/** What the travellers of one file said of a service, with the way to all that they said. */
export function ReviewItem({ review, timeZone }: { review: ReviewOfSupplier; timeZone: string }) {
  const { t } = useTranslation(["supplierAsked", "fileFeedback"]);
  const locale = useLocale();
  const said = formatInstantDay(review.at, timeZone, locale);
  return (
    <li className="space-y-1.5 border-b border-border px-5 py-4 last:border-b-0">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <RatingStars rating={review.rating} />
        <span className="font-medium">{review.service_name}</span>
        <span className="text-sm text-muted-foreground">
          {formatDays(review.date_from, review.date_to, locale)}
        </span>
      </p>
      {review.comment ? (
        <p lang={review.locale} className="max-w-prose whitespace-pre-line">
          {review.comment}
        </p>
      ) : (
        <p className="text-muted-foreground">{t("fileFeedback:noWords")}</p>
      )}
      <p className="text-sm text-muted-foreground">
        <Link
          to={href("/admin/client-files/:uid/feedback", { uid: review.file })}
          className="text-primary-text underline underline-offset-3"
        >
          {`${review.party_name} · ${review.reference}`}
        </Link>
        {` · ${t("reviews.said", { date: said })}`}
      </p>
    </li>
  );
}
