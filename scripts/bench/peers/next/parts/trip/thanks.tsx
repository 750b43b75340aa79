import type { TripPage } from "#scripts/bench/peers/shared/trip-page.ts";
import { shortNameOf } from "#app/domain/service-name.ts";
import { travelApp } from "#app/i18n/locales/en/server/travel-app.ts";
import { tripFeedback } from "#app/i18n/locales/en/server/trip-feedback.ts";
import { BrandSign } from "../icon.tsx";

type ThanksProps = Pick<TripPage, "itinerary" | "reviews" | "path"> & { isOver: boolean };

export function Thanks({ itinerary, reviews, path, isOver }: ThanksProps) {
  const open = new Set(
    reviews.filter(({ standing, given }) => standing === "open" && !given).map(({ uid }) => uid),
  );
  const asked = isOver
    ? itinerary.days.flatMap(({ services }) => services).filter(({ uid }) => open.has(uid))
    : [];

  return (
    <section
      aria-labelledby="thanks-title"
      className="mx-auto max-w-2xl break-inside-avoid px-6 py-16 text-center print:py-4"
    >
      <BrandSign className="mx-auto size-12 text-primary-text" />
      <h2 id="thanks-title" className="mt-4 text-xl">
        {travelApp.thanks}
      </h2>
      <p className="mt-2 whitespace-pre-line">{itinerary.thank_you}</p>
      {asked.length > 0 && (
        <div className="mt-5 print:hidden">
          <p className="text-muted-foreground">{tripFeedback.still}</p>
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
