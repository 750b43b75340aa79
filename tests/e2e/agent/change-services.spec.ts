import type { Page } from "@playwright/test";
import { addDays, formatDayRange, formatDays } from "#app/domain/dates.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import { bookTrip } from "#tests/support/e2e/book-trip.ts";
import { carryOutChange } from "#tests/support/e2e/carry-out.ts";
import { summer } from "#tests/support/e2e/seasons.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const moved = addDays(summer, 2);
const typed = writeTypedDate(moved, "en");
const before = formatDayRange(summer, addDays(summer, 4), "en");
const after = formatDayRange(moved, addDays(moved, 4), "en");

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an agent swaps a service and keeps what else was typed, and the office reads both", async ({
    page,
    browser,
    loginAs,
    baseURL,
  }) => {
    await loginAs("emma.larkspur");
    const reference = await bookTrip(page, "Whitcombe swaps");
    await page.getByRole("link", { name: "Request change" }).click();
    await page.getByRole("textbox", { name: "First day of the trip" }).fill(typed);
    await page.getByRole("button", { name: "Swap: Shared shuttle airport – city" }).click();
    await expect(page).toHaveTitle("Swap a service");
    await expect(
      page.getByRole("heading", { name: "Instead of Shared shuttle airport – city" }),
    ).toBeVisible();
    await page.getByRole("link", { name: /^Choose: Private transfer airport – city/ }).click();

    await expect(page.getByRole("textbox", { name: "First day of the trip" })).toHaveValue(typed);
    const chosen = page.getByLabel(/^Instead: Private transfer airport – city/);
    await expect(chosen).toBeChecked();
    await expect(page.getByText("Shared shuttle airport – city →")).toBeVisible();
    await expect(page.getByText(`${before} → ${after}`)).toBeVisible();

    await chosen.uncheck();
    await page.getByRole("button", { name: "Show the price" }).click();
    await expect(page.getByText("Shared shuttle airport – city →")).toHaveCount(0);
    await page.goBack();
    await page.getByLabel(/^I agree to the change/).check();
    await page.getByRole("button", { name: "Send the request" }).click();
    await expect(page.getByText("Your request is with your consultant.")).toBeVisible();

    const reads = (office: Page) => office.getByText("Shared shuttle airport – city →");
    await carryOutChange(browser, { reference, reads }, { javaScriptEnabled: false, baseURL });

    await page.goto(`/app/view-booking/${reference}`);
    await expect(page.getByText("Private transfer airport – city").first()).toBeVisible();
  });
});

test("an agent adds a service on a day of the trip", async ({ page, loginAs }) => {
  await loginAs("emma.larkspur");
  const reference = await bookTrip(page, "Whitcombe adds");
  await page.getByRole("link", { name: "Request change" }).click();
  await page.getByLabel(/^Scenic train to Greymouth/).check();
  await page.getByRole("combobox", { name: "Day" }).selectOption("5");
  await page.getByRole("button", { name: "Find a service to add" }).click();
  await expect(page).toHaveTitle("Add a service");
  await expect(page.getByText(/^Day 5 · /)).toBeVisible();
  await page.getByRole("button", { name: "Find services" }).click();
  await page
    .getByRole("combobox", { name: "Start time: Steamer cruise" })
    .first()
    .selectOption({ label: "2:00\u00a0pm" });
  await page
    .getByRole("button", { name: /^Add: Steamer cruise/ })
    .first()
    .click();

  await expect(page.getByLabel(/^Steamer cruise on Lake Wakatipu, .*, 2:00\spm/)).toBeChecked();
  await expect(page.getByLabel(/^Scenic train to Greymouth/)).toBeChecked();
  const priced = page.locator("#price");
  await expect(priced.getByText("Steamer cruise on Lake Wakatipu")).toBeVisible();
  await page.getByRole("textbox", { name: "First day of the trip" }).fill(typed);
  await page.getByRole("button", { name: "Show the price" }).click();
  await expect(page.getByText("The services that you added have moved with the trip.")).toBeVisible();
  const lastDay = formatDays(addDays(moved, 4), addDays(moved, 4), "en");
  await expect(page.getByLabel(`Steamer cruise on Lake Wakatipu`)).toHaveAccessibleName(
    new RegExp(`, 2:00\\spm \\(${lastDay}\\)$`),
  );
  await expect(priced.getByText("new", { exact: true })).toBeVisible();
  await page.getByLabel(/^I agree to the change/).check();
  await page.getByRole("button", { name: "Send the request" }).click();
  await expect(page.getByText(/Your request is with your consultant|The booking is changed/)).toBeVisible();
  const asked = page.getByRole("region", { name: "Changes asked for" });
  await expect(asked.getByText("Steamer cruise on Lake Wakatipu")).toBeVisible();
  await page.getByRole("button", { name: "Withdraw request" }).click();
  await expect(page.getByText("The request is withdrawn.")).toBeVisible();
  await page.goto(`/app/view-booking/${reference}/change`);
  await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
});
