import { BrandSign } from "#app/components/brand-sign.tsx";
import { shortNameOf } from "#app/domain/service-name.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ServiceReview } from "#contract/quality/reviews/review.ts";
import type { Itinerary } from "#contract/sales/itineraries/itinerary.ts";

type TripThanksProps = {
  itinerary: Itinerary;
  reviews: readonly ServiceReview[];
  path: string;
  /** The trip is over: what was not said yet is asked here as well. */
  isOver: boolean;
};

/** The last word to the travellers; it stands first once the trip is over. */
export function TripThanks({ itinerary, reviews, path, isOver }: TripThanksProps) {
  const { t } = useTranslation(["travelApp", "tripFeedback"]);
  const { brand, thank_you, days } = itinerary;
  const open = new Set(
    reviews.flatMap(({ uid, standing, given }) => (standing === "open" && !given ? [uid] : [])),
  );
  const asked = isOver ? days.flatMap(({ services }) => services).filter(({ uid }) => open.has(uid)) : [];
  return (
    <section
      aria-labelledby="thanks-title"
      className="mx-auto max-w-2xl break-inside-avoid px-6 py-16 text-center print:py-4"
    >
      <BrandSign brand={brand.code} className="mx-auto size-12 text-primary-text" />
      <h2 id="thanks-title" className="mt-4 text-xl">
        {t("thanks")}
      </h2>
      <p className="mt-2 whitespace-pre-line">{thank_you}</p>
      {asked.length > 0 && (
        <div className="mt-5 print:hidden">
          <p className="text-muted-foreground">{t("tripFeedback:still")}</p>
          <ul className="mt-2 flex flex-wrap justify-center gap-x-3">
            {asked.map(({ uid, supplier_name, name }) => (
              <li key={uid}>
                <a href={`${path}/feedback/${shortNameOf({ uid })}`} className="reach-link text-link">
                  {supplier_name || name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
