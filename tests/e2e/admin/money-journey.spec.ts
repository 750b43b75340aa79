import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { bookGuide } from "#tests/support/e2e/book-guide.ts";
import { mailWith } from "#tests/support/e2e/mails.ts";
import { centsOf, everySide } from "#tests/support/e2e/money-sides.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

withOrWithoutJavaScript("without", (javaScript) => {
  test("a booking is billed, paid on a phone, changed, credited, cancelled at a fee and refunded", async ({
    page,
    loginAs,
    browser,
    baseURL,
    dataDir,
    trouble,
    extraHTTPHeaders,
  }) => {
    test.slow();
    const options = {
      javaScriptEnabled: javaScript,
      baseURL: baseURL ?? "",
      locale: "en-NZ",
      ...(extraHTTPHeaders && { extraHTTPHeaders }),
    };
    await loginAs("emma.larkspur");
    const { office, context } = await deskOf(browser, options);
    await loginAs("admin", context);
    trouble.watch(context);
    const reference = await bookGuide(page, { javaScript });
    const sides = { page, office, reference, file: await openMoney(office, reference) };
    const booked = await everySide(sides);
    expect(booked).toMatchObject({ invoiced: 0, received: 0, due: 0 });

    await test.step("a deposit invoice", () => issue(office, /^Deposit/));
    const { due: deposit } = await everySide(sides);
    expect(deposit).toBe(Math.round(booked.net / 10));

    await test.step("is paid by its client on a phone, by the link that the agent has sent", async () => {
      const client = await askClient(page, { reference, dataDir, amount: deposit });
      const phone = await browser.newContext({ ...options, viewport: { width: 360, height: 740 } });
      trouble.watch(phone);
      await payOn(await phone.newPage(), client, deposit);
      await phone.close();
    });
    expect(await everySide(sides)).toEqual({ ...booked, invoiced: deposit, received: deposit, due: 0 });

    await test.step("the balance is billed and paid to the bank", async () => {
      await openMoney(office, reference);
      await issue(office, /^Balance/);
      await office.getByRole("link", { name: "Record payment" }).click();
      await office.getByRole("button", { name: "Record payment" }).click();
      await expect(office.getByText("The payment was recorded.")).toBeVisible();
    });
    const paid = { ...booked, invoiced: booked.net, received: booked.net, due: 0 };
    expect(await everySide(sides)).toEqual(paid);

    await test.step("the agent leaves the night out, which nobody was asked for yet", () =>
      leaveOut(page, reference));
    const changed = await everySide(sides);
    expect(changed).toMatchObject({ invoiced: booked.net, credits: 0, due: 0 });
    expect(changed.net).toBeLessThan(booked.net);

    await test.step("what is billed too much is credited", () => takeBack(office, reference));
    const credits = booked.net - changed.net;
    expect(await everySide(sides)).toEqual({ ...changed, credits, due: 0 - credits });

    await test.step("the supplier confirms from the e-mail, so that cancelling costs a fee", async () => {
      const link = await askSupplier(office, { reference, dataDir });
      const supplier = await browser.newContext(options);
      trouble.watch(supplier);
      await confirmFrom(await supplier.newPage(), link);
      await supplier.close();
    });
    await test.step("the agent cancels at the fee that is shown", () => cancel(page, reference));
    const cancelled = await everySide(sides);
    expect(cancelled.net).toBeGreaterThan(0);
    expect(cancelled.net).toBeLessThan(changed.net);

    await test.step("the desk says that money is to go back; the rest but for the fee is credited, and given back", async () => {
      const onDesk = await openDesk(office, reference);
      await onDesk.getByRole("link").click();
      await expect(office.getByText("Account summary")).toBeVisible();
      await takeBack(office, reference);
      await office.getByRole("link", { name: "Record refund" }).click();
      await office.getByRole("button", { name: "Record refund" }).click();
      await expect(office.getByText("The refund was recorded.")).toBeVisible();
      await expect(await openDesk(office, reference)).toHaveCount(0);
    });
    const fee = cancelled.net;
    const back = booked.net - fee;
    expect(await everySide(sides)).toEqual({
      ...{ net: fee, invoiced: booked.net, credits: back, received: fee, due: 0 },
    });
    await context.close();
  });
});

async function deskOf(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  return { context, office: await context.newPage() };
}

/** Opens the desk; answers the row of a booking among those that money is to be given back of. */
async function openDesk(office: Page, reference: string) {
  await office.goto("/admin");
  const title = office.getByRole("heading", { name: "Money to give back" });
  await expect(title).toBeVisible();
  return office
    .locator("section")
    .filter({ has: title })
    .getByRole("listitem")
    .filter({ hasText: reference });
}

