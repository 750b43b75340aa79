// Written by `npm run registry` from what lies in the folders.
import type { Route } from "#api/http/mount.ts";
import { bookingSettingRoutes } from "#api/modules/system/booking-settings/routes.ts";
import { notificationRoutes } from "#api/modules/system/notifications/routes.ts";
import { outboxRoutes } from "#api/modules/system/outbox/routes.ts";
import { savedViewRoutes } from "#api/modules/system/saved-views/routes.ts";
import { settingRoutes } from "#api/modules/system/settings/routes.ts";

export const routes: Route[] = [
  ...bookingSettingRoutes,
  ...notificationRoutes,
  ...outboxRoutes,
  ...savedViewRoutes,
  ...settingRoutes,
];
