import { seedUid } from "#api/demo/world/seed-keys.ts";
import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";

const editor = { persona: "operations" } as const;
const demoPlace = seedUid("place", "ROT");

export const pages: ResourcePages = {
  pages: () => [
    {
      ...editor,
      route: "/admin/itinerary-locations",
      path: "/admin/itinerary-locations",
      title: "Itinerary Locations",
    },
    {
      ...editor,
      route: "/admin/itinerary-locations/add",
      path: "/admin/itinerary-locations/add",
      title: "Add location",
    },
    ...["", "/history"].map((tab) => ({
      ...editor,
      route: `/admin/itinerary-locations/:uid${tab}`,
      path: `/admin/itinerary-locations/${demoPlace}${tab}`,
      title: "Rotorua",
    })),
  ],
  withoutPage: ["/admin/itinerary-locations/export.csv"],
  record: demoPlace,
};
