import { route, type Route } from "#api/http/mount.ts";
import { apply, decline, showChanges } from "#api/modules/sales/booking-changes/answer-change.ts";
import { changeReplacements } from "#api/modules/sales/booking-changes/change-choices.ts";
import { previewChange, sendChange, withdraw } from "#api/modules/sales/booking-changes/send-change.ts";
import {
  applyChange,
  declineChange,
  listChangeReplacements,
  listChanges,
  requestChange,
  showChange,
  withdrawChange,
} from "#contract/sales/bookings/change-calls.ts";

/** Changes that agencies ask for after the booking, and the answers of the office. */
export const bookingChangeRoutes: Route[] = [
  route(showChange, previewChange),
  route(listChangeReplacements, changeReplacements),
  route(requestChange, sendChange),
  route(withdrawChange, withdraw),
  route(listChanges, showChanges),
  route(applyChange, apply),
  route(declineChange, decline),
];
