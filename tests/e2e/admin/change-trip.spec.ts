import type { Page } from "@playwright/test";
import { addDays, formatDayRange } from "#app/domain/dates.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import { audit } from "#tests/support/e2e/audit.ts";
import { bookTrip, quoteTrip } from "#tests/support/e2e/book-trip.ts";
import { openFile } from "#tests/support/e2e/open-file.ts";
import { summer } from "#tests/support/e2e/seasons.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

const moved = addDays(summer, 2);
const before = formatDayRange(summer, addDays(summer, 4), "en");
const after = formatDayRange(moved, addDays(moved, 4), "en");

/** From the list of files to the page of a trip, by the tab that leads there. */
async function toTrip(page: Page, reference: string, tab: string) {
  await openFile(page, reference);
  await page.getByRole("link", { name: tab, exact: true }).click();
  await page.getByRole("link", { name: "Dates, rooms and travellers" }).click();
}

withOrWithoutJavaScript("without", (javaScriptEnabled) => {
  test("the office moves a booking and leaves a traveller at home after it saw what that does", async ({
    page,
    context,
    loginAs,
  }) => {
    test.slow();
    await loginAs("emma.larkspur");
    const reference = await bookTrip(page, javaScriptEnabled ? "Matukituki Party" : "Hopkins Party");
    await context.clearCookies();
    await loginAs("consultant");
    await toTrip(page, reference, "Travellers");

    const date = page.getByRole("textbox", { name: "First day of the trip" });
    const price = page.getByRole("button", { name: "Show the price" });
    await expect(date).toHaveValue(writeTypedDate(summer, "en"));
    await price.click();
    await expect(page.getByText("Nothing is different from the booking yet.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Change the booking" })).toHaveCount(0);
    await date.fill("31 Feb 2027");
    await page.getByRole("group", { name: "Who no longer travels?" }).getByRole("checkbox").last().check();
    await price.click();
    await expect(date).toHaveAttribute("aria-invalid", "true");
    await expect(date).toHaveValue("31 Feb 2027");
    const stays = page.getByRole("group", { name: "Who no longer travels?" }).getByRole("checkbox").last();
    await expect(stays).toBeChecked();
    await date.fill(writeTypedDate(moved, "en"));
    await price.click();

    const facts = page.locator("#price");
    await expect(facts).toContainText(`${before} → ${after}`);
    await expect(facts).toContainText("Scenic train to Greymouth");
    if (javaScriptEnabled) expect(await audit(page, "everything")).toEqual([]);
    await page.getByLabel(/^Reason/).fill("The flight was moved.");
    await page.getByRole("button", { name: "Change the booking" }).click();
    await expect(page.getByText("The booking is changed.")).toBeVisible();
    await expect(page.getByText(formatDayRange(moved, addDays(moved, 4), "en")).first()).toBeVisible();
    await page.getByRole("link", { name: "Change requests", exact: true }).click();
    await expect(page.getByText("The flight was moved.")).toBeVisible();
  });

  test("the office puts a quote on another date, and what it typed stays where something is wrong", async ({
    page,
    context,
    loginAs,
  }) => {
    await loginAs("emma.larkspur");
    const reference = await quoteTrip(page, javaScriptEnabled ? "Makarora Party" : "Wilkin Party");
    await context.clearCookies();
    await loginAs("consultant");
    await toTrip(page, reference, "Services");
    const date = page.getByRole("textbox", { name: "First day of the trip" });
    const ages = page.getByLabel("Ages of children").first();
    const submit = page.getByRole("button", { name: "Change the quote" });
    await date.fill(writeTypedDate(moved, "en"));
    await ages.fill("eight");
    await submit.click();
    await expect(ages).toHaveAttribute("aria-invalid", "true");
    await expect(ages).toHaveValue("eight");
    await expect(date).toHaveValue(writeTypedDate(moved, "en"));
    await ages.fill("8");
    await submit.click();
    await expect(page.getByText(/^The quote is changed\./)).toBeVisible();
    await expect(page.getByText(after).first()).toBeVisible();
  });
});
