import { expect } from "@playwright/test";
import type { Reader } from "#tests/support/e2e/personas.ts";
import { test } from "#tests/support/e2e/plain-test.ts";

const lists: [persona: Reader, paths: string[]][] = [
  [
    "admin",
    [
      "/admin/client-files?filter[scope]=all&sort=name",
      "/admin/labels?sort=name",
      "/admin/alerts",
      "/admin/itinerary-locations?filter[kind]=town",
      "/admin/quick-quote",
      "/admin/quick-quote/test",
      "/admin/users",
      "/admin/outbox",
      "/admin/notifications",
    ],
  ],
  ["emma.larkspur", ["/app/list-bookings?sort=-name", "/app/users", "/app/quick-quote"]],
  ["desk.steamvale", ["/supplier-app/confirmed", "/supplier-app/users"]],
];

for (const [persona, paths] of lists) {
  test(`a page beyond the end of a list of ${persona} leads to its last page`, async ({ as }) => {
    const visitor = await as(persona);
    for (const path of paths) {
      const asked = new URL(path, "http://localhost");
      const whole = await visitor.open(path);
      const search = new URLSearchParams([...asked.searchParams, ["page", "99999"]]);
      const { status, url, $ } = await visitor.open(`${asked.pathname}?${search}`);
      expect(status, path).toBe(200);
      const { page = "1", ...others } = Object.fromEntries(url.searchParams);
      expect(others, path).toEqual(Object.fromEntries(asked.searchParams));
      const current = $("nav[aria-label=Pages] [aria-current=page]").text().trim();
      expect(Number(page), path).toBe(Number(current.replace(/\D/g, "") || "1"));
      const rows = whole.$("main tbody tr, main article, main ol > li").length;
      if (rows > 0) expect($("main tbody tr, main article, main ol > li").length, path).toBeGreaterThan(0);
    }
  });
}
