import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import { checkOfficeAvailability } from "#contract/sales/bookings/availability.ts";
import {
  cancelBooking,
  cancelFile,
  showCancellation,
  showFileCancellation,
} from "#contract/sales/bookings/cancel.ts";
import { showBookingRequest, submitBooking } from "#contract/sales/bookings/request.ts";

/** From quote to booking, as the agency that asks for it does it. */
export const agentBookingService = (api: ApiClient) => ({
  /** What requesting would do now: outcome of each service, prices, obstacles. */
  preview: (reference: string) => api.call(showBookingRequest, { params: { reference } }),
  request: (
    reference: string,
    body: z.input<typeof submitBooking.body>,
    headers: Record<string, string> = {},
  ) => api.call(submitBooking, { params: { reference }, body, headers }),
  /** What cancelling would cost now. */
  cancellation: (reference: string) => api.call(showCancellation, { params: { reference } }),
  cancel: (
    reference: string,
    body: z.input<typeof cancelBooking.body>,
    headers: Record<string, string> = {},
  ) => api.call(cancelBooking, { params: { reference }, body, headers }),
});

/** Bookings as the office follows them up. */
export const officeBookingService = (api: ApiClient) => ({
  checkAvailability: (uid: string) => api.call(checkOfficeAvailability, { params: { uid } }),
  /** What cancelling would cost the agency now. */
  cancellation: (uid: string) => api.call(showFileCancellation, { params: { uid } }),
  cancel: (uid: string, body: z.input<typeof cancelFile.body>, headers: Record<string, string> = {}) =>
    api.call(cancelFile, { params: { uid }, body, headers }),
});
