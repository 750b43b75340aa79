import { useTranslation } from "#app/i18n/use-translation.ts";

type TripUpdateProps = {
  itinerary: { uid: string; version: number };
  path: string;
  /** How the page reaches realtime. */
  realtime: { key: string; host: string | null };
};

/**
 * Says that a newer version is there, for a page that is open or stored. Hidden until the journey module hears of
 * one.
 */
export function TripUpdate({ itinerary, path, realtime }: TripUpdateProps) {
  const { t } = useTranslation("travelApp");
  return (
    <div
      role="status"
      data-live-itinerary={itinerary.uid}
      data-live-version={itinerary.version}
      data-live-key={realtime.key}
      data-live-host={realtime.host ?? undefined}
      className="trip-update"
    >
      <p hidden className="floating">
        {t("updated.text")}
        <a href={path}>{t("updated.show")}</a>
      </p>
    </div>
  );
}
