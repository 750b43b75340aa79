import { demoLinks } from "#tests/support/e2e/demo-links.ts";
import { summer } from "#tests/support/e2e/seasons.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

// A finger is lifted before the focus goes: what the field then says less must not move what was tapped.
test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

test("one tap ticks a box below a field whose refusal goes with the tap", async ({ page, loginAs }) => {
  await loginAs("emma.larkspur");
  await page.goto(`/app/quick-quote/SAD5?travel_date=${summer}&class=standard&rooms=SG-1`);
  await page.getByLabel("Booking name").fill("One traveller");
  await page.getByRole("button", { name: "Save quote & customise" }).click();
  await expect(page).toHaveURL(/customise/);
  const reference = new URL(page.url()).pathname.split("/").at(-1);
  await page.goto(`/app/view-booking/${reference}/request`);
  await page.getByRole("button", { name: /^Request booking for/ }).click();
  const lead = page.getByRole("group", { name: "Lead traveller" });
  await lead.getByLabel("First name").fill("Ngaio");
  const last = lead.getByLabel("Last name");
  await expect(last).toHaveAttribute("aria-invalid", "true");
  await last.fill("Whitcombe");

  const terms = page.getByLabel("I accept the booking terms for my client");
  await terms.tap();
  await expect(last).not.toHaveAttribute("aria-invalid", "true");
  await expect(terms).toBeChecked();
});

test("one tap ticks the box below the name on the page of a quote", async ({ page, dataDir }) => {
  await page.goto(demoLinks(dataDir).quote);
  const name = page.getByLabel("Your full name");
  const agree = page.getByRole("checkbox", { name: /^I have read/ });
  await name.scrollIntoViewIfNeeded();
  await name.focus();
  await page.getByRole("button", { name: /^Accept for/ }).click();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await name.fill("Anke Weiß");
  await agree.tap();
  await expect(name).not.toHaveAttribute("aria-invalid", "true");
  await expect(agree).toBeChecked();
});
