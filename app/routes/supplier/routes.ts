import { index, layout, route, type RouteConfigEntry } from "@react-router/dev/routes";

export const supplierRoutes: RouteConfigEntry[] = [
  layout("routes/portal-boundary.tsx", { id: "supplier-boundary" }, [
    index("routes/supplier/desk.tsx"),
    route("confirmed", "routes/supplier/confirmed/list.tsx"),
    route("notifications", "routes/portal-notifications.tsx", { id: "supplier-notifications" }),
    route("*", "routes/portal-not-found.tsx", { id: "supplier-not-found" }),
  ]),
];
