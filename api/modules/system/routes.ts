import type { Route } from "#api/http/mount.ts";
import { notificationRoutes } from "#api/modules/system/notifications/routes.ts";
import { outboxRoutes } from "#api/modules/system/outbox/routes.ts";
import { savedViewRoutes } from "#api/modules/system/saved-views/routes.ts";
import { settingRoutes } from "#api/modules/system/settings/routes.ts";

export const systemRoutes: Route[] = [
  ...settingRoutes,
  ...outboxRoutes,
  ...notificationRoutes,
  ...savedViewRoutes,
];
