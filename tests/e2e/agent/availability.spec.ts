import { summer } from "#tests/support/e2e/seasons.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

withOrWithoutJavaScript("with", () => {
  test("an agent checks what of a quote is available, and takes one service out", async ({
    page,
    loginAs,
  }) => {
    await loginAs("emma.larkspur");
    await page.goto(`/app/quick-quote/SAD5?travel_date=${summer}&class=standard&rooms=DB-2`);
    await page.getByLabel("Booking name").fill("To be checked");
    await page.getByRole("button", { name: "Save quote & customise" }).click();
    await expect(page).toHaveURL(/customise/);
    const reference = new URL(page.url()).pathname.split("/").at(-1);
    const check = page.getByRole("button", { name: "Check availability" });
    await expect(page.getByText(/checked at/)).toHaveCount(0);
    await check.click();
    const summary = page.locator("#availability").getByText(/^\d of 6 services (is|are) available at once/);
    await expect(summary).toBeVisible();
    await expect(page.getByText(/ · checked at \d{1,2}:\d\d\s[ap]m$/)).toHaveCount(6);
    const shuttle = page.getByRole("listitem").filter({ hasText: "Shared shuttle" });
    await expect(shuttle.getByText("Free sale · checked at")).toBeVisible();
    await shuttle.getByRole("button", { name: /^Remove/ }).click();
    await expect(page.getByText(/ · checked at \d{1,2}:\d\d\s[ap]m$/)).toHaveCount(5);
    // How many of them are had at once depends on what others have booked by now.
    await expect(page.locator("#availability")).toContainText(/of 5 services|; 5 go on request/);

    await page.goto(`/app/view-booking/${reference}`);
    await expect(page.getByText(/ · checked at \d{1,2}:\d\d\s[ap]m$/)).toHaveCount(5);
  });

  test("a consultant checks the quote of an agency", async ({ page, loginAs }) => {
    await loginAs("consultant");
    await page.goto("/admin/client-files?filter%5Breference%5D=NZFI100033");
    await page.getByRole("link", { name: "NZFI100033" }).click();
    await page.getByRole("button", { name: "Check availability" }).click();
    await expect(page.locator("#availability").getByText(/available at once/)).toBeVisible();
    await expect(page.getByText(/ · checked at \d{1,2}:\d\d\s[ap]m$/)).not.toHaveCount(0);
  });

  test("a supplier finds a sale from its allotment by its bell", async ({ page, loginAs }) => {
    await loginAs("front.steamvale");
    await page.goto("/supplier-app/notifications");
    const news = page.getByRole("button", { name: /^Sold from your allotment: 1 service of NZFI100013/ });
    await news.click();
    await expect(page).toHaveURL("/supplier-app/confirmed?filter%5Breference%5D=NZFI100013");
    const table = page.getByRole("table", { name: "Confirmed Bookings" });
    await expect(table.getByRole("row")).toHaveCount(2);
    await expect(table.getByText("Allotment")).toBeVisible();
  });
});
