// Written by `npm run registry` from what lies in the folders.
import { bookingSettingEndpoints } from "#contract/system/booking-settings.ts";
import { notificationEndpoints } from "#contract/system/notifications/endpoints.ts";
import { outboxEndpoints } from "#contract/system/outbox.ts";
import { publicEndpoints } from "#contract/system/public-calls.ts";
import { savedViewEndpoints } from "#contract/system/saved-views.ts";
import { uploadEndpoints } from "#contract/system/uploads.ts";

export const endpoints = [
  ...bookingSettingEndpoints,
  ...notificationEndpoints,
  ...outboxEndpoints,
  ...publicEndpoints,
  ...savedViewEndpoints,
  ...uploadEndpoints,
] as const;