/** The page of a booking's money; answers the name of the booking in addresses. */
async function openMoney(office: Page, reference: string): Promise<string> {
  await office.goto(`/admin/client-files?filter[q]=${reference}`);
  await office.getByRole("link", { name: reference }).first().click();
  const tabs = office.getByRole("navigation", { name: "Pages of this file" });
  await tabs.getByRole("link", { name: "Invoices", exact: true }).click();
  await expect(office.getByText("Account summary")).toBeVisible();
  return new URL(office.url()).pathname.split("/").at(-1) ?? "";
}

async function issue(office: Page, kind: RegExp) {
  await office.getByRole("link", { name: "Issue invoice" }).click();
  await office.getByRole("radio", { name: kind }).check();
  await office.getByRole("button", { name: "Issue invoice" }).click();
  await expect(office.getByText(/^Invoice NZ-\d{4}-\d{6} was issued\.$/)).toBeVisible();
}

/** The agent has a payment asked of its client; answers the link of the mail. */
async function askClient(
  page: Page,
  { reference, dataDir, amount }: { reference: string; dataDir: string; amount: number },
) {
  const client = `${reference.toLowerCase()}@travellers.example`;
  await page.goto(`/app/view-booking/${reference}/invoices`);
  await page.getByRole("link", { name: "Ask the client to pay by card" }).click();
  await page.getByLabel("Amount", { exact: true }).fill(String(amount / 100));
  await page.getByLabel("Payer", { exact: true }).fill("Ngaio Whitcombe");
  await page.getByLabel("E-mail of the payer").fill(client);
  await page.getByRole("button", { name: "Mail the link" }).click();
  await expect(page.getByText(`The link was mailed to ${client}.`)).toBeVisible();
  return mailWith(dataDir, client, /https?:\/\/[^\s"<]+\/payments\/[\w-]+/);
}

async function payOn(phone: Page, link: string, amount: number) {
  await phone.goto(link);
  const pay = phone.getByRole("button", { name: /^Pay NZ\$.* now$/ });
  expect(centsOf((await pay.innerText()).replaceAll(/[^\d.,]/g, ""))).toBe(amount);
  await pay.click();
  await phone.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(phone.getByRole("heading", { name: "Paid. Thank you!" })).toBeVisible();
}

async function leaveOut(page: Page, reference: string) {
  await page.goto(`/app/view-booking/${reference}`);
  await page.getByRole("link", { name: "Request change" }).click();
  const night = page.getByRole("checkbox", { name: /\(\d+ ?\S*[–-]\d+ \S+\)$/ });
  await night.check();
  await page.getByRole("button", { name: "Show the price" }).click();
  await page.getByLabel(/^I agree to the change/).check();
  await page.getByRole("button", { name: "Change the booking" }).click();
  await expect(page.getByText("The booking is changed.")).toBeVisible();
}

/** The supplier is asked by mail; answers its link. */
async function askSupplier(office: Page, { reference, dataDir }: { reference: string; dataDir: string }) {
  await office.goto(`/admin/client-files?filter[q]=${reference}`);
  await office.getByRole("link", { name: reference }).first().click();
  const panel = office.getByRole("region", { name: "Supplier requests" });
  await panel.getByRole("button", { name: /^Send/ }).first().click();
  await expect(panel.getByText("Not opened yet").first()).toBeVisible();
  return mailWith(dataDir, "", new RegExp(`request ${reference}[^]*?(/supplier/service/[\\w-]{43})`));
}

async function confirmFrom(page: Page, link: string) {
  await page.goto(link);
  await page.getByLabel("Your confirmation number").fill("GUIDE-1");
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByText("Thank you. Your answer has arrived.")).toBeVisible();
}

async function takeBack(office: Page, reference: string) {
  await openMoney(office, reference);
  await office.getByRole("link", { name: "Issue credit notes" }).click();
  await office
    .getByRole("radio", { name: /^(Cancellation|Correction)$/ })
    .first()
    .check();
  await office.getByRole("button", { name: "Issue credit notes" }).click();
  await expect(office.getByText(/^Credit notes? NZC-\d{4}-\d{6}.* issued\.$/)).toBeVisible();
}

async function cancel(page: Page, reference: string) {
  await page.goto(`/app/view-booking/${reference}/cancel`);
  await page.getByLabel("Reason").fill("The clients fell ill.");
  await page.getByRole("checkbox", { name: /fee/ }).check();
  await page.getByRole("button", { name: "Cancel booking for good" }).click();
  await expect(page.getByText("cancelled", { exact: false }).first()).toBeVisible();
}
