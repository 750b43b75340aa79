import { route, type Route } from "#api/http/mount.ts";
import { check } from "#api/modules/bookings/check-availability.ts";
import { cancel } from "#api/modules/bookings/cancel.ts";
import { previewCancellation } from "#api/modules/bookings/cancellation.ts";
import { downloadConfirmation } from "#api/modules/bookings/confirmation.ts";
import { previewBooking } from "#api/modules/bookings/preview.ts";
import { submit } from "#api/modules/bookings/submit.ts";
import { waitingRequests } from "#api/modules/bookings/waiting-requests.ts";
import { apply, decline, showChanges } from "#api/modules/bookings/changes/answer-change.ts";
import { changeReplacements } from "#api/modules/bookings/changes/change-choices.ts";
import { previewChange, sendChange, withdraw } from "#api/modules/bookings/changes/send-change.ts";
import {
  applyChange,
  declineChange,
  listChangeReplacements,
  listChanges,
  requestChange,
  showChange,
  withdrawChange,
} from "#contract/bookings/change-calls.ts";
import { checkAvailability, checkOfficeAvailability } from "#contract/bookings/availability.ts";
import { cancelBooking, showCancellation } from "#contract/bookings/cancel.ts";
import { showBookingRequest, submitBooking } from "#contract/bookings/request.ts";
import { downloadAgentConfirmation } from "#contract/client-files/endpoints.ts";
import { listFileRequests } from "#contract/bookings/supplier-requests.ts";

/** From quote to booking, and what happens to bookings afterwards. */
export const bookingRoutes: Route[] = [
  route(showBookingRequest, previewBooking),
  route(submitBooking, submit),
  route(checkAvailability, check),
  route(checkOfficeAvailability, check),
  route(showCancellation, previewCancellation),
  route(cancelBooking, cancel),
  route(downloadAgentConfirmation, downloadConfirmation),
  route(listFileRequests, waitingRequests),
  route(showChange, previewChange),
  route(listChangeReplacements, changeReplacements),
  route(requestChange, sendChange),
  route(withdrawChange, withdraw),
  route(listChanges, showChanges),
  route(applyChange, apply),
  route(declineChange, decline),
];
