import { addDays } from "#app/domain/dates.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import { audit } from "#tests/support/e2e/audit.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

/** The demo world has departures of every tour from four weeks on, for eleven months. */
const start = addDays(new Date().toISOString().slice(0, 10), 60);

withOrWithoutJavaScript("without", (javaScript) => {
  test("puts a tour departure into a quote, moves it to another one and requests the booking", async ({
    page,
    loginAs,
  }) => {
    await loginAs("emma.larkspur");
    await page.goto("/app/list-bookings/create");
    const form = page.locator("form#custom-quote");
    await form.getByLabel("Booking name").fill("On tour");
    await form.getByLabel("Travel date", { exact: true }).fill(writeTypedDate(start, "en"));
    await form.getByLabel("Duration in days").fill("40");
    if (javaScript) {
      await form.getByRole("combobox", { name: "Start location" }).fill("Christchurch");
      await page
        .getByRole("option", { name: /^Christchurch/ })
        .filter({ visible: true })
        .first()
        .click();
    } else {
      await form.getByLabel("Start location").selectOption("CHC");
    }
    await form.getByRole("button", { name: "Create quote" }).click();
    await expect(page).toHaveTitle("On tour");

    await page.getByRole("link", { name: "Tour departures" }).click();
    await expect(page).toHaveTitle("Tour departures");
    await page.getByLabel("Tour", { exact: true }).selectOption({ label: "Southern Light" });
    if (!javaScript) await page.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/filter%5Btour%5D=SOL/);
    const tiles = page.locator("[data-departure]");
    await expect(tiles.filter({ hasNotText: "Southern Light" })).toHaveCount(0);
    await tiles
      .getByRole("button", { name: /^Add to the quote/ })
      .first()
      .click();
    await expect(page).toHaveTitle("On tour");
    await expect(page.getByText("The tour is in the quote.", { exact: false })).toBeInViewport();
    const tour = page.locator("[id^=line-]").filter({ hasText: "Southern Light" }).first();
    await expect(tour).toBeInViewport();

    await page.getByRole("link", { name: "Swap: Southern Light" }).click();
    await expect(page).toHaveTitle("Another departure");
    await expect(tiles.filter({ hasText: "In this quote" })).toHaveCount(1);
    if (javaScript) expect(await audit(page, "everything")).toEqual([]);
    await tiles
      .getByRole("button", { name: /^Take this departure/ })
      .last()
      .click();
    await expect(page.getByText("The other departure is in the quote.", { exact: false })).toBeInViewport();
    await expect(tour).toBeInViewport();

    await page.getByRole("link", { name: "Request booking" }).click();
    await expect(page.getByText("Seats on the tour", { exact: false })).toBeVisible();
    const lead = page.getByRole("group", { name: "Lead traveller" });
    await lead.getByLabel("First name").fill("Ida");
    await lead.getByLabel("Last name").fill("Lark");
    await page.getByLabel("I accept the booking terms for my client").check();
    await page.getByRole("button", { name: /^Request booking for/ }).click();
    await expect(page).toHaveURL(/\/app\/view-booking\/NZFI\d{6}$/);
    await expect(page.getByText("Confirmed").first()).toBeVisible();
  });
});
