import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const routes: RouteConfigEntry[] = [
  route("payments", "routes/admin/money/payments/list.tsx"),
  route("payments/export.csv", "routes/admin/money/payments/export.ts"),
  route("payments/add", "routes/admin/money/payments/create.tsx"),
  route("payments/edit/:uid", "routes/admin/money/payments/edit.tsx"),
];
