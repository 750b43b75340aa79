import { readFileSync } from "node:fs";
import { demoPassword } from "#tests/support/e2e/personas.ts";
import { signInScreen } from "#tests/support/e2e/sign-in-screen.ts";
import { expect, test, withAndWithoutJavaScript } from "#tests/support/e2e/test.ts";

withAndWithoutJavaScript((javaScript) => {
  test("signs in, opens client files and one file with its days and services", async ({ page }) => {
    await page.goto("/admin/client-files");
    await expect(page).toHaveURL("/admin/login?to=%2Fadmin%2Fclient-files");
    await expect(page).toHaveTitle("Admin Login");
    await signInScreen(page).enter("consultant", demoPassword);
    await expect(page).toHaveURL("/admin/client-files");
    await expect(page).toHaveTitle("Client Files");
    await expect(page.getByRole("table").getByRole("rowheader")).toHaveCount(25);
    await page.goto("/admin/client-files?filter%5Bq%5D=NZFI100001");
    await page.getByRole("link", { name: "NZFI100001" }).click();
    await expect(page).toHaveURL(/\/admin\/client-files\/[0-9A-HJKMNP-TV-Z]{26}$/i);
    await expect(page).toHaveTitle("Familie Weißenborn");
    const services = page.getByRole("table", { name: "Services" });
    await expect(services.getByRole("rowheader", { name: /^Day \d+ / })).toHaveCount(12);
    await expect(services.getByText("SV-48213")).toBeVisible();
    await expect(page.getByText("Familie feiert am neunten Tag einen runden Geburtstag.")).toBeVisible();
    await expect(page.getByText("Birthday card at Star Basin")).toBeVisible();
    await page.getByRole("heading", { name: "Itinerary" }).click();
    const started = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download PDF" }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe("Itinerary NZFI100001 Familie Weißenborn.pdf");
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString("latin1"),
    ).toBe("%PDF-");
  });

  test("sorts and searches the list, all of it in the address", async ({ page, loginAs }) => {
    await loginAs("consultant");
    await page.goto("/admin/client-files");
    const references = page.getByRole("table").getByRole("rowheader");
    await page.getByRole("columnheader", { name: "Reference" }).getByRole("link").first().click();
    await expect(page).toHaveURL(/sort=-?reference/);
    await expect
      .poll(async () => {
        const shown = await references.allTextContents();
        return [shown.toSorted(), shown.toSorted().toReversed()].some(
          (order) => order.join() === shown.join(),
        );
      })
      .toBe(true);
    await expect(page.locator("th[aria-sort=ascending], th[aria-sort=descending]")).toHaveCount(1);
    const search = page.getByRole("search", { name: /filter/i }).getByRole("searchbox");
    await search.fill("Bellandi");
    if (javaScript) await search.press("Enter");
    else
      await page
        .getByRole("search", { name: /filter/i })
        .getByRole("button", { name: "Search" })
        .click();
    await expect(references).toHaveText(["NZFI100002"]);
    await page.reload();
    await expect(references).toHaveText(["NZFI100002"]);
    await page.goBack();
    // Back before the page is alive loads it once more.
    await expect(references).toHaveCount(25);
  });

  test("leads from the desk to the trips under way", async ({ page, loginAs }) => {
    await loginAs("consultant");
    await page.goto("/admin");
    await page
      .getByRole("link", { name: /Familie Weißenborn/ })
      .first()
      .click();
    await expect(page).toHaveTitle("Familie Weißenborn");
  });

  test("names the permission that somebody lacks", async ({ page, loginAs }) => {
    await loginAs("consultant");
    const answer = await page.goto("/admin/outbox");
    expect(answer?.status()).toBe(403);
    await expect(page.getByText("settings.view", { exact: true })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Outbox" })).toHaveCount(0);
  });

  test("keeps agents out of the back office and the back office out of the agents' portal", async ({
    page,
    loginAs,
    context,
  }) => {
    await loginAs("emma.larkspur");
    await page.goto("/admin/client-files");
    await expect(page).toHaveURL("/admin/login?to=%2Fadmin%2Fclient-files");
    await context.clearCookies();
    await loginAs("consultant");
    await page.goto("/app/list-bookings");
    await expect(page).toHaveURL("/?to=%2Fapp%2Flist-bookings");
    await page.goto("/supplier-app");
    await expect(page).toHaveURL("/supplier/login?to=%2Fsupplier-app");
  });
});
