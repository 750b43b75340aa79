import { index, layout, route, type RouteConfigEntry } from "@react-router/dev/routes";
import { crudRoutes } from "#app/routes/crud-routes.ts";
import { accountRoutes } from "#app/routes/account-routes.ts";

/** The boundary is a layout of its own, so that a failing page leaves the shell usable. */
export const adminRoutes: RouteConfigEntry[] = [
  layout("routes/portal-boundary.tsx", { id: "admin-boundary" }, [
    index("routes/admin/desk.tsx"),
    route("client-files", "routes/admin/client-files/list.tsx"),
    route("client-files/export.csv", "routes/admin/client-files/export.ts"),
    route("client-files/:uid", "routes/admin/client-files/show.tsx"),
    route("client-files/:uid/quotes", "routes/admin/client-files/quotes/quotes.tsx"),
    route("client-files/:uid/quotes/compare", "routes/admin/client-files/quotes/compare.tsx"),
    route("client-files/:uid/messages", "routes/admin/client-files/messages/messages.tsx"),
    route("client-files/invoices/:uid", "routes/admin/client-files/invoices/invoices.tsx"),
    route("client-files/:uid/history", "routes/admin/client-files/history.tsx"),
    route("client-files/:uid/changes", "routes/admin/client-files/changes.tsx"),
    ...crudRoutes("quick-quote", "routes/admin/quick-quote"),
    route("quick-quote/test", "routes/admin/quick-quote/test.tsx"),
    route("quick-quote/:uid/test", "routes/admin/quick-quote/package-test.tsx"),
    route("quick-quote/options", "routes/admin/quick-quote/options.ts"),
    route("quick-quote/:uid/days", "routes/admin/quick-quote/days.tsx"),
    route("quick-quote/:uid/days/add", "routes/admin/quick-quote/day-create.tsx"),
    route("quick-quote/:uid/days/:day", "routes/admin/quick-quote/day-edit.tsx"),
    route("quick-quote/:uid/days/:day/add", "routes/admin/quick-quote/slot-create.tsx"),
    route("quick-quote/:uid/slots/:slot", "routes/admin/quick-quote/slot-edit.tsx"),
    ...crudRoutes("labels", "routes/admin/labels"),
    ...crudRoutes("alerts", "routes/admin/alerts"),
    route("alerts/:uid/trips", "routes/admin/alerts/trips.tsx"),
    ...crudRoutes("itinerary-locations", "routes/admin/itinerary-locations"),
    route("outbox", "routes/admin/outbox/list.tsx"),
    route("outbox/export.csv", "routes/admin/outbox/export.ts"),
    route("users", "routes/admin/people/users/list.tsx"),
    route("users/export.csv", "routes/admin/people/users/export.ts"),
    route("users/add", "routes/admin/people/users/create.tsx"),
    route("users/:userUid", "routes/admin/people/users/show.tsx"),
    route("users/:userUid/history", "routes/admin/people/users/history.tsx"),
    ...accountRoutes("admin"),
    route("notifications", "routes/portal-notifications.tsx", { id: "admin-notifications" }),
    route("*", "routes/portal-not-found.tsx", { id: "admin-not-found" }),
  ]),
];
