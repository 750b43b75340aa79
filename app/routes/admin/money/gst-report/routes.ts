import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const routes: RouteConfigEntry[] = [
  route("gst-report", "routes/admin/money/gst-report/report.tsx"),
  route("gst-report/export.csv", "routes/admin/money/gst-report/export.ts"),
];
