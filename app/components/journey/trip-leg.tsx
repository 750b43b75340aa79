import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ItineraryLeg } from "#contract/sales/itineraries/itinerary.ts";
import type { Locale } from "#contract/primitives.ts";
import { formatDistance, formatDuration } from "#app/domain/trip-days.ts";
import { LongText } from "./long-text.tsx";
import { TripIcon, type TripIconName } from "./trip-icons.tsx";

/** Icon of each way to travel. */
export const LEG_ICONS: Record<ItineraryLeg["mode"], TripIconName> = {
  drive: "car",
  ferry: "ship",
  train: "train",
  flight: "plane",
  walk: "walk",
};

type TripLegProps = { leg: ItineraryLeg; locale: Locale; showNotes: boolean };

/** One journey of a day: from where to where, how far, how long, and the suggested driving notes. */
export function TripLeg({ leg, locale, showNotes }: TripLegProps) {
  const { t } = useTranslation("trip");
  const facts = [
    t(`modes.${leg.mode}`),
    ...(showNotes && leg.distance_km !== null ? [formatDistance(leg.distance_km, locale)] : []),
    ...(showNotes && leg.minutes !== null ? [formatDuration(leg.minutes, locale)] : []),
  ];
  return (
    <li className="flex gap-4">
      <span className="trip-icon">
        <TripIcon name={LEG_ICONS[leg.mode]} />
      </span>
      <div className="min-w-0 pt-1.5">
        <p className="font-medium">{t("leg.route", { from: leg.from.name, to: leg.to.name })}</p>
        <p className="text-sm text-muted-foreground tabular-nums">{facts.join(" · ")}</p>
        {showNotes && leg.notes && <LongText heading={t("leg.notes")} text={leg.notes} isFolded />}
      </div>
    </li>
  );
}
