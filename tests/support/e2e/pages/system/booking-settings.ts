import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";

const office = { persona: "admin", title: "Booking settings" } as const;

export const pages: ResourcePages = {
  pages: () => [
    { ...office, route: "/admin/booking-settings", path: "/admin/booking-settings" },
    { ...office, route: "/admin/booking-settings/history", path: "/admin/booking-settings/history" },
  ],
  withoutPage: [],
};
