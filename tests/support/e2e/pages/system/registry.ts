// Written by `npm run registry` from what lies in the folders.
import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";
import { pages as bookingSettingsPages } from "#tests/support/e2e/pages/system/booking-settings.ts";
import { pages as outboxPages } from "#tests/support/e2e/pages/system/outbox.ts";

export const pages: Record<string, ResourcePages> = {
  "booking-settings": bookingSettingsPages,
  "outbox": outboxPages,
};
