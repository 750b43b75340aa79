// Written by `npm run registry` from what lies in the folders.
import type { Route } from "#api/http/mount.ts";
import { bookingChangeRoutes } from "#api/modules/sales/booking-changes/routes.ts";
import { bookingRoutes } from "#api/modules/sales/bookings/routes.ts";
import { clientFileRoutes } from "#api/modules/sales/client-files/routes.ts";
import { clientQuoteRoutes } from "#api/modules/sales/client-quotes/routes.ts";
import { dayHeaderRoutes } from "#api/modules/sales/day-headers/routes.ts";
import { fileServiceRoutes } from "#api/modules/sales/file-services/routes.ts";
import { itineraryRoutes } from "#api/modules/sales/itineraries/routes.ts";
import { itineraryBuilderRoutes } from "#api/modules/sales/itinerary-builder/routes.ts";
import { messageRoutes } from "#api/modules/sales/messages/routes.ts";
import { newFileRoutes } from "#api/modules/sales/new-files/routes.ts";
import { passengerRoutes } from "#api/modules/sales/passengers/routes.ts";
import { quoteVersionRoutes } from "#api/modules/sales/quote-versions/routes.ts";
import { quotedDepartureRoutes } from "#api/modules/sales/quoted-departures/routes.ts";
import { quoteRoutes } from "#api/modules/sales/quotes/routes.ts";
import { reconfirmationRoutes } from "#api/modules/sales/reconfirmation/routes.ts";
import { serviceStepRoutes } from "#api/modules/sales/service-steps/routes.ts";
import { supplierAnswerRoutes } from "#api/modules/sales/supplier-answers/routes.ts";
import { supplierBookingRoutes } from "#api/modules/sales/supplier-bookings/routes.ts";
import { supplierOfferRoutes } from "#api/modules/sales/supplier-offers/routes.ts";
import { supplierRequestRoutes } from "#api/modules/sales/supplier-requests/routes.ts";
import { taskRoutes } from "#api/modules/sales/tasks/routes.ts";
import { voucherMailRoutes } from "#api/modules/sales/voucher-mails/routes.ts";
import { fileYieldRoutes } from "#api/modules/sales/yields/routes.ts";

export const routes: Route[] = [
  ...bookingChangeRoutes,
  ...bookingRoutes,
  ...clientFileRoutes,
  ...clientQuoteRoutes,
  ...dayHeaderRoutes,
  ...fileServiceRoutes,
  ...itineraryRoutes,
  ...itineraryBuilderRoutes,
  ...messageRoutes,
  ...newFileRoutes,
  ...passengerRoutes,
  ...quoteVersionRoutes,
  ...quotedDepartureRoutes,
  ...quoteRoutes,
  ...reconfirmationRoutes,
  ...serviceStepRoutes,
  ...supplierAnswerRoutes,
  ...supplierBookingRoutes,
  ...supplierOfferRoutes,
  ...supplierRequestRoutes,
  ...taskRoutes,
  ...voucherMailRoutes,
  ...fileYieldRoutes,
];
