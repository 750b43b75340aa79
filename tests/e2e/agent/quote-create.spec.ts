import { addDays, formatDays } from "#app/domain/dates.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import { summer } from "#tests/support/e2e/seasons.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

const later = addDays(summer, 7);

withOrWithoutJavaScript("with", (javaScript) => {
  test("begins a custom quote, puts a night in, and copies it for another date", async ({
    page,
    loginAs,
  }) => {
    await loginAs("emma.larkspur");
    await page.goto("/app/list-bookings");
    await page.getByRole("link", { name: "Create", exact: true }).click();
    await expect(page).toHaveTitle("Create");
    const form = page.locator("form#custom-quote");
    await form.getByRole("button", { name: "Create quote" }).click();
    await expect(form.getByText("This field is required").first()).toBeVisible();
    await form.getByLabel("Booking name").fill("From nothing");
    await form.getByLabel("Travel date", { exact: true }).fill(writeTypedDate(summer, "en"));
    await form.getByLabel("Duration in days").fill("3");
    if (javaScript) {
      await form.getByRole("combobox", { name: "Start location" }).fill("Queenstown");
      await page
        .getByRole("option", { name: /^Queenstown/ })
        .first()
        .click();
    } else {
      await form.getByLabel("Start location").selectOption("ZQN");
    }
    await form.getByRole("button", { name: "Create quote" }).click();
    await expect(page).toHaveURL(/\/app\/quick-quote\/customise\/NZFI\d{6}$/);
    await expect(page).toHaveTitle("From nothing");

    const first = page.locator("#day-1");
    await first.getByRole("link", { name: /^Insert activity here/ }).click();
    await first.getByText("Accommodation", { exact: true }).click();
    await first.getByRole("button", { name: "Find services" }).click();
    await first
      .getByRole("button", { name: /^Add: / })
      .first()
      .click();
    await expect(page.getByText("The service is added.", { exact: false })).toBeVisible();
    await expect(first.getByText("Overnight in Queenstown")).toBeVisible();

    await page.getByRole("link", { name: "Copy", exact: true }).click();
    await expect(page).toHaveTitle("Copy quote");
    await page.getByLabel("New travel date", { exact: true }).fill(writeTypedDate(later, "en"));
    await page.getByRole("button", { name: "Get price" }).click();
    await expect(page.getByText("Total of the copy")).toBeVisible();
    const name = page.getByLabel("Booking name");
    await expect(name).toHaveValue("From nothing");
    await name.fill("");
    await page.getByLabel("Your reference", { exact: false }).fill("LB-77");
    await page.getByRole("button", { name: "Save quote & customise" }).click();
    await expect(page.getByText("This field is required").first()).toBeVisible();
    await expect(page.getByLabel("Your reference", { exact: false })).toHaveValue("LB-77");
    await name.fill("Copied from nothing");
    await page.getByRole("button", { name: "Save quote & customise" }).click();
    await expect(page).toHaveURL(/\/app\/quick-quote\/customise\/NZFI\d{6}$/);
    await expect(
      page.getByText(formatDays(later, addDays(later, 2), "en"), { exact: false }).first(),
    ).toBeVisible();
    await page.getByRole("link", { name: "Overview" }).click();
    await expect(page).toHaveTitle("Copied from nothing");
    await expect(page.getByText("LB-77")).toBeVisible();
  });
});
