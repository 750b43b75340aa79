import type { ApiClient } from "#app/services/http/api-client.ts";
import { bookingSettings, type BookingSettingsInput } from "#contract/system/booking-settings.ts";

/** The settings of bookings and their money. */
export const bookingSettingsService = (api: ApiClient) => ({
  get: () => api.call(bookingSettings.show),
  save: (lock_version: number, input: BookingSettingsInput) =>
    api.call(bookingSettings.save, { body: { ...input, lock_version } }),
  /** A page of its changes, the newest first. */
  history: (page = 1) => api.call(bookingSettings.history, { query: { page } }),
});
