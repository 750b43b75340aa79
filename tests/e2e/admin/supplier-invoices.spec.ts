import { seedUid } from "#api/demo/world/seed-keys.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

withOrWithoutJavaScript("with", (javaScriptEnabled) => {
  test("a supplier's invoice is recorded once, stands beside what was expected, and is taken back", async ({
    page,
    loginAs,
  }) => {
    const reference = javaScriptEnabled ? "NZFI100013" : "NZFI100016";
    const number = `INV ${reference}`;
    await loginAs("manager");
    const record = async () => {
      await page.getByRole("link", { name: "Record a supplier’s invoice" }).click();
      await page.getByRole("link", { name: "Steamvale Lakeside Hotel" }).click();
      await expect(page.getByRole("heading", { name: "Invoice of Steamvale Lakeside Hotel" })).toBeVisible();
    };
    const submit = page.getByRole("button", { name: "Record invoice" });
    const amount = page.getByLabel(/^Park room, /).first();
    await page.goto(`/admin/client-files/yield/${seedUid("file", reference)}`);

    await record();
    const expected = await amount.inputValue();
    expect(Number(expected.replaceAll(",", ""))).toBeGreaterThan(0);
    await amount.fill("12x");
    await submit.click();
    await expect(page.locator("[data-slot=error-summary]")).toContainText("Invoice number");
    await expect(amount).toHaveValue("12x");
    await page.getByLabel("Invoice number").fill(number);
    await amount.fill("1,234.50");
    await submit.click();
    await expect(page.getByText(`Invoice ${number} was recorded.`)).toBeVisible();
    const row = page.getByRole("table", { name: "What suppliers billed" }).getByRole("row", {
      name: /^Park room/,
    });
    await expect(row.first()).toContainText("1,234.50");

    await record();
    await page.getByLabel("Invoice number").fill(number.toLowerCase());
    await amount.fill("5");
    await submit.click();
    await expect(
      page.getByText("This invoice of the supplier is written down already.").first(),
    ).toBeVisible();
    await expect(amount).toHaveValue("5");
    await page.getByRole("link", { name: "Back to yield" }).click();
    // What was refused is not saved.
    if (javaScriptEnabled) await page.getByRole("button", { name: "Leave without saving" }).click();

    await page
      .getByRole("button", { name: `Take back: Steamvale Lakeside Hotel, invoice ${number}` })
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
    await expect(page.getByText("The invoice was taken back.")).toBeVisible();
    await expect(page.getByText(number)).toHaveCount(0);
  });
});
