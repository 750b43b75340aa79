import { seedUid } from "#api/demo/world/seed-keys.ts";
import { addDays, formatDayRange } from "#app/domain/dates.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import type { Page } from "@playwright/test";
import { autumn, summer, winter } from "#tests/support/e2e/seasons.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

/** January and October of the years for which the demo world has rates of most services, but not of a cruise. */

const tiles = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
const price = (page: Page) => page.locator("#price");

withOrWithoutJavaScript("with", (javaScript) => {
  test("filters packages, prices one for two rooms with a child, and changes it again", async ({
    page,
    loginAs,
  }) => {
    await loginAs("emma.larkspur");
    await page.goto("/app");
    await page
      .getByRole("navigation", { name: "Main navigation" })
      .getByRole("link", { name: "Quick Quote" })
      .click();
    await expect(page).toHaveTitle("Quick Quote");
    expect(await tiles(page)).toContain("Harbour and Rock");

    const filters = page.getByRole("search", { name: "Filters" });
    await filters.getByLabel("Start location").selectOption({ label: "Christchurch" });
    if (!javaScript) await filters.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL(/filter%5Bstart%5D=CHC/);
    await expect.poll(() => tiles(page)).toEqual(["Southern Alps Discovery", "Coast to Glacier by Rail"]);

    await page.getByRole("link", { name: "Southern Alps Discovery" }).click();
    await expect(page).toHaveTitle("Southern Alps Discovery");
    await expect(page.getByRole("heading", { name: "Day by day" })).toBeVisible();

    const form = price(page);
    await form.getByLabel("Travel date", { exact: true }).fill(writeTypedDate(summer, "en"));
    await form.getByLabel("Accommodation class").selectOption({ label: "Superior" });
    await form.getByLabel("Ages of children").fill("8");
    await form.getByRole("button", { name: "Add room" }).click();
    const second = form.getByRole("group", { name: "Room 2" });
    await second.getByLabel(/Room type/).selectOption({ label: "Single" });
    await second.getByLabel("Adults").fill("1");
    await expect(form.getByLabel("Travel date", { exact: true })).toHaveValue(new RegExp(summer.slice(0, 4)));
    const asked: (string | null)[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith(".data")) asked.push(searchParams.get("_routes"));
    });
    await form.getByRole("button", { name: "Get price" }).click();

    const dates = formatDayRange(summer, addDays(summer, 4), "en");
    await expect(form.getByText(`${dates} · Superior · 3 adults, 1 child`)).toBeVisible();
    await expect(form.getByText("Room 1: Double")).toBeVisible();
    await expect(form.getByText("1 × Child, 8")).toBeVisible();
    await expect(form.getByText("Room 2: Single")).toBeVisible();
    await expect(form.getByText("Your commission")).toBeVisible();
    await expect(
      form.getByText("Prices are estimated and subject to change", { exact: false }),
    ).toBeVisible();
    await expect(form.getByText("Quotes are subject to availability", { exact: false })).toBeVisible();

    // The package itself is not read again for a price of it.
    const parts = asked.map((routes) => routes?.split(",").filter((route) => route.includes("quick-quote")));
    expect(parts).toEqual(javaScript ? [["routes/agent/quick-quote/price"]] : []);

    // The address holds the price: it can be reloaded and passed on.
    const total = await form.getByText("Selling price").locator("..").textContent();
    await page.goto(page.url());
    expect(await form.getByText("Selling price").locator("..").textContent()).toBe(total);

    await form.getByRole("link", { name: "Make more changes" }).click();
    await expect(form.getByLabel("Accommodation class")).toHaveValue("superior");
    await expect(form.getByLabel("Ages of children").first()).toHaveValue("8");
    await expect(form.getByRole("group", { name: "Room 2" }).getByLabel(/Room type/)).toHaveValue("SG");
    await form.getByRole("button", { name: "Remove Room 2" }).click();
    await expect(form.getByRole("group", { name: "Room 2" })).toBeHidden();
    await form.getByRole("checkbox").first().check();
    await form.getByRole("button", { name: "Get price" }).click();
    await expect(form.getByText("Optional, included")).toBeVisible();
    await expect(form.getByText("2 adults, 1 child", { exact: false })).toBeVisible();
  });

  test("shows a service without a rate in red with the reason, outside the total", async ({
    page,
    loginAs,
  }) => {
    await loginAs("emma.larkspur");
    await page.goto(
      `/app/quick-quote/SAD5?travel_date=${autumn}&class=standard&rooms=DB-2&optional=${seedUid("package slot", "SAD5 4.20")}`,
    );
    const red = price(page).locator("[data-refused]");
    await expect(red).toHaveCount(1);
    await expect(red.getByText("Not saved to the quote")).toBeVisible();
    await expect(red.getByText(/There are no rates for|closed/)).toBeVisible();
    await expect(price(page).getByText("1 service has no rate for these dates")).toBeVisible();
    await expect(price(page).getByText("Selling price")).toBeVisible();
  });

  test("says beside each field what is wrong and keeps what was typed", async ({ page, loginAs }) => {
    await loginAs("emma.larkspur");
    await page.goto("/app/quick-quote/SAD5");
    const form = price(page);
    await form.getByLabel("Travel date", { exact: true }).fill("31/02/2027");
    await form.getByLabel("Ages of children").fill("eight");
    await form.getByRole("button", { name: "Get price" }).click();
    const refusal = form.getByRole("group", { name: "There is a problem with 2 fields" });
    await expect(refusal).toBeVisible();
    if (javaScript) await expect(refusal).toBeFocused();
    await refusal.getByRole("link", { name: "Room 1, Ages of children" }).click();
    await expect(form.getByLabel("Ages of children")).toBeFocused();
    await expect(form.getByLabel("Travel date", { exact: true })).toHaveValue("31/02/2027");
    await expect(form.getByLabel("Ages of children")).toHaveValue("eight");
  });

  test("keeps the form beside the price, with the total and the way to save it in sight", async ({
    page,
    loginAs,
  }) => {
    await loginAs("emma.larkspur");
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/app/quick-quote/SAD5?travel_date=${summer}&class=standard&rooms=DB-2`);
    const form = price(page);
    const total = form.getByText("Selling price").locator("..");
    await expect(total).toBeInViewport();
    await expect(form.getByRole("button", { name: "Save quote & customise" })).toBeInViewport({ ratio: 1 });
    await expect(form.getByText("Qty 1", { exact: false }).first()).toBeVisible();
    const before = await total.textContent();
    const choice = form.getByLabel("Accommodation class");
    await form.getByLabel("Booking name").fill("Typed before");
    await choice.focus();
    await choice.selectOption({ label: "Superior" });
    if (!javaScript) await form.getByRole("button", { name: "Get price" }).click();
    await expect(form.getByText("· Superior · 2 adults")).toBeVisible();
    await expect(total).not.toHaveText(before ?? "");
    if (javaScript) {
      // One action: nothing was pressed, nothing that was typed is gone, and the cursor stands where it was.
      await expect(choice).toBeFocused();
      await expect(form.getByLabel("Booking name")).toHaveValue("Typed before");
    }
    // A room more is priced as well, and what is saved is what is shown.
    await form.getByRole("button", { name: "Add room" }).click();
    await expect(form.getByText("· Superior · 4 adults")).toBeVisible();
    await form.getByLabel("Booking name").fill("Two rooms");
    await form.getByRole("button", { name: "Save quote & customise" }).click();
    await expect(page).toHaveURL(/\/app\/quick-quote\/customise\//);
    await expect(page.getByRole("group", { name: "Traveller 4" })).toBeVisible();
  });

  test("says why a package is not sold in a month, with the months in which it is", async ({
    page,
    loginAs,
  }) => {
    await loginAs("emma.larkspur");
    await page.goto(`/app/quick-quote/SAD5?travel_date=${winter}&class=standard&rooms=DB-2`);
    await expect(price(page).getByText("This package is travelled in these months: Oct–Apr.")).toBeVisible();
  });
});
