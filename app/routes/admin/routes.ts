import { index, layout, route, type RouteConfigEntry } from "@react-router/dev/routes";
import { crudRoutes } from "#app/routes/portal/crud-routes.ts";
import { accountRoutes } from "#app/routes/account/routes.ts";

/** The boundary is a layout of its own, so that a failing page leaves the shell usable. */
export const adminRoutes: RouteConfigEntry[] = [
  layout("routes/portal/boundary.tsx", { id: "admin-boundary" }, [
    index("routes/admin/desk.tsx"),
    route("client-files", "routes/admin/sales/client-files/list.tsx"),
    route("client-files/export.csv", "routes/admin/sales/client-files/export.ts"),
    route("client-files/:uid", "routes/admin/sales/client-files/show.tsx"),
    route("client-files/:uid/quotes", "routes/admin/sales/client-files/quotes/quotes.tsx"),
    route("client-files/:uid/quotes/compare", "routes/admin/sales/client-files/quotes/compare.tsx"),
    route("client-files/:uid/messages", "routes/admin/sales/client-files/messages/messages.tsx"),
    route("client-files/invoices/:uid", "routes/admin/sales/client-files/invoices/invoices.tsx"),
    route("client-files/:uid/history", "routes/admin/sales/client-files/history.tsx"),
    route("client-files/:uid/changes", "routes/admin/sales/client-files/changes.tsx"),
    ...crudRoutes("quick-quote", "routes/admin/catalogue/quick-quote"),
    route("quick-quote/test", "routes/admin/catalogue/quick-quote/test.tsx"),
    route("quick-quote/:uid/test", "routes/admin/catalogue/quick-quote/package-test.tsx"),
    route("quick-quote/options", "routes/admin/catalogue/quick-quote/options.ts"),
    route("quick-quote/:uid/days", "routes/admin/catalogue/quick-quote/days.tsx"),
    route("quick-quote/:uid/days/add", "routes/admin/catalogue/quick-quote/day-create.tsx"),
    route("quick-quote/:uid/days/:day", "routes/admin/catalogue/quick-quote/day-edit.tsx"),
    route("quick-quote/:uid/days/:day/add", "routes/admin/catalogue/quick-quote/slot-create.tsx"),
    route("quick-quote/:uid/slots/:slot", "routes/admin/catalogue/quick-quote/slot-edit.tsx"),
    ...crudRoutes("labels", "routes/admin/content/labels"),
    ...crudRoutes("alerts", "routes/admin/content/alerts"),
    route("alerts/:uid/trips", "routes/admin/content/alerts/trips.tsx"),
    ...crudRoutes("itinerary-locations", "routes/admin/content/itinerary-locations"),
    route("outbox", "routes/admin/system/outbox/list.tsx"),
    route("outbox/export.csv", "routes/admin/system/outbox/export.ts"),
    route("users", "routes/admin/people/users/list.tsx"),
    route("users/export.csv", "routes/admin/people/users/export.ts"),
    route("users/add", "routes/admin/people/users/create.tsx"),
    route("users/:userUid", "routes/admin/people/users/show.tsx"),
    route("users/:userUid/history", "routes/admin/people/users/history.tsx"),
    ...accountRoutes("admin"),
    route("notifications", "routes/portal/notifications.tsx", { id: "admin-notifications" }),
    route("*", "routes/portal/not-found.tsx", { id: "admin-not-found" }),
  ]),
];
