import type { TFunction } from "i18next";
import { href } from "react-router";
import type { Tab } from "#app/components/ui/tabs.tsx";

/** The pages of a record. */
export function locationTabs(
  { uid }: { uid: string },
  t: TFunction<["itineraryLocations", "records"]>,
): Tab[] {
  return [
    { to: href("/admin/itinerary-locations/:uid", { uid }), label: t("records:tabs.details"), end: true },
    { to: href("/admin/itinerary-locations/:uid/history", { uid }), label: t("records:tabs.history") },
  ];
}
