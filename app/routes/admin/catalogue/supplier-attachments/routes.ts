import type { RouteConfigEntry } from "@react-router/dev/routes";
import { crudRoutes } from "#app/routes/portal/crud-routes.ts";

export const routes: RouteConfigEntry[] = [
  ...crudRoutes("attachments", "routes/admin/catalogue/supplier-attachments"),
];
