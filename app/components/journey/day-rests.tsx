import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RunningTour } from "#contract/sales/itineraries/running-tour.ts";
import { SERVICE_ICONS } from "./service-icon.tsx";
import { TripIcon, type TripIconName } from "./trip-icons.tsx";

type DayRestsProps = {
  tour: RunningTour | null;
  /** What is said of a day on which nothing begins; a tour that goes on fills it. */
  free: string | null;
  overnight: string | null;
};

/** What a day has besides its journeys and services: the tour that goes on, free time, the night. */
export function DayRests({ tour, free, overnight }: DayRestsProps) {
  const { t } = useTranslation("trip");
  return (
    <>
      {tour && (
        <Rest
          icon={SERVICE_ICONS[tour.service_type]}
          text={t("onTour", { name: tour.name, day: tour.day, days: tour.days })}
        />
      )}
      {free && !tour && <Rest icon="clock" text={free} />}
      {overnight && <Rest icon="night" text={overnight} />}
    </>
  );
}

function Rest({ icon, text }: { icon: TripIconName; text: string }) {
  return (
    <li className="flex items-center gap-4">
      <span className="trip-icon">
        <TripIcon name={icon} />
      </span>
      <p className="font-medium">{text}</p>
    </li>
  );
}
