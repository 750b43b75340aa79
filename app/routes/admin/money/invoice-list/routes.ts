import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const routes: RouteConfigEntry[] = [
  route("invoices", "routes/admin/money/invoice-list/list.tsx"),
  route("invoices/export.csv", "routes/admin/money/invoice-list/export.ts"),
];
