import type { Page } from "@playwright/test";
import { summer } from "#tests/support/e2e/seasons.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

const total = (page: Page) => page.locator("#price").getByText("Selling price").locator("..").textContent();

withOrWithoutJavaScript("with", () => {
  test("swaps, removes, puts back, adds and takes services, and names who travels", async ({
    page,
    loginAs,
  }) => {
    await loginAs("emma.larkspur");
    await page.goto(`/app/quick-quote/SAD5?travel_date=${summer}&class=standard&rooms=DB-2`);
    await page.getByLabel("Booking name").fill("Customised");
    await page.getByRole("button", { name: "Save quote & customise" }).click();
    await expect(page).toHaveURL(/customise/);
    const saved = await total(page);

    await page.getByRole("link", { name: "Swap: Shared shuttle airport – city" }).click();
    await page.getByRole("button", { name: /^Choose: Private transfer airport – city/ }).click();
    await expect(page.getByText("The service is swapped. Total:", { exact: false })).toBeVisible();
    const first = page.locator("#day-1");
    await expect(first.getByText("Private transfer airport – city")).toBeVisible();
    expect(await total(page)).not.toBe(saved);
    const swapped = await total(page);

    await first.getByRole("button", { name: /^Remove/ }).click();
    await expect(first.getByText("Removed", { exact: true })).toBeVisible();
    expect(await total(page)).not.toBe(swapped);
    await first.getByRole("button", { name: /^Put back/ }).click();
    await expect(page.getByText("The service is back in the trip.", { exact: false })).toBeVisible();
    expect(await total(page)).toBe(swapped);

    await page.getByRole("button", { name: /^Add to the trip: Steamer cruise/ }).click();
    await expect(page.locator("#day-4").getByText("Optional, included")).toBeVisible();

    const last = page.locator("#day-5");
    await last.getByRole("link", { name: /^Insert activity here/ }).click();
    await last.getByRole("button", { name: "Find services" }).click();
    await last
      .getByRole("combobox", { name: "Start time: Steamer cruise" })
      .first()
      .selectOption({ label: "2:00\u00a0pm" });
    await last
      .getByRole("button", { name: /^Add: Steamer cruise/ })
      .first()
      .click();
    await expect(page.getByText("The service is added.", { exact: false })).toBeVisible();
    await expect(last.getByText("Steamer cruise on Lake Wakatipu")).toBeVisible();
    await expect(last.getByText("2:00\u00a0pm – 3:30\u00a0pm")).toBeVisible();
    await last
      .getByRole("combobox", { name: "Start time: Steamer cruise" })
      .selectOption({ label: "6:00\u00a0pm" });
    await last.getByRole("button", { name: "Change time: Steamer cruise" }).click();
    await expect(page.getByText("The start time is changed.", { exact: false })).toBeVisible();
    await expect(last.getByText("6:00\u00a0pm – 7:30\u00a0pm")).toBeVisible();

    const people = page.locator("#details-travellers");
    await people.getByLabel("First names").first().fill("Ada");
    await people.getByLabel("Last name").first().fill("Whitcombe");
    await people.getByLabel("Date of birth", { exact: true }).first().fill("31/02/1980");
    await people.getByRole("button", { name: "Save" }).click();
    await expect(people.getByLabel("First names").first()).toHaveValue("Ada");
    await people.getByLabel("Date of birth", { exact: true }).first().fill("01/03/1980");
    await people.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved. Total:", { exact: false })).toBeVisible();
    await expect(people.getByLabel("Last name").first()).toHaveValue("Whitcombe");
  });

  test("saves what nobody else has touched, and shows what they did", async ({ page, loginAs, context }) => {
    await loginAs("emma.larkspur");
    await page.goto(`/app/quick-quote/SAD5?travel_date=${summer}&class=standard&rooms=DB-2`);
    await page.getByLabel("Booking name").fill("Two desks");
    await page.getByRole("button", { name: "Save quote & customise" }).click();
    await expect(page).toHaveURL(/customise/);
    const other = await context.newPage();
    await other.goto(page.url());
    await other
      .getByRole("button", { name: /^Remove/ })
      .first()
      .click();
    await expect(other.getByText("The service is removed", { exact: false })).toBeVisible();

    const references = page.locator("#details-references");
    await references.getByLabel("Booking name").fill("My own name");
    await references.getByRole("button", { name: "Save" }).click();
    await expect(page).toHaveTitle("My own name");
    await expect(page.locator("#day-1").getByText("Removed", { exact: true })).toBeVisible();
    await expect(references.getByText("Somebody else", { exact: false })).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every step leads back to where the quote is worked on, in sight of what was done", async ({
    page,
    loginAs,
  }) => {
    await loginAs("emma.larkspur");
    await page.goto(`/app/quick-quote/SAD5?travel_date=${summer}&class=standard&rooms=DB-2`);
    await page.getByLabel("Booking name").fill("In its place");
    await page.getByRole("button", { name: "Save quote & customise" }).click();
    await expect(page).toHaveURL(/customise/);
    const done = (text: string) => expect(page.getByText(text, { exact: false })).toBeInViewport();

    const third = page.locator("#day-3");
    await third.getByRole("link", { name: /^Insert activity here/ }).click();
    await third.getByRole("button", { name: "Find services" }).click();
    await third.getByRole("button", { name: /^Add: Glacier valley walk/ }).click();
    await done("The service is added.");
    await expect(third.getByRole("heading", { name: /^Day 3/ })).toBeInViewport();

    await third.getByRole("button", { name: "Remove: Glacier valley walk" }).click();
    await done("The service is removed.");
    const walk = third.getByRole("button", { name: "Put back: Glacier valley walk" });
    await expect(walk).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(walk).toBeFocused();

    const references = page.locator("#details-references");
    await references.getByLabel("Booking name").fill("In another place");
    await references.getByRole("button", { name: "Save" }).click();
    await done("Saved.");
    await expect(references.getByLabel("Booking name")).toBeInViewport();

    const version = page.locator("#version");
    await version.getByRole("button", { name: "Save version" }).click();
    await done("Version 2 is saved.");
    await expect(version.getByRole("button", { name: "Save version" })).toBeInViewport();
  });
});

test("what was added is in sight when the list that it came from is gone", async ({ page, loginAs }) => {
  await loginAs("emma.larkspur");
  await page.goto(`/app/quick-quote/SAD5?travel_date=${summer}&class=standard&rooms=DB-2`);
  await page.getByLabel("Booking name").fill("In sight");
  await page.getByRole("button", { name: "Save quote & customise" }).click();
  await expect(page).toHaveURL(/customise/);
  const third = page.locator("#day-3");
  await third.getByRole("link", { name: /^Insert activity here/ }).click();
  await third.getByRole("button", { name: "Find services" }).click();
  await third.getByRole("button", { name: /^Add: Glacier valley walk/ }).click();
  await expect(page.getByText("The service is added.", { exact: false })).toBeVisible();
  await expect(third.getByText("Glacier valley walk")).toBeInViewport();
  await expect(third.getByRole("link", { name: /^Insert activity here/ })).toBeFocused();
});
