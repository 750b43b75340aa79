import type { Page } from "@playwright/test";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { audit } from "#tests/support/e2e/audit.ts";
import { addressIn } from "#tests/support/e2e/link-address.ts";
import { phone } from "#tests/support/e2e/phone.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

/** Asks for ten dollars from the page of a file's invoices, after a refusal that keeps what was typed. */
async function askForTen(page: Page) {
  await page.getByRole("link", { name: "Ask for a card payment" }).first().click();
  await page.getByLabel("Amount", { exact: true }).fill("999999");
  await page.getByLabel("E-mail of the payer").fill("payer@example.com");
  await page.getByRole("button", { name: "Ask for the payment" }).click();
  await expect(page.getByText("This is more than is due.").first()).toBeVisible();
  await expect(page.getByLabel("Amount", { exact: true })).toHaveValue("999999");
  await page.getByLabel("Amount", { exact: true }).fill("10");
  await page.getByRole("button", { name: "Ask for the payment" }).click();
  await expect(page.getByText("the link mailed to payer@example.com")).toBeVisible();
  return addressIn(page.getByText(/^http:.*\/payments\//));
}

withOrWithoutJavaScript("without", () => {
  test("a booking is found by its reference however it is typed, and none says so with all that was typed", async ({
    page,
    loginAs,
  }) => {
    await loginAs("admin");
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/admin/payments/add");
    const field = page.getByRole("textbox", { name: "Booking reference" });
    const find = page.getByRole("button", { name: "Continue", exact: true });
    const unknown = `NZFI${"1".repeat(60)}`;
    await field.fill(unknown);
    await find.click();
    await expect(page.getByRole("alert")).toHaveText(`There is no booking ${unknown}.`);
    await expect(field).toHaveValue(unknown);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await field.fill(" nzfi-100 010");
    await find.click();
    await expect(page.getByRole("textbox", { name: "E-mail of the payer" })).toBeVisible();
    await expect(page).toHaveURL(/payments\/add\?file=/);
  });
});

withOrWithoutJavaScript("without", (javaScriptEnabled) => {
  test("the office asks for a payment, the client is declined, pays, and both read that it is paid", async ({
    page,
    loginAs,
    browser,
  }) => {
    test.slow();
    await loginAs("admin");
    await page.goto(`/admin/client-files/invoices/${seedUid("file", "NZFI100010")}`);
    const link = new URL(await askForTen(page)).pathname;
    const payment = page.url();

    const client = await phone(browser, { javaScriptEnabled });
    await client.goto(new URL(link, payment).href);
    if (javaScriptEnabled) expect(await audit(client, "everything")).toEqual([]);
    expect(await client.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await client.getByRole("button", { name: "Pay NZ$10.00 now" }).click();
    await expect(client.getByRole("heading", { name: "Test card company" })).toBeVisible();
    await client.getByRole("button", { name: "Decline" }).click();
    await expect(client.getByRole("heading", { name: "The card was declined" })).toBeVisible();
    await client.getByRole("link", { name: "Open the payment" }).click();
    await client.getByRole("button", { name: "Try again: pay NZ$10.00" }).click();
    await client.getByLabel("Six times at once").check();
    await client.getByRole("button", { name: "Approve", exact: true }).click();
    await expect(client.getByRole("heading", { name: "Paid. Thank you!" })).toBeVisible();
    await client.reload();
    await expect(client.getByRole("heading", { name: "Paid. Thank you!" })).toBeVisible();
    const receipt = client.getByRole("link", { name: "Download the receipt (PDF)" });
    const paper = await client.request.get((await receipt.getAttribute("href"))!);
    expect(paper.headers()["content-type"]).toBe("application/pdf");
    await client.goto(new URL(link, payment).href);
    await expect(receipt).toBeVisible();
    await expect(client.getByRole("button", { name: /pay/i })).toHaveCount(0);
    await client.context().close();

    await page.goto(payment);
    await expect(page.getByText("Approved", { exact: true })).toBeVisible();
    const attempts = page.getByRole("table", { name: "Attempts" }).getByRole("row");
    await expect(attempts).toHaveCount(3);
    if (javaScriptEnabled) expect(await audit(page, "everything")).toEqual([]);
    await page.goto(`/admin/client-files/invoices/${seedUid("file", "NZFI100010")}`);
    const ledger = page.getByRole("table", { name: "Transactions" }).getByRole("row");
    await expect(ledger.filter({ hasText: "-10.00" }).first()).toContainText("Card");
  });
});

test("a bank that is slow: the page looks again by itself and then says that it is paid", async ({
  page,
  loginAs,
  browser,
}) => {
  test.slow();
  await loginAs("admin");
  await page.goto(`/admin/client-files/invoices/${seedUid("file", "NZFI100010")}`);
  const link = new URL(await askForTen(page)).pathname;
  const client = await phone(browser, { javaScriptEnabled: false });
  await client.goto(new URL(link, page.url()).href);
  await client.getByRole("button", { name: "Pay NZ$10.00 now" }).click();
  await client.getByText("Other ways it can go").click();
  await client.getByRole("button", { name: "Approve, but answer only after some seconds" }).click();
  await expect(client.getByRole("heading", { name: "The payment is being worked on" })).toBeVisible();
  await expect(client.getByRole("heading", { name: "Paid. Thank you!" })).toBeVisible({ timeout: 30_000 });
  await client.context().close();
});

test("an agency asks its client for a payment, and the client reads no price of the agency's", async ({
  page,
  loginAs,
}) => {
  await loginAs("emma.larkspur");
  await page.goto("/app/view-booking/AUFI200001/invoices");
  await page.getByRole("link", { name: "Ask the client to pay by card" }).click();
  await page.getByLabel("Amount", { exact: true }).fill("1");
  await page.getByLabel("Payer", { exact: true }).fill("Rose Hartigan");
  await page.getByLabel("E-mail of the payer").fill("rose@example.com");
  await page.getByRole("button", { name: "Mail the link" }).click();
  await expect(page.getByText("The link was mailed to rose@example.com.")).toBeVisible();
});
