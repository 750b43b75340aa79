import { route, type RouteConfigEntry } from "@react-router/dev/routes";

/** The client's page of a quote. Rendered on the server and not hydrated. */
export const quoteRoutes: RouteConfigEntry[] = [
  route("quote", "routes/quote/find.tsx"),
  route("quote/:token", "routes/quote/show.tsx"),
  route("quote/:token/seen", "routes/quote/seen.ts"),
];
