import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const routes: RouteConfigEntry[] = [
  route("booking-settings", "routes/admin/system/booking-settings/settings.tsx"),
  route("booking-settings/history", "routes/admin/system/booking-settings/history.tsx"),
];
