import { index, layout, route, type RouteConfigEntry } from "@react-router/dev/routes";
import { accountRoutes } from "#app/routes/account/routes.ts";
import { routes } from "#app/routes/admin/registry-routes.ts";

/** The boundary is a layout of its own, so that a failing page leaves the shell usable. */
export const adminRoutes: RouteConfigEntry[] = [
  layout("routes/portal/boundary.tsx", { id: "admin-boundary" }, [
    index("routes/admin/desk.tsx"),
    route("search", "routes/admin/search.tsx"),
    ...routes,
    ...accountRoutes("admin"),
    route("notifications", "routes/portal/notifications.tsx", { id: "admin-notifications" }),
    route("*", "routes/portal/not-found.tsx", { id: "admin-not-found" }),
  ]),
];
