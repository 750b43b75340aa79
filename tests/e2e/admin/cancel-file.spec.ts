import { seedUid } from "#api/demo/world/seed-keys.ts";
import { audit } from "#tests/support/e2e/audit.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

withOrWithoutJavaScript("with", (javaScript) => {
  test("a booking that is billed and paid is cancelled by the office, credited and refunded", async ({
    page,
    loginAs,
  }) => {
    test.slow();
    const file = seedUid("file", javaScript ? "NZFI100019" : "NZFI100021");
    await loginAs("admin");
    await test.step("it is billed whole and paid", async () => {
      await page.goto(`/admin/client-files/invoices/${file}/issue`);
      await page.getByRole("radio", { name: /^The full amount/ }).check();
      await page.getByRole("button", { name: "Issue invoice" }).click();
      await page.getByRole("link", { name: "Record payment" }).click();
      await page.getByRole("button", { name: "Record payment" }).click();
      await expect(page.getByText("The payment was recorded.")).toBeVisible();
    });
    await test.step("cancelled from its menu, with a reason, at the fee that is shown", async () => {
      await page.getByRole("link", { name: "Overview" }).click();
      // The page before has a menu of that name too.
      await expect(page.getByRole("heading", { name: "Travellers and rooms" })).toBeVisible();
      await page.getByText("More", { exact: true }).click();
      await page.getByRole("link", { name: "Cancel booking" }).click();
      await expect(page.getByRole("heading", { name: "Cancel booking" })).toBeVisible();
      await expect(page.getByText(/^From .* the fee is NZ\$/)).toBeVisible();
      if (javaScript) expect(await audit(page, "everything")).toEqual([]);
      const reason = page.getByLabel("Reason");
      await reason.fill("No");
      await page.getByRole("button", { name: "Cancel booking for good" }).click();
      await expect(reason).toHaveAttribute("aria-invalid", "true");
      await expect(reason).toHaveValue("No");
      await reason.fill("The clients fell ill.");
      await page.getByRole("checkbox", { name: /no fee/ }).check();
      await page.getByRole("button", { name: "Cancel booking for good" }).click();
      await expect(page.getByText("The booking is cancelled. Fee: NZ$0.00.")).toBeVisible();
      await expect(page.getByText("More", { exact: true })).toHaveCount(0);
    });
    await test.step("what was billed is taken back, and the money goes back", async () => {
      const tabs = page.getByRole("navigation", { name: "Pages of this file" });
      await tabs.getByRole("link", { name: "Invoices" }).click();
      await page.getByRole("link", { name: "Issue credit notes" }).click();
      await expect(page.getByRole("radio", { name: "Cancellation" })).toBeChecked();
      if (javaScript) expect(await audit(page, "everything")).toEqual([]);
      await page.getByRole("button", { name: "Issue credit notes" }).click();
      await expect(page.getByText(/^Credit note NZC-2026-\d{6} was issued\.$/)).toBeVisible();
      await expect(page.getByRole("link", { name: "Issue credit notes" })).toHaveCount(0);
      await page.getByRole("link", { name: "Record refund" }).click();
      await page.getByRole("button", { name: "Record refund" }).click();
      await expect(page.getByText("The refund was recorded.")).toBeVisible();
      const ledger = page.getByRole("table", { name: "Transactions" }).getByRole("row");
      await expect(ledger).toHaveCount(5);
      await expect(ledger.last()).toContainText("0.00");
    });
  });
});
