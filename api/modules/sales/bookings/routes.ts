import { route, type Route } from "#api/http/mount.ts";
import { check } from "#api/modules/sales/bookings/check-availability.ts";
import { cancel } from "#api/modules/sales/bookings/cancel.ts";
import {
  previewCancellation,
  previewFileCancellation,
} from "#api/modules/sales/bookings/preview-cancellation.ts";
import { downloadConfirmation } from "#api/modules/sales/bookings/confirmation.ts";
import { previewBooking } from "#api/modules/sales/bookings/preview.ts";
import { submit } from "#api/modules/sales/bookings/submit.ts";
import { checkAvailability, checkOfficeAvailability } from "#contract/sales/bookings/availability.ts";
import {
  cancelBooking,
  cancelFile,
  showCancellation,
  showFileCancellation,
} from "#contract/sales/bookings/cancel.ts";
import { showBookingRequest, submitBooking } from "#contract/sales/bookings/request.ts";
import { downloadAgentConfirmation } from "#contract/sales/client-files/endpoints.ts";

/** From quote to booking, its confirmation and its cancellation. */
export const bookingRoutes: Route[] = [
  route(showBookingRequest, previewBooking),
  route(submitBooking, submit),
  route(checkAvailability, check),
  route(checkOfficeAvailability, check),
  route(showCancellation, previewCancellation),
  route(cancelBooking, cancel),
  route(showFileCancellation, previewFileCancellation),
  route(cancelFile, cancel),
  route(downloadAgentConfirmation, downloadConfirmation),
];
