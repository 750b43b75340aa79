import { useTranslation } from "react-i18next";
import { useRootData } from "#app/lib/use-root-data.ts";

type TripUpdateProps = { itinerary: { uid: string; version: number }; path: string };

/**
 * Says that a newer version is there, for a page that is open or stored. Hidden until the journey module hears of
 * one; without realtime it is not part of the page.
 */
export function TripUpdate({ itinerary, path }: TripUpdateProps) {
  const { t } = useTranslation("travelApp");
  const { realtime } = useRootData();
  if (!realtime) return null;
  return (
    <div
      role="status"
      data-live-itinerary={itinerary.uid}
      data-live-version={itinerary.version}
      data-live-key={realtime.key}
      data-live-host={realtime.host ?? undefined}
      className="sticky top-2 z-20 mx-auto max-w-6xl px-4 sm:px-6 print:hidden"
    >
      <p
        hidden
        className="my-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-md bg-primary px-4 py-2 font-medium text-primary-foreground shadow-float [&[hidden]]:hidden"
      >
        {t("updated.text")}
        <a href={path} className="py-2 font-semibold underline underline-offset-4">
          {t("updated.show")}
        </a>
      </p>
    </div>
  );
}
