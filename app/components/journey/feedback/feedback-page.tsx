import { JourneyHeader } from "#app/components/journey/journey-header.tsx";
import { OneColumnFoot } from "#app/components/journey/request/one-column-foot.tsx";
import { NewsNotes } from "#app/components/journey/news-notes.tsx";
import { formatDate, formatDateSpan } from "#app/domain/trip-days.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Itinerary, ItineraryService } from "#contract/sales/itineraries/itinerary.ts";
import type { ServiceReview } from "#contract/quality/reviews/review.ts";
import type { FeedbackAttempt } from "./feedback-attempt.ts";
import { FeedbackForm } from "./feedback-form.tsx";
import { StarLine } from "./star-line.tsx";

type FeedbackPageProps = {
  itinerary: Itinerary;
  service: ItineraryService;
  review: ServiceReview;
  /** The page's own path, and that of the day of the trip which it is about. */
  path: string;
  back: string;
  /** Whether an answer was just taken. */
  said: boolean;
  attempt: FeedbackAttempt | undefined;
};

/** Where the travellers of a trip say how one of its services was. */
export function FeedbackPage(props: FeedbackPageProps) {
  const { itinerary, service, path, back, said, attempt } = props;
  const { t } = useTranslation("tripFeedback");
  const { locale, brand } = itinerary;
  return (
    <>
      <JourneyHeader brand={brand} locale={locale} path={path} />
      <main id="content" className="request-page">
        <header>
          <p>
            <a href={back} className="reach-link text-link print:hidden">
              {t("back", { trip: itinerary.name })}
            </a>
          </p>
          <h1 className="mt-4 text-xl sm:text-2xl">{service.supplier_name || service.name}</h1>
          {service.supplier_name && <p>{service.name}</p>}
          <p className="text-muted-foreground">{formatDateSpan(service, locale, "long")}</p>
        </header>
        <div id="state" className="empty:hidden">
          <NewsNotes news={said ? t("thanks") : null} message={attempt?.message ?? null} />
        </div>
        <section aria-label={t("title")} className="panel">
          <Standing {...props} />
        </section>
      </main>
      <OneColumnFoot path={path} />
    </>
  );
}

/** The form while it can be given; before and afterwards what there is to know. */
function Standing({ itinerary, review, path, attempt }: FeedbackPageProps) {
  const { t } = useTranslation("tripFeedback");
  const inWords = (date: string) => formatDate(date, itinerary.locale, "long");
  if (review.standing === "waiting") return <p>{t("waiting", { date: inWords(review.opens_on) })}</p>;
  if (review.standing === "open") {
    return (
      <>
        <FeedbackForm {...{ review, path, attempt }} />
        <p className="mt-3 text-sm text-muted-foreground">
          {t("until", { brand: itinerary.brand.name, date: inWords(review.closes_on) })}
        </p>
      </>
    );
  }
  return (
    <>
      {review.given && <StarLine given={review.given} />}
      <p className="mt-3 text-muted-foreground first:mt-0">
        {t("closed", { date: inWords(review.closes_on) })}
      </p>
    </>
  );
}
