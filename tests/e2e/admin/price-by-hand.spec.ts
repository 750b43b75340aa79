import { seedUid } from "#api/demo/world/seed-keys.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

withOrWithoutJavaScript("without", (javaScriptEnabled) => {
  test("a price is set by hand with its reason, sells below cost only where that is meant, and goes back to the rates", async ({
    page,
    loginAs,
  }) => {
    const file = seedUid("file", javaScriptEnabled ? "AUFI200009" : "NZFI100022");
    await loginAs("admin");
    await page.goto(`/admin/client-files/${file}/services`);
    const toPrice = page.getByRole("link", { name: "How the price comes about", includeHidden: true });
    await page.goto((await toPrice.first().getAttribute("href")) ?? "");

    const current = page.locator("[data-slot=card]").filter({ hasText: "Counts now" });
    const before = await current.textContent();
    const submit = page.getByRole("button", { name: "Set the price" });
    const sell = page.getByLabel("Sell", { exact: true });
    const reason = page.getByLabel("Reason");
    await expect(submit).toBeHidden();
    await page.getByText("Set the price by hand").click();
    await sell.fill("0.50");
    await reason.fill("no");
    await submit.click();
    await expect(page.locator("[data-slot=error-summary]")).toContainText("Reason");
    await expect(sell).toHaveValue("0.50");
    await reason.fill("Agreed with the lodge");
    await submit.click();
    await expect(page.locator("[data-slot=error-summary]")).toContainText(
      "This is less than the service costs. Tick here if that is meant.",
    );
    await expect(reason).toHaveValue("Agreed with the lodge");
    await page.getByLabel("It is meant to sell below cost").check();
    await submit.click();
    await expect(page.getByText("The price was set.")).toBeVisible();
    await expect(current).toContainText("Set by hand by Mereana Tūhoe: Agreed with the lodge");
    await expect(current).toContainText("0.50");
    await expect(submit).toBeHidden();

    await page.getByRole("button", { name: "Take the price of the rates" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Take the price of the rates" }).click();
    await expect(page.getByText("The price is that of the rates again.")).toBeVisible();
    await expect(current).not.toContainText("Set by hand by");
    expect(withoutMoment(await current.textContent())).toBe(withoutMoment(before));
    await expect(page.getByText(/^Before · Version 2, /)).toBeVisible();
  });
});

/** A version of the price without its number and when it was made. */
function withoutMoment(text: string | null): string | undefined {
  return text?.replace(/^Version \d+, .*?(?=Counts now)/, "");
}
