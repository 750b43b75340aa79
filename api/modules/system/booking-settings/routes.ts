import { listHistory } from "#api/audit/history.ts";
import { route, type Route } from "#api/http/mount.ts";
import { readBookingSettings } from "#api/modules/system/booking-settings/read-settings.ts";
import { saveBookingSettings, settingsSubject } from "#api/modules/system/booking-settings/save-settings.ts";
import { bookingSettings } from "#contract/system/booking-settings.ts";

/** The settings of bookings and their money. */
export const bookingSettingRoutes: Route[] = [
  route(bookingSettings.show, (_input, call) =>
    call.database.inScope(call.scope, (tx) => readBookingSettings(tx)),
  ),
  route(bookingSettings.save, saveBookingSettings),
  route(bookingSettings.history, ({ query }, call) =>
    call.database.inScope(call.scope, (tx) => listHistory(tx, settingsSubject, query)),
  ),
];
