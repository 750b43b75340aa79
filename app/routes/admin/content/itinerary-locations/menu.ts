import { MapPin } from "lucide";
import { href } from "react-router";
import type { NavEntry } from "#app/components/portal/nav-entries.ts";

export const menu: NavEntry = {
  to: href("/admin/itinerary-locations"),
  name: "itineraryLocations",
  icon: MapPin,
  permission: "itinerary-locations.edit",
  key: "p",
  add: { to: href("/admin/itinerary-locations/add"), permission: "itinerary-locations.edit" },
};
