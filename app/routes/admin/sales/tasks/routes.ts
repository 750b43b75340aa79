import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const routes: RouteConfigEntry[] = [
  route("tasks", "routes/admin/sales/tasks/list.tsx"),
  route("tasks/export.csv", "routes/admin/sales/tasks/export.ts"),
];
