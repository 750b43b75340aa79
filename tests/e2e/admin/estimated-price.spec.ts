import { addDays } from "#app/domain/dates.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import { quoteTrip } from "#tests/support/e2e/book-trip.ts";
import { openFile } from "#tests/support/e2e/open-file.ts";
import { summer } from "#tests/support/e2e/seasons.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

/** The same summer three years on, for which nobody has rates yet. */
const later = addDays(summer, 3 * 364);

withOrWithoutJavaScript("without", (javaScriptEnabled) => {
  test("a service of a quote for days without rates is estimated by the last ones, and its agency reads that", async ({
    page,
    context,
    loginAs,
  }) => {
    test.slow();
    await loginAs("emma.larkspur");
    const reference = await quoteTrip(page, javaScriptEnabled ? "Cascade Party" : "Arawhata Party");
    await context.clearCookies();
    await loginAs("consultant");
    await openFile(page, reference);
    await page.getByRole("link", { name: "Services", exact: true }).click();
    await page.getByRole("link", { name: "Dates, rooms and travellers" }).click();
    await page.getByRole("textbox", { name: "First day of the trip" }).fill(writeTypedDate(later, "en"));
    await page.getByRole("button", { name: "Change the quote" }).click();
    await expect(page.getByText(/^The quote is changed\./)).toBeVisible();
    const toPrice = page.getByRole("link", { name: "How the price comes about", includeHidden: true });
    await page.goto((await toPrice.first().getAttribute("href")) ?? "");
    await expect(page.getByText("This service has no price.")).toBeVisible();
    await page.getByRole("button", { name: "Estimate by the last rates" }).click();
    await expect(page.getByText("The price is estimated by the last rates.")).toBeVisible();
    const current = page.locator("[data-slot=card]").filter({ hasText: "Counts now" });
    await expect(current).toContainText("Estimated by the last rates before these days.");
    await expect(page.getByRole("button", { name: "Estimate by the last rates" })).toHaveCount(0);

    await context.clearCookies();
    await loginAs("emma.larkspur");
    await page.goto(`/app/quick-quote/customise/${reference}`);
    await expect(page.getByText("Estimated price", { exact: true })).toHaveCount(1);
  });
});
