import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

withOrWithoutJavaScript("without", (javaScript) => {
  const ref = javaScript ? "SAD5" : "HAR6";

  test("a package is tested in the background, and the page follows until the months are there", async ({
    page,
    loginAs,
  }) => {
    test.slow();
    await loginAs("manager");
    await page.goto("/admin/quick-quote");
    await page.getByRole("link", { name: ref, exact: true }).click();
    const tabs = page.getByRole("navigation", { name: "Pages of this record" });
    await tabs.getByRole("link", { name: "Test" }).click();
    const tester = page.getByText(/^Tested on .* · /);
    await expect(tester).toContainText("Sina Fa'alogo");
    // One test runs at a time: the other way of walking this may have begun one.
    await expect(async () => {
      await page.reload();
      await page.getByRole("button", { name: "Test now" }).click({ timeout: 1000 });
      await expect(page.getByText("The test has begun.")).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    const months = page.getByRole("table");
    await expect(tester).toContainText("Callum Reid", { timeout: 60_000 });
    await expect(months.getByText("Priced").first()).toBeVisible();
    await expect(months).toContainText("$");

    await page.goto("/admin/quick-quote/test");
    const named = page.getByRole("link", { name: ref, exact: true });
    const row = page.getByRole("row").filter({ has: named });
    await expect(row).toContainText(/\d+ of \d+/);
    await named.click();
    await expect(page.getByRole("heading", { name: "What stands in the way" })).toBeVisible();
    // Browsers go to the place by themselves where a link loads a page.
    if (!javaScript) return;
    const problem = page.locator('a[href*="#slot-"]').first();
    const service = (await problem.innerText()).replace(/^Day \d+: /, "");
    await problem.click();
    await expect(page).toHaveURL(/\/days#slot-/);
    const slot = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
    await expect(slot).toContainText(service);
    await expect(slot).toBeInViewport();
  });
});
