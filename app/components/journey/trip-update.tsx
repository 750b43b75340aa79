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
      className="pointer-events-none fixed inset-x-0 bottom-4 z-30 mx-auto max-w-xl px-4 print:hidden"
    >
      <p
        hidden
        className="floating pointer-events-auto flex flex-wrap items-center justify-between gap-x-6 rounded-md bg-primary px-4 py-2 font-medium text-primary-foreground [&[hidden]]:hidden"
      >
        {t("updated.text")}
        <a href={path} className="py-2 font-semibold underline underline-offset-4">
          {t("updated.show")}
        </a>
      </p>
    </div>
  );
}
