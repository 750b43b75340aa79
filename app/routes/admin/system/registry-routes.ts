// Written by `npm run registry` from what lies in the folders.
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { routes as bookingSettingsRoutes } from "#app/routes/admin/system/booking-settings/routes.ts";
import { routes as outboxRoutes } from "#app/routes/admin/system/outbox/routes.ts";

export const routes: RouteConfigEntry[] = [
  ...bookingSettingsRoutes,
  ...outboxRoutes,
];
