import type { Texts } from "#app/i18n/texts.ts";

/** Names of the pages as the menu and the breadcrumbs show them. */
export const navigation = {
  desk: "Desk",
  clientFiles: "Client Files",
  notifications: "Notifications",
  outbox: "Outbox",
  myFiles: "My Files",
  quickQuote: "Quick Quote",
  productSearch: "Test Product Search",
  confirmed: "Confirmed Bookings",
  tripContent: "Trip Content",
  alerts: "Alerts",
  itineraryLocations: "Itinerary Locations",
  labels: "Labels",
  users: "Users",
  people: "People",
  system: "System",
  search: {
    office: "Search client files",
    agent: "Find a reference",
  },
};

export type NavigationTexts = Texts<typeof navigation>;
