import type { Page } from "@playwright/test";
import { addDays, formatDayRange } from "#app/domain/dates.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import { bookTrip } from "#tests/support/e2e/book-trip.ts";
import { carryOutChange } from "#tests/support/e2e/carry-out.ts";
import { summer } from "#tests/support/e2e/seasons.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

const moved = addDays(summer, 2);
const before = formatDayRange(summer, addDays(summer, 4), "en");
const after = formatDayRange(moved, addDays(moved, 4), "en");

withOrWithoutJavaScript("without", (javaScript) => {
  test("an agent prices and sends a change, and the office carries it out", async ({
    page,
    browser,
    loginAs,
    baseURL,
  }) => {
    const name = `Whitcombe ${javaScript ? "with" : "without"} a script`;
    await loginAs("emma.larkspur");
    const reference = await bookTrip(page, name);

    await page.getByRole("link", { name: "Request change" }).click();
    await page.getByRole("button", { name: "Show the price" }).click();
    await expect(page.getByText("Nothing is different from the booking yet.")).toBeVisible();
    await page.getByRole("textbox", { name: "First day of the trip" }).fill(writeTypedDate(moved, "en"));
    await page.getByLabel(/^Scenic train to Greymouth/).check();
    await page.getByRole("button", { name: "Show the price" }).click();
    await expect(page.getByText(`${before} → ${after}`)).toBeVisible();
    await page.getByRole("button", { name: "Send the request" }).click();
    await expect(page.getByText("Required", { exact: true }).first()).toBeVisible();
    await page.getByLabel("Remark").fill("The flight was moved.");
    await page.getByLabel(/^I agree to the change/).check();
    await page.getByRole("button", { name: "Send the request" }).click();
    await expect(page.getByText("Your request is with your consultant.")).toBeVisible();
    await expect(page.getByText("Waiting", { exact: true })).toBeVisible();

    const reads = (office: Page) => office.getByText("The flight was moved.");
    await carryOutChange(browser, { reference, reads }, { javaScriptEnabled: javaScript, baseURL });

    await page.reload();
    await expect(page.getByText("Carried out", { exact: true })).toBeVisible();
    await page.goto(`/app/view-booking/${reference}`);
    await expect(page.getByText(after).first()).toBeVisible();
  });
});
