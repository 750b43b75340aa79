import { expect } from "@playwright/test";
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
