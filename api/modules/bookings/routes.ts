import { route, type Route } from "#api/http/mount.ts";
import { previewBooking } from "#api/modules/bookings/preview.ts";
import { submit } from "#api/modules/bookings/submit.ts";
import { showBookingRequest, submitBooking } from "#contract/bookings/request.ts";

/** From quote to booking, and what happens to bookings afterwards. */
export const bookingRoutes: Route[] = [
  route(showBookingRequest, previewBooking),
  route(submitBooking, submit),
];
