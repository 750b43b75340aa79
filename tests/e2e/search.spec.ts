import { expect } from "@playwright/test";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { test } from "#tests/support/e2e/plain-test.ts";

test("the search page groups what it found, and opens the file of a reference that was sent", async ({
  as,
}) => {
  const office = await as("consultant");
  const byAgency = await office.open("/admin/search?q=silberf");
  expect(byAgency.$("#found-files + ul a").length).toBe(6);
  expect(byAgency.$('a[href="/admin/client-files?filter%5Bq%5D=silberf"]').length).toBe(1);
  const person = await office.open("/admin/search?q=kirra nolan");
  expect(person.$("#found-files + ul").text()).toContain("AUFI200001");
  const lowerCase = await office.open("/admin/search?q=nzfi-100002&open=1");
  expect(lowerCase.$("h1").text()).toContain("Bellandi");
  const nothing = await office.open("/admin/search?q=qqqq");
  expect(nothing.$("main").text()).toContain("Nothing found for “qqqq”");
  const empty = await office.open("/admin/search");
  expect(empty.$("main").text()).toContain("Type a reference");
});

test("words behind a reference lead to a page or a deed of its file, as far as the account may go there", async ({
  as,
}) => {
  const office = await as("consultant");
  const all = await office.open("/admin/search?q=NZFI100001");
  const ways = all.$("#found-ways + ul").text();
  for (const way of ["Invoices", "Travellers", "Add a service", "Copy"]) expect(ways).toContain(way);
  const some = await office.open("/admin/search?q=nzfi100001 inv");
  expect(some.$("#found-ways + ul a").length).toBeGreaterThan(0);
  expect(some.$("#found-ways + ul").text()).not.toContain("History");
  const one = await office.open("/admin/search?q=nzfi100001 history&open=1");
  expect(one.url.pathname).toMatch(/\/admin\/client-files\/[0-9A-Z]{26}\/history$/);
});

test("the office finds suppliers, products, packages and agencies beside files, each with the way to it", async ({
  as,
}) => {
  const office = await as("consultant");
  const steamvale = await office.open("/admin/search?q=steamvale");
  const to = `/admin/suppliers/${seedUid("supplier", "STEROT")}`;
  expect(steamvale.$(`#found-suppliers + ul a[href="${to}"]`).length).toBe(1);
  const room = await office.open("/admin/search?q=Lakeside room");
  expect(room.$(`#found-products + ul a[href^="${to}/products/"]`).length).toBeGreaterThan(0);
  const agency = await office.open("/admin/search?q=silberfarn");
  const files = agency.$("#found-agencies + ul a").attr("href");
  expect(files).toMatch(/^\/admin\/client-files\?filter%5Bagency%5D=Silberfarn/);
  expect((await office.open(files!)).$("tbody tr").length).toBeGreaterThan(0);
});

test("an agency finds its own files and packages, and nothing of others", async ({ as }) => {
  const agent = await as("emma.larkspur");
  const own = await agent.open("/app/search?q=hartigan");
  expect(own.$("#found-files + ul").text()).toContain("AUFI200001");
  const other = await agent.open("/app/search?q=Weißenborn");
  expect(other.$("#found-files").length).toBe(0);
  const exact = await agent.open("/app/search?q=AUFI200001&open=1");
  expect(exact.$("h1").text()).toContain("Hartigan");
  const notOwn = await agent.open("/app/search?q=NZFI100001&open=1");
  expect(notOwn.$("main").text()).toContain("Nothing found");
});
