import { addDays, formatDayRange } from "#app/domain/dates.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import { summer } from "#tests/support/e2e/seasons.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

const later = addDays(summer, 7);

withOrWithoutJavaScript("without", () => {
  test("a saved quote gets other dates and another room in its place, and the version before is kept", async ({
    page,
    loginAs,
  }) => {
    await loginAs("emma.larkspur");
    await page.goto(`/app/quick-quote/SAD5?travel_date=${summer}&class=standard&rooms=DB-2`);
    await page.getByLabel("Booking name").fill("Moved in its place");
    await page.getByRole("button", { name: "Save quote & customise" }).click();
    await expect(page).toHaveURL(/\/customise\/NZFI\d{6}$/);
    const quote = page.url();

    await page.getByRole("link", { name: "Change dates or party" }).click();
    await expect(page).toHaveTitle("Change dates or party");
    const date = page.getByLabel("New travel date", { exact: true });
    await expect(date).toHaveValue(writeTypedDate(summer, "en"));
    await date.fill(writeTypedDate(later, "en"));
    await page.getByRole("button", { name: "Add room" }).click();
    const second = page.getByRole("group", { name: "Room 2" });
    await second.getByLabel(/Room type/).selectOption({ label: "Single" });
    await second.getByLabel("Adults").fill("1");
    await page.getByRole("button", { name: "Get price" }).click();
    await expect(page.getByText("New total")).toBeVisible();
    await page.getByRole("button", { name: "Change this quote" }).click();

    await expect(page).toHaveURL(quote);
    await expect(page.getByText("The dates or the party are changed.", { exact: false })).toBeVisible();
    const dates = formatDayRange(later, addDays(later, 4), "en");
    await expect(page.getByText(dates, { exact: false }).first()).toBeVisible();
    await expect(page.getByRole("group", { name: "Traveller 3" })).toBeVisible();
    await page.goto(`${quote.replace("quick-quote/customise", "view-booking")}/compare`);
    await expect(page.getByRole("main")).toContainText("Version 1");
    await expect(page.getByRole("main")).toContainText("Version 2");
  });
});
