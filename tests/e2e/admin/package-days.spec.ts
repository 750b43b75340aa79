import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";
import type { Locator, Page } from "@playwright/test";

const dayOf = (page: Page, day: number) => page.locator(`#day-${String(day)}`);

async function openDays(page: Page, ref: string) {
  await page.goto("/admin/quick-quote");
  await page.getByRole("link", { name: ref, exact: true }).click();
  await page
    .getByRole("navigation", { name: "Pages of this record" })
    .getByRole("link", { name: "Days" })
    .click();
  await expect(dayOf(page, 1)).toBeVisible();
}

/** Opens a floating menu by its name. */
async function open(page: Page | Locator, name: string) {
  await page.locator(`summary[aria-label="${name}"]`).click();
}

withOrWithoutJavaScript("with", (javaScript) => {
  // Packages of their own, so that both ways can be walked at the same time.
  const [ref, first] = javaScript ? ["CTS4", "scripted"] : ["LWD12", "plain"];

  test("days are filled, put in order, and what was removed comes back", async ({ page, loginAs }) => {
    await loginAs("manager");
    await openDays(page, ref);

    await dayOf(page, 1).getByRole("link", { name: "Add note" }).click();
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByText("This field is required").first()).toBeVisible();
    await page.getByRole("group", { name: "Note" }).getByLabel("English").fill(`Bring a coat, ${first}`);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByText("It was added to day 1.")).toBeVisible();
    const note = `Bring a coat, ${first}`;
    await expect(dayOf(page, 1)).toContainText(note);

    await open(page, `Move ${note} to another day`);
    const menu = dayOf(page, 1).locator("details[open]");
    await menu.getByLabel("To day").selectOption("2");
    await menu.getByRole("button", { name: "Move", exact: true }).click();
    await expect(page.getByText("It now stands on day 2.")).toBeVisible();
    await expect(dayOf(page, 2)).toContainText(note);
    await expect(dayOf(page, 1)).not.toContainText(note);

    await page.getByRole("button", { name: `Move ${note} down` }).press("Enter");
    await expect(dayOf(page, 3)).toContainText(note);
    await page.getByRole("button", { name: `Remove ${note}` }).click();
    await expect(page.getByText("It was removed.")).toBeVisible();
    await expect(dayOf(page, 3)).not.toContainText(note);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(dayOf(page, 3)).toContainText(note);

    await open(page, "More for day 1");
    await page.getByRole("link", { name: "Add a day after this" }).first().click();
    await page.getByRole("group", { name: "Title" }).getByLabel("English").fill(`A day of rest, ${first}`);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(dayOf(page, 2)).toContainText(`A day of rest, ${first}`);
    await expect(dayOf(page, 4)).toContainText(note);
    await open(page, "More for day 2");
    await dayOf(page, 2).getByRole("button", { name: "Remove day" }).click();
    await expect(dayOf(page, 3)).toContainText(note);
    await page.getByRole("link", { name: "History" }).click();
    await expect(page.getByRole("list", { name: "History" }).getByRole("listitem").first()).toContainText(
      `Day removed: 2 · A day of rest, ${first}`,
    );
  });
});

test("a service is found by typing and dragged to another day", async ({ page, loginAs }) => {
  await loginAs("manager");
  await openDays(page, "NISS8");
  await dayOf(page, 1).getByRole("link", { name: "Add service" }).click();
  const field = page.getByRole("combobox", { name: "Service" }).first();
  await field.fill("steamer cruise");
  await page
    .getByRole("option", { name: /Steamer cruise/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const row = page.locator("li[data-slot-uid]", { hasText: "Steamer cruise" });
  await expect(dayOf(page, 1).locator("li[data-slot-uid]", { hasText: "Steamer cruise" })).toBeVisible();
  await row.locator("[draggable]").dragTo(dayOf(page, 2).getByRole("heading"));
  await expect(dayOf(page, 2)).toContainText("Steamer cruise");
  await page.getByRole("button", { name: /^Remove .*Steamer cruise/ }).click();
  await expect(page.getByText("It was removed.")).toBeVisible();
});
