import { FolderOpen, House, Luggage, Mail, Tags, Users, MapPin, Megaphone } from "lucide";
import { href } from "react-router";
import type { NavGroup } from "#app/components/portal/nav-entries.ts";

/** The menu of the back office. */
export const adminNavigation: NavGroup[] = [
  {
    entries: [
      { to: href("/admin"), name: "desk", icon: House, end: true },
      {
        to: href("/admin/client-files"),
        name: "clientFiles",
        icon: FolderOpen,
        permission: "client-files.view",
      },
      { to: href("/admin/quick-quote"), name: "quickQuote", icon: Luggage, permission: "quick-quote.view" },
    ],
  },
  {
    heading: "tripContent",
    entries: [
      { to: href("/admin/alerts"), name: "alerts", icon: Megaphone, permission: "alerts.edit" },
      {
        to: href("/admin/itinerary-locations"),
        name: "itineraryLocations",
        icon: MapPin,
        permission: "itinerary-locations.edit",
      },
      { to: href("/admin/labels"), name: "labels", icon: Tags, permission: "labels.edit" },
    ],
  },
  {
    heading: "people",
    entries: [{ to: href("/admin/users"), name: "users", icon: Users, permission: "users.view" }],
  },
  {
    heading: "system",
    entries: [{ to: href("/admin/outbox"), name: "outbox", icon: Mail, permission: "settings.view" }],
  },
];
