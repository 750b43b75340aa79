import { useTranslation } from "#app/i18n/use-translation.ts";
import { clockRange, clockText } from "#contract/clock.ts";
import type { ItineraryService } from "#contract/sales/itineraries/itinerary.ts";
import type { Locale } from "#contract/primitives.ts";
import { formatDate } from "#app/domain/trip-days.ts";

type Times = Pick<ItineraryService, "nights" | "start_time" | "end_time" | "date_from" | "date_to">;
type ServiceTimesProps = { service: Times; locale: Locale };

/**
 * When a service is: nights with check-in and check-out for a stay, its hours on one day, or from when until which day.
 * What begins at a time, as a flight does, has no opening hours: "from" is said of several days alone.
 */
export function ServiceTimes({ service, locale }: ServiceTimesProps) {
  const { t } = useTranslation("travelApp");
  const { nights, start_time: start, end_time: end, date_from, date_to } = service;
  const clock = (time: string) => clockText(time, locale);
  const parts = nights
    ? [
        t("service.nights", { count: nights }),
        ...(start ? [t("service.checkIn", { time: clock(start) })] : []),
        ...(end ? [t("service.checkOut", { time: clock(end) })] : []),
      ]
    : date_to > date_from
      ? [
          ...(start ? [t("service.from", { time: clock(start) })] : []),
          t("service.until", { date: lastMoment(service, locale) }),
        ]
      : start
        ? [clockRange(start, end, locale)]
        : [];
  if (parts.length === 0) return null;
  return <p className="mt-1 text-sm font-medium tabular-nums">{parts.join(" · ")}</p>;
}

function lastMoment({ date_to, end_time }: Times, locale: Locale): string {
  const date = formatDate(date_to, locale, "short");
  return end_time ? `${date}, ${clockText(end_time, locale)}` : date;
}
