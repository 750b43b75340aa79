import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const routes: RouteConfigEntry[] = [
  route("fit-finalisation-tracker", "routes/admin/quality/fit-finalisation-tracker/list.tsx"),
  route("fit-finalisation-tracker/export.csv", "routes/admin/quality/fit-finalisation-tracker/export.ts"),
  route("fit-finalisation-tracker/:uid", "routes/admin/quality/fit-finalisation-tracker/show.tsx"),
];
