import { expect } from "@playwright/test";
import type { Reader } from "#tests/support/e2e/personas.ts";
import { test } from "#tests/support/e2e/plain-test.ts";

const lists: [persona: Reader, paths: [path: string, filter: string][]][] = [
  [
    "admin",
    [
      ["/admin/client-files", "status"],
      ["/admin/client-files", "travel_date_from"],
      ["/admin/labels", "active"],
      ["/admin/alerts", "state"],
      ["/admin/itinerary-locations", "kind"],
      ["/admin/quick-quote", "status"],
      ["/admin/users", "role"],
      ["/admin/outbox", "status"],
      ["/admin/notifications", "unread"],
    ],
  ],
  [
    "emma.larkspur",
    [
      ["/app/list-bookings", "travel_date_to"],
      ["/app/users", "status"],
      ["/app/quick-quote", "month"],
    ],
  ],
  [
    "desk.steamvale",
    [
      ["/supplier-app/confirmed", "date_from"],
      ["/supplier-app/users", "role"],
    ],
  ],
];

for (const [persona, paths] of lists) {
  test(`lists of ${persona} show and export nothing for a filter they cannot read, and say so`, async ({
    as,
  }) => {
    const visitor = await as(persona);
    for (const [path, filter] of paths) {
      for (const search of [`filter[${filter}]=notreadable`, "filter[nope]=notreadable"]) {
        const { $, status } = await visitor.open(`${path}?${search}`);
        const shown = `${path}?${search}`;
        expect(status, shown).toBe(200);
        expect($("[data-slot=data-table] tbody tr").length, shown).toBe(0);
        expect($("[data-slot=unreadable-filters]").text(), shown).toContain(
          search.includes("nope") ? "no filter “nope”" : "“notreadable”",
        );
        const asked = $("[data-slot=filter-bar]").length;
        expect($("[aria-invalid=true]").length, shown).toBe(search.includes("nope") ? 0 : asked);
        const csv = $('a[href*="export.csv"]').attr("href");
        if (csv === undefined) continue;
        const lines = (await visitor.open(csv)).$.text().trim().split("\n");
        expect(lines.length, csv).toBe(1);
      }
    }
  });
}

test("no bulk action takes all that match a filter which cannot be read", async ({ as }) => {
  const visitor = await as("admin");
  const page = await visitor.open("/admin/labels");
  page.url.searchParams.set("filter[active]", "notreadable");
  page.$("[data-slot=bulk-form]").attr("action", page.url.pathname + page.url.search);
  page.$("[data-slot=bulk-form]").append('<input type="hidden" name="scope" value="all">');
  const { $ } = await visitor.press(page, 'button[name=bulk][value="deactivate"]');
  expect($("[role=alert]").text()).toContain("matches no entry");
  expect($("[data-slot=bulk-preview]").length).toBe(0);
});
