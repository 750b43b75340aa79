import type { Page } from "@playwright/test";
import { expect, test, withAndWithoutJavaScript } from "#tests/support/e2e/test.ts";

/** Saves a quote of its own: a booking never becomes a quote again, and other tests need those of the demo world. */
async function saveQuote(page: Page, name: string): Promise<string> {
  await page.goto("/app/quick-quote/SAD5?travel_date=2027-01-12&class=standard&rooms=DB-2");
  await page.locator("form:has(input[name=name]) input[name=name]").fill(name);
  await page.getByRole("button", { name: /^Save quote/ }).click();
  await expect(page).toHaveURL(/\/customise\/NZFI\d{6}$/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

const submit = (page: Page) => page.locator("#request-booking button[type=submit]");

withAndWithoutJavaScript((javaScript) => {
  test("requests the booking of a quote, having seen what is secured and what is asked for, and cancels it", async ({
    page,
    loginAs,
  }) => {
    await loginAs("emma.larkspur");
    const reference = await saveQuote(page, javaScript ? "Halvorsen party" : "Halvorsen couple");
    await page.goto(`/app/view-booking/${reference}`);
    await page.locator(`a[href$="/${reference}/request"]`).click();
    await expect(page).toHaveURL(`/app/view-booking/${reference}/request`);
    await expect(page.locator("#request-booking")).toBeVisible();
    const amount = await submit(page).textContent();

    await test.step("a missing name and unaccepted terms stand beside their fields, what was typed stays", async () => {
      await page.locator("input[name=first_name]").fill("Ingrid");
      await page.locator("input[name=last_name]").fill("");
      await submit(page).click();
      await expect(page.locator("input[name=last_name][aria-invalid=true]")).toBeVisible();
      await expect(page.locator("input[name=terms_accepted][aria-invalid=true]")).toBeVisible();
      await expect(page.locator("input[name=first_name]")).toHaveValue("Ingrid");
      expect(await submit(page).textContent()).toBe(amount);
    });

    await page.locator("input[name=last_name]").fill("Halvorsen");
    await page.locator("input[name=terms_accepted]").check();
    await submit(page).click();
    await expect(page).toHaveURL(`/app/view-booking/${reference}`);
    await expect(page.locator(`a[href$="/${reference}/request"]`)).toHaveCount(0);
    await expect(page.getByText("Ingrid Halvorsen", { exact: true }).first()).toBeVisible();

    await test.step("a second request finds a booking", async () => {
      await page.goto(`/app/view-booking/${reference}/request`);
      await expect(page.locator("#request-booking")).toHaveCount(0);
      await page.locator(`main a[href$="/app/view-booking/${reference}"]`).click();
    });

    await test.step("cancelling shows the fee first and wants a reason and a tick", async () => {
      await page.locator(`a[href$="/${reference}/cancel"]`).click();
      const form = page.locator("#cancel-booking");
      await form.locator("button[type=submit]").click();
      await expect(form.locator("textarea[name=reason][aria-invalid=true]")).toBeVisible();
      await form.locator("textarea[name=reason]").fill("The clients travel next year.");
      await form.locator("input[name=fee_accepted]").check();
      await form.locator("button[type=submit]").click();
      await expect(page).toHaveURL(`/app/view-booking/${reference}`);
      await expect(page.locator(`a[href$="/${reference}/cancel"]`)).toHaveCount(0);
    });
  });
});
