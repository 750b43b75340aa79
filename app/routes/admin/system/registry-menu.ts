// Written by `npm run registry` from what lies in the folders.
import type { NavEntry } from "#app/components/portal/nav-entries.ts";
import { menu as bookingSettingsMenu } from "#app/routes/admin/system/booking-settings/menu.ts";
import { menu as outboxMenu } from "#app/routes/admin/system/outbox/menu.ts";

export const menu: NavEntry[] = [
  bookingSettingsMenu,
  outboxMenu,
];
