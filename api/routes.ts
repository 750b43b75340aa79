import type { Route } from "#api/http/mount.ts";
import { accessRoutes } from "#api/modules/access/routes.ts";
import { bookingRoutes } from "#api/modules/bookings/routes.ts";
import { clientFileRoutes } from "#api/modules/client-files/routes.ts";
import { itineraryRoutes } from "#api/modules/itineraries/routes.ts";
import { placeOptionRoutes } from "#api/modules/places/options.ts";
import { alertRoutes } from "#api/modules/alerts/routes.ts";
import { itineraryLocationRoutes } from "#api/modules/itinerary-locations/routes.ts";
import { packageEditorRoutes } from "#api/modules/package-editor/routes.ts";
import { packageRoutes } from "#api/modules/packages/routes.ts";
import { productSearchRoutes } from "#api/modules/products/routes.ts";
import { quoteRoutes } from "#api/modules/quotes/routes.ts";
import { clientQuoteRoutes } from "#api/modules/quotes/client/routes.ts";
import { quoteVersionRoutes } from "#api/modules/quotes/versions/routes.ts";
import { labelRoutes } from "#api/modules/labels/routes.ts";
import { messageRoutes } from "#api/modules/messages/routes.ts";
import { notificationRoutes } from "#api/modules/notifications/routes.ts";
import { uploadRoutes } from "#api/uploads/routes.ts";
import { tourRoutes } from "#api/modules/tours/routes.ts";
import { savedViewRoutes } from "#api/modules/saved-views/routes.ts";
import { supplierDeskRoutes } from "#api/modules/supplier-desk/routes.ts";
import { systemRoutes } from "#api/modules/system/routes.ts";
import { userRoutes } from "#api/modules/users/routes.ts";

/** Every route of the API, by module. */
export const routes: Route[] = [
  ...systemRoutes,
  ...accessRoutes,
  ...userRoutes,
  ...itineraryRoutes,
  ...clientFileRoutes,
  ...bookingRoutes,
  ...supplierDeskRoutes,
  ...placeOptionRoutes,
  ...productSearchRoutes,
  ...packageRoutes,
  ...packageEditorRoutes,
  ...quoteRoutes,
  ...tourRoutes,
  ...uploadRoutes,
  ...labelRoutes,
  ...alertRoutes,
  ...itineraryLocationRoutes,
  ...messageRoutes,
  ...notificationRoutes,
  ...savedViewRoutes,
  ...quoteVersionRoutes,
  ...clientQuoteRoutes,
];
