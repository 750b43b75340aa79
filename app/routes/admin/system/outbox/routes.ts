import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const routes: RouteConfigEntry[] = [
  route("outbox", "routes/admin/system/outbox/list.tsx"),
  route("outbox/export.csv", "routes/admin/system/outbox/export.ts"),
];
