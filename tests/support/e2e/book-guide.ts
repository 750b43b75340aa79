import { expect, type Page } from "@playwright/test";
import { addDays } from "#app/domain/dates.ts";
import { writeTypedDate } from "#app/domain/written-dates.ts";

/** Near enough for the guide to cost a quarter when it is cancelled. */
const leaves = addDays(new Date().toISOString().slice(0, 10), 20);
const guide = "German-speaking guide";

/** A booking of a room and a guide in Auckland; answers its reference. */
export async function bookGuide(page: Page, { javaScript }: { javaScript: boolean }): Promise<string> {
  await page.goto("/app/list-bookings/create");
  const form = page.locator("form#custom-quote");
  await form.getByLabel("Booking name").fill("Four sides");
  await form.getByLabel("Travel date", { exact: true }).fill(writeTypedDate(leaves, "en"));
  await form.getByLabel("Duration in days").fill("2");
  if (javaScript) {
    await form.getByRole("combobox", { name: "Start location" }).fill("Auckland");
    await page
      .getByRole("option", { name: /^Auckland/ })
      .filter({ visible: true })
      .first()
      .click();
  } else await form.getByLabel("Start location").selectOption("AKL");
  await form.getByRole("button", { name: "Create quote" }).click();
  await page.waitForURL(/customise/);
  const reference = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await insert(page, "Guides", `Add: ${guide}`);
  await insert(page, "Accommodation", "Add: ");
  await page.goto(`/app/view-booking/${reference}/request`);
  const lead = page.getByRole("group", { name: "Lead traveller" });
  await lead.getByLabel("First name").fill("Ngaio");
  await lead.getByLabel("Last name").fill("Whitcombe");
  await page.getByLabel("I accept the booking terms for my client").check();
  await page.getByRole("button", { name: /^Request booking for/ }).click();
  await page.waitForURL((url) => url.pathname === `/app/view-booking/${reference}`);
  return reference;
}

/** Puts the first service of a type that the button names into the first day. */
async function insert(page: Page, type: string, button: string) {
  const first = page.locator("#day-1");
  await first
    .getByRole("link", { name: /^Insert activity here/ })
    .first()
    .click();
  await first.getByText(type, { exact: true }).click();
  await first.getByRole("button", { name: "Find services" }).click();
  await first.getByRole("button", { name: button }).first().click();
  await expect(page.getByText("The service is added.", { exact: false })).toBeVisible();
}
