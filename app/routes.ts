import { layout, prefix, route, type RouteConfig } from "@react-router/dev/routes";
import { adminRoutes } from "#app/routes/admin/routes.ts";
import { agentRoutes } from "#app/routes/agent/routes.ts";
import { authRoutes } from "#app/routes/auth/routes.ts";
import { devRoutes } from "#app/routes/dev/routes.ts";
import { paymentRoutes } from "#app/routes/payment/routes.ts";
import { quoteRoutes } from "#app/routes/quote/routes.ts";
import { resourceRoutes } from "#app/routes/resources/routes.ts";
import { supplierLinkRoutes } from "#app/routes/supplier-link/routes.ts";
import { supplierRoutes } from "#app/routes/supplier/routes.ts";
import { travellerRoutes } from "#app/routes/traveller/routes.ts";

/** Every address of the app. Each portal names its own; optional segments are written as two routes. */
export default [
  ...authRoutes,
  ...travellerRoutes,
  ...quoteRoutes,
  ...paymentRoutes,
  ...supplierLinkRoutes,
  ...resourceRoutes,
  ...devRoutes,
  // Dressed as the travel app, so it stands outside of the portal.
  route("admin/client-files/itinerary/:uid/preview", "routes/admin/sales/client-files/itinerary/preview.tsx"),
  ...prefix("admin", [layout("routes/admin/layout.tsx", adminRoutes)]),
  ...prefix("app", [layout("routes/agent/layout.tsx", agentRoutes)]),
  ...prefix("supplier-app", [layout("routes/supplier/layout.tsx", supplierRoutes)]),
  route("*", "routes/resources/not-found.tsx"),
] satisfies RouteConfig;
