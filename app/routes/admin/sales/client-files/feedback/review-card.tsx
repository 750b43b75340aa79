import { RatingStars } from "#app/components/rating-stars.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDays, formatInstant } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FileReview } from "#contract/quality/reviews/review.ts";

type ReviewCardProps = { review: FileReview; timeZone: string };

/** What the travellers said of one service. */
export function ReviewCard({ review, timeZone }: ReviewCardProps) {
  const { t } = useTranslation("fileFeedback");
  const locale = useLocale();
  const { rating, comment, supplier_name: supplier, service_name: service } = review;
  return (
    <Card>
      <CardHeader className="flex-wrap gap-y-2">
        <CardTitle>{supplier || service}</CardTitle>
        <RatingStars rating={rating} />
      </CardHeader>
      <CardContent className="space-y-3">
        <p>
          {[...(supplier ? [service] : []), formatDays(review.date_from, review.date_to, locale)].join(" · ")}
        </p>
        {comment ? (
          <p lang={review.locale} className="max-w-prose whitespace-pre-line">
            {comment}
          </p>
        ) : (
          <p className="text-muted-foreground">{t("noWords")}</p>
        )}
        <p className="text-sm text-muted-foreground">
          {t("at", { moment: formatInstant(review.at, timeZone, locale) })}
        </p>
      </CardContent>
    </Card>
  );
}
