import type { Page } from "@playwright/test";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { audit } from "#tests/support/e2e/audit.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

/** Issues what is possible first, takes a payment after a refusal, credits a part: from the page of a file's money. */
async function doAccounts(page: Page, otherBooking: string) {
  await page.getByRole("link", { name: "Issue invoice" }).click();
  await page.getByRole("button", { name: "Issue invoice" }).click();
  await expect(page.getByText(/^Invoice NZ-2026-\d{6} was issued\.$/)).toBeVisible();
  await page.getByRole("link", { name: "Record payment" }).click();
  const amount = page.getByLabel("Amount", { exact: true });
  const due = await amount.inputValue();
  await test.step("what is no amount is said beside the field, and stays", async () => {
    await amount.fill("many dollars");
    await page.getByRole("button", { name: "Record payment" }).click();
    await expect(amount).toHaveAttribute("aria-invalid", "true");
    await expect(amount).toHaveValue("many dollars");
  });
  await amount.fill(String(Number(due) + 100));
  await page.getByLabel("Reference").fill("ANZ 4711");
  await page.getByRole("button", { name: "Record payment" }).click();
  await expect(page.getByText("The payment was recorded.")).toBeVisible();
  const summary = page.getByRole("definition");
  await expect(summary.filter({ hasText: /^-100\.00$/ })).toBeVisible();
  await page.getByLabel(/^More for NZ-2026-/).click();
  await page.getByRole("link", { name: "Issue credit note" }).click();
  await page.getByLabel("Part of it").check();
  await page.getByLabel("Amount, standard rate").fill("1.50");
  await page.getByRole("button", { name: "Issue credit note" }).click();
  await expect(page.getByRole("radiogroup", { name: "Reason" }).getByText(/required|Please/i)).toBeVisible();
  await page.getByLabel("Goodwill").check();
  await page.getByRole("button", { name: "Issue credit note" }).click();
  await expect(page.getByText(/^Credit note NZC-2026-\d{6} was issued\.$/)).toBeVisible();
  await moveHalf(page, otherBooking);
  await page.getByRole("link", { name: "Record refund" }).click();
  await expect(page.getByText("On account: NZ$50.00.")).toBeVisible();
  await page.getByRole("button", { name: "Record refund" }).click();
  await expect(page.getByText("The refund was recorded.")).toBeVisible();
}

/** Moves part of what is on account to another booking of the agency, after the reference of none. */
async function moveHalf(page: Page, otherBooking: string) {
  await page.getByRole("link", { name: "Move to another booking" }).click();
  await expect(page.getByText("On account: NZ$101.50.", { exact: false })).toBeVisible();
  const to = page.getByLabel("Booking that gets it");
  await to.fill("NZFI999999");
  await page.getByLabel("Amount", { exact: true }).fill("51.50");
  await page.getByRole("button", { name: "Move money" }).click();
  await expect(to).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Amount", { exact: true })).toHaveValue("51.50");
  await to.fill(otherBooking);
  await page.getByRole("button", { name: "Move money" }).click();
  await expect(page.getByText(`The money was moved to ${otherBooking}.`)).toBeVisible();
}

withOrWithoutJavaScript("without", (javaScriptEnabled) => {
  test("the office bills a file, takes money, credits and gives back; the agency reads the same", async ({
    page,
    loginAs,
  }) => {
    test.slow();
    const [reference, other] = javaScriptEnabled
      ? (["NZFI100013", "NZRT300001"] as const)
      : (["NZFI100014", "NZRT300005"] as const);
    await loginAs("admin");
    await page.goto(`/admin/client-files/invoices/${seedUid("file", reference)}`);
    await doAccounts(page, other);
    const ledger = page.getByRole("table", { name: "Transactions" }).getByRole("row");
    await expect(ledger).toHaveCount(6);
    await expect(ledger.last()).toContainText("0.00");
    if (!javaScriptEnabled) return;
    expect(await audit(page, "everything")).toEqual([]);
    const shown = await ledger.allInnerTexts();

    await page.context().clearCookies();
    await loginAs("emma.larkspur");
    await page.goto(`/app/view-booking/${reference}/transactions`);
    await expect(ledger).toHaveCount(6);
    const balances = (rows: string[]) => rows.map((row) => row.trim().split(/\s+/).at(-1));
    expect(balances(await ledger.allInnerTexts())).toEqual(balances(shown));
    await page.goto(`/app/view-booking/${reference}/invoices`);
    const paper = page.getByRole("link", { name: /^Download NZ-2026-\d{6} as PDF$/ });
    const answer = await page.request.get((await paper.getAttribute("href"))!);
    expect(answer.headers()["content-type"]).toBe("application/pdf");
  });
});
