import { index, layout, route, type RouteConfigEntry } from "@react-router/dev/routes";
import { accountRoutes } from "#app/routes/account/routes.ts";

export const supplierRoutes: RouteConfigEntry[] = [
  layout("routes/portal/boundary.tsx", { id: "supplier-boundary" }, [
    index("routes/supplier/desk.tsx"),
    route("confirmed", "routes/supplier/confirmed/list.tsx"),
    route("confirmed/reconfirm", "routes/supplier/reconfirm/list.tsx"),
    route("confirmed/export.csv", "routes/supplier/confirmed/export.ts"),
    route("arrivals", "routes/supplier/arrivals/list.tsx"),
    route("arrivals/export.csv", "routes/supplier/arrivals/export.ts"),
    route("requests", "routes/supplier/requests/list.tsx"),
    route("requests/answer", "routes/supplier/requests/answer.tsx"),
    route("requests/export.csv", "routes/supplier/requests/export.ts"),
    route("service/:uid", "routes/supplier/service/show.tsx"),
    route("allotments", "routes/supplier/stock/month.tsx"),
    route("allotments/change", "routes/supplier/stock/change.tsx"),
    route("allotments/check", "routes/supplier/stock/check.tsx"),
    route("allotments/stop", "routes/supplier/stock/stop.tsx"),
    route("cancelled", "routes/supplier/cancelled/list.tsx"),
    route("cancelled/export.csv", "routes/supplier/cancelled/export.ts"),
    route("documents", "routes/supplier/documents/list.tsx"),
    route("users", "routes/supplier/users/list.tsx"),
    route("users/export.csv", "routes/supplier/users/export.ts"),
    route("users/add", "routes/supplier/users/create.tsx"),
    route("users/:userUid", "routes/supplier/users/show.tsx"),
    route("users/:userUid/history", "routes/supplier/users/history.tsx"),
    ...accountRoutes("supplier"),
    route("notifications", "routes/portal/notifications.tsx", { id: "supplier-notifications" }),
    route("*", "routes/portal/not-found.tsx", { id: "supplier-not-found" }),
  ]),
];
