import { expect } from "@playwright/test";
import { test } from "#tests/support/e2e/plain-test.ts";

test("the desk of a consultant shows their own files first, and those of all by a link", async ({ as }) => {
  const consultant = await as("consultant");
  const mine = await consultant.open("/admin");
  const tabs = mine.$("nav[aria-label='Whose files'] a");
  expect(tabs.filter("[aria-current=page]").text()).toBe("Mine");
  const all = await consultant.open(
    `/admin${tabs.not("[aria-current]").attr("href")?.replace("/admin", "")}`,
  );
  expect(all.$("nav[aria-label='Whose files'] a[aria-current=page]").text()).toBe("All");
  const sumOf = ({ $ }: typeof mine) =>
    $("nav[aria-label='Files by status'] a span[aria-hidden]")
      .toArray()
      .reduce((sum, one) => sum + Number($(one).text()), 0);
  expect(sumOf(mine)).toBeGreaterThan(0);
  expect(sumOf(all)).toBeGreaterThan(sumOf(mine));
});

test("a status on the desk leads to the same files in the list", async ({ as }) => {
  const consultant = await as("consultant");
  const { $ } = await consultant.open("/admin?whose=mine");
  const status = $("nav[aria-label='Files by status'] a").first();
  const list = await consultant.open(status.attr("href") ?? "");
  expect(list.url.searchParams.get("filter[whose]")).toBe("mine");
  expect(list.$("tbody tr").length).toBe(Number(status.find("span[aria-hidden]").text()));
});

test("what waits for an answer stands on the desk before everything else and leads to its file", async ({
  as,
}) => {
  const admin = await as("admin");
  const { $ } = await admin.open("/admin");
  const first = $("main h2").first();
  expect(first.text()).toBe("Waits for an answer");
  const href = first.parent().find("ul a").first().attr("href") ?? "";
  expect(href).toMatch(/^\/admin\/client-files\/[0-9A-Z]{26}$/);
});

test("a supplier reads what it is asked and whom to answer", async ({ as }) => {
  const supplier = await as("desk.steamvale");
  const { $ } = await supplier.open("/supplier-app");
  const asked = $("main h2").first();
  expect(asked.text()).toBe("Asked of you");
  expect(asked.parent().find("a[href^='mailto:'], a[href^='tel:']").length).toBe(2);
  expect(asked.parent().find("ul > li").length).toBeGreaterThan(0);
});

test("who looks after rates reads which quotes wait for one, and goes to the product that lacks it", async ({
  as,
}) => {
  const admin = await as("admin");
  const { $ } = await admin.open("/admin");
  const missing = $("main h2").filter((_, one) => $(one).text() === "Quotes without a rate");
  const links = missing.parent().find("ul a");
  expect(links.length).toBeGreaterThan(0);
  const rates = await admin.open(links.first().attr("href") ?? "");
  expect(rates.$("h1").text()).toBe(links.first().text().trim());
  const consultant = await as("consultant");
  expect((await consultant.open("/admin")).$("main").text()).not.toContain("Quotes without a rate");
});
