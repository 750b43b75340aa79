import { menuNames } from "#app/i18n/locales/en/registry-menu.ts";
import type { Texts } from "#app/i18n/texts.ts";

/** Names of the pages as the menu and the breadcrumbs show them. */
export const navigation = {
  desk: "Desk",
  clientFiles: "Client Files",
  notifications: "Notifications",
  outbox: "Outbox",
  myFiles: "My Files",
  newQuote: "New quote",
  quickQuote: "Quick Quote",
  productSearch: "Test Product Search",
  requests: "Current Requests",
  confirmed: "Confirmed Bookings",
  arrivals: "Arrivals",
  documents: "Documents",
  cancelled: "Cancelled Bookings",
  allotments: "Allotments",
  statement: "Statement",
  tours: "Tours",
  tripContent: "Trip Content",
  alerts: "Alerts",
  itineraryLocations: "Itinerary Locations",
  labels: "Labels",
  users: "Users",
  ourAgency: "Our agency",
  money: "Money",
  people: "People",
  quality: "Quality",
  insight: "Insight",
  system: "System",
  ...menuNames,
};

export type NavigationTexts = Texts<typeof navigation>;
