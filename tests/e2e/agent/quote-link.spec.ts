import type { Browser, Page } from "@playwright/test";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { itineraryLink as german } from "#app/i18n/locales/de/trips/itinerary-link.ts";
import { itineraryLink as english } from "#app/i18n/locales/en/trips/itinerary-link.ts";
import { addressIn } from "#tests/support/e2e/link-address.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const addressOn = (page: Page) => page.locator("[data-slot=quote-panel] li .select-all").first();

/** What a client without an account gets of the page and its PDF. */
async function asClient(browser: Browser, address: string): Promise<number[]> {
  const client = await browser.newContext();
  const statuses: number[] = [];
  for (const kind of [address, `${address.replace("/quote/", "/documents/quote/")}.pdf`]) {
    statuses.push((await client.request.get(kind)).status());
  }
  await client.close();
  return statuses;
}

/** Renews, closes and opens again, in the words of whoever does. */
async function takesBack(page: Page, browser: Browser, words: typeof english | typeof german) {
  const step = (name: string) => page.getByRole("button", { name, exact: true });
  const old = await addressIn(addressOn(page));
  expect(await asClient(browser, old)).toEqual([200, 200]);

  await step(words.renew).click();
  await expect(page.getByText(words.renewText)).toBeVisible();
  await step(words.renewNow).click();
  await expect(page.getByText(words.renewed)).toBeVisible();
  await expect(addressOn(page)).not.toHaveText(old);
  const renewed = await addressIn(addressOn(page));
  expect(await asClient(browser, old)).toEqual([404, 404]);
  expect(await asClient(browser, renewed)).toEqual([200, 200]);

  await step(words.close).first().click();
  await page.getByRole("dialog").getByRole("button", { name: words.close }).click();
  await expect(page.getByText(words.closedText)).toBeVisible();
  await expect(addressOn(page)).toHaveCount(0);
  expect(await asClient(browser, renewed)).toEqual([404, 404]);

  await step(words.reopen).click();
  await expect(addressOn(page)).toHaveText(renewed);
  expect(await asClient(browser, renewed)).toEqual([200, 200]);
}

test("an agency takes the link to its quote back", async ({ page, browser, loginAs }) => {
  await loginAs("anke.silberfarn");
  await page.goto("/app/view-booking/NZFI100034/quote");
  await takesBack(page, browser, german);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the office takes it back for its agency, and the history tells", async ({
    page,
    browser,
    loginAs,
  }) => {
    const file = `/admin/client-files/${seedUid("file", "NZFI100032")}`;
    await loginAs("consultant");
    await page.goto(`${file}/quotes`);
    await takesBack(page, browser, english);
    await page.goto(`${file}/history`);
    for (const deed of ["renewed", "closed", "opened again"]) {
      await expect(page.getByText(`Link to the quote ${deed}`)).toBeVisible();
    }
  });
});
