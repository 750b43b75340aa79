import { index, layout, route, type RouteConfigEntry } from "@react-router/dev/routes";

export const supplierRoutes: RouteConfigEntry[] = [
  layout("routes/supplier/boundary.tsx", [
    index("routes/supplier/desk.tsx"),
    route("confirmed", "routes/supplier/confirmed/list.tsx"),
    route("*", "routes/supplier/not-found.tsx"),
  ]),
];
