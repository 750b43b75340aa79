import { href, Link } from "react-router";
import { DepartureObstacles } from "#app/components/tours/departure-obstacles.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDays } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { BookingRequest } from "#contract/sales/bookings/request.ts";

/** The tours that keep a quote from being requested, each with the reason and the way to its other departures. */
export function ShortTours({ booking: { reference, short_tours: tours } }: { booking: BookingRequest }) {
  const { t } = useTranslation("tours");
  const locale = useLocale();
  if (tours.length === 0) return null;
  return (
    <ul className="space-y-2 pb-1">
      {tours.map((tour) => (
        <li key={tour.uid}>
          <span className="font-medium">{tour.name}</span>
          {` ${formatDays(tour.date_from, tour.date_to, locale)}: `}
          <DepartureObstacles
            obstacles={tour.obstacles}
            closeOn={tour.close_on}
            left={tour.seats_left}
            needed={tour.seats}
          />{" "}
          <Link
            className="underline underline-offset-4"
            aria-label={`${t("other")}: ${tour.name}`}
            to={href("/app/quick-quote/customise/:reference/departures/:line", { reference, line: tour.uid })}
          >
            {t("other")}
          </Link>
        </li>
      ))}
    </ul>
  );
}
