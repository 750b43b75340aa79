import type { Page } from "@playwright/test";
import { summer } from "./seasons.ts";

/** A quote of the test's own, made of a package, from the summer day on; answers its reference. */
export async function quoteTrip(page: Page, name: string): Promise<string> {
  await page.goto(`/app/quick-quote/SAD5?travel_date=${summer}&class=standard&rooms=DB-2-8_SG-1`);
  await page.getByLabel("Booking name").fill(name);
  await page.getByRole("button", { name: "Save quote & customise" }).click();
  await page.waitForURL(/customise/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** The same as a booking. */
export async function bookTrip(page: Page, name: string): Promise<string> {
  const reference = await quoteTrip(page, name);
  await page.goto(`/app/view-booking/${reference}/request`);
  const lead = page.getByRole("group", { name: "Lead traveller" });
  await lead.getByLabel("First name").fill("Ngaio");
  await lead.getByLabel("Last name").fill("Whitcombe");
  await page.getByLabel("I accept the booking terms for my client").check();
  await page.getByRole("button", { name: /^Request booking for/ }).click();
  await page.waitForURL((url) => url.pathname === `/app/view-booking/${reference}`);
  return reference;
}
