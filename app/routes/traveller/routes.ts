import { route, type RouteConfigEntry } from "@react-router/dev/routes";

/** What clients open without an account. Rendered on the server and not hydrated. */
export const travellerRoutes: RouteConfigEntry[] = [
  route("travel-app", "routes/traveller/find.tsx"),
  route("travel-app/:token", "routes/traveller/trip.tsx"),
  route("travel-app/:token/seen", "routes/traveller/seen.ts"),
  route("travel-app/:token/news", "routes/traveller/news.ts"),
  route("travel-app/:token/app.webmanifest", "routes/traveller/manifest.ts"),
  route("travel-app/:token/feedback/:service", "routes/traveller/feedback.tsx"),
  route("travel-app/:token/calendar.ics", "routes/traveller/calendar.ts"),
  route("travel-app/:token/services/:service/calendar.ics", "routes/traveller/calendar.ts", {
    id: "service-calendar",
  }),
];
