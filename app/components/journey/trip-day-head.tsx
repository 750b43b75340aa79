import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ItineraryDay } from "#contract/sales/itineraries/itinerary.ts";
import type { Locale } from "#contract/primitives.ts";
import { formatDate } from "#app/domain/trip-days.ts";
import { TripIcon } from "./trip-icons.tsx";

type TripDayHeadProps = { day: ItineraryDay; locale: Locale; id: string };

/** What a day is called and when it is; while it is folded also what happens on it. A tap folds or opens it. */
export function TripDayHead({ day, locale, id }: TripDayHeadProps) {
  const { t } = useTranslation("travelApp");
  const gist = [...new Set(day.services.map(({ supplier_name, name }) => supplier_name || name))].join(" · ");
  return (
    <summary className="day-head">
      <span className="flex flex-wrap items-center gap-2 text-sm font-medium text-muted-foreground">
        <span className="today-badge">{t("today")}</span>
        <span className="text-primary-text">{t("day", { day: day.day_no })}</span>
        <time dateTime={day.date}>{formatDate(day.date, locale, "day")}</time>
      </span>
      <h2 id={`${id}-title`} className="mt-1 text-lg sm:text-xl">
        {day.title}
      </h2>
      {gist && <span className="day-gist">{gist}</span>}
      <TripIcon name="fold" />
    </summary>
  );
}
