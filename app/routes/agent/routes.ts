import { index, layout, route, type RouteConfigEntry } from "@react-router/dev/routes";
import { accountRoutes } from "#app/routes/account-routes.ts";

export const agentRoutes: RouteConfigEntry[] = [
  layout("routes/portal-boundary.tsx", { id: "agent-boundary" }, [
    index("routes/agent/desk.tsx"),
    route("list-bookings", "routes/agent/list-bookings/list.tsx"),
    route("list-bookings/create", "routes/agent/list-bookings/create.tsx"),
    route("list-bookings/export.csv", "routes/agent/list-bookings/export.ts"),
    route("view-booking/:reference", "routes/agent/view-booking/show.tsx"),
    route("view-booking/:reference/account", "routes/agent/view-booking/account/account.tsx"),
    route("view-booking/:reference/invoices", "routes/agent/view-booking/account/invoices.tsx"),
    route("view-booking/:reference/transactions", "routes/agent/view-booking/account/transactions.tsx"),
    route("view-booking/:reference/itineraries", "routes/agent/view-booking/itineraries.tsx"),
    route("view-booking/:reference/messages", "routes/agent/view-booking/messages/messages.tsx"),
    route("view-booking/:reference/request", "routes/agent/view-booking/request/request.tsx"),
    route("view-booking/:reference/compare", "routes/agent/view-booking/compare.tsx"),
    route("view-booking/:reference/change", "routes/agent/view-booking/change/change.tsx"),
    route("view-booking/:reference/change/swap", "routes/agent/view-booking/change/swap.tsx"),
    route("view-booking/:reference/change/add", "routes/agent/view-booking/change/add.tsx"),
    route("view-booking/:reference/cancel", "routes/agent/view-booking/cancel/cancel.tsx"),
    route("quick-quote", "routes/agent/quick-quote/list.tsx"),
    route("quick-quote/:ref", "routes/agent/quick-quote/show.tsx"),
    route("quick-quote/customise/:reference", "routes/agent/quick-quote/customise/show.tsx"),
    route("quick-quote/customise/:reference/rates.csv", "routes/agent/quick-quote/customise/rates.ts"),
    route(
      "quick-quote/customise/:reference/departures",
      "routes/agent/quick-quote/departures/departures.tsx",
    ),
    route(
      "quick-quote/customise/:reference/departures/:line",
      "routes/agent/quick-quote/departures/move.tsx",
    ),
    route("quick-quote/copy/:reference", "routes/agent/quick-quote/copy/copy.tsx"),
    route("product-search", "routes/agent/product-search/product-search.tsx"),
    route("users", "routes/agent/users/list.tsx"),
    route("users/export.csv", "routes/agent/users/export.ts"),
    route("users/add", "routes/agent/users/create.tsx"),
    route("users/:userUid", "routes/agent/users/show.tsx"),
    ...accountRoutes("agent"),
    route("notifications", "routes/portal-notifications.tsx", { id: "agent-notifications" }),
    route("*", "routes/portal-not-found.tsx", { id: "agent-not-found" }),
  ]),
];
