import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/e2e/test.ts";

const palette = (page: Page) => ({
  box: page.getByRole("dialog", { name: "Search or go to" }),
  field: page.getByRole("combobox", { name: "Search or go to" }),
  chosen: page.locator("dialog [aria-selected=true]"),
});

test("the palette finds files by a traveller, follows the arrows and opens by Enter", async ({
  page,
  loginAs,
}) => {
  await loginAs("consultant");
  await page.goto("/admin/labels");
  await page.keyboard.press("Control+k");
  const { box, field, chosen } = palette(page);
  await expect(field).toBeFocused();
  await expect(chosen).toContainText("Desk");
  await field.pressSequentially("weissenborn");
  await expect(chosen).toContainText("NZFI100001");
  const links = box.getByRole("option");
  const count = await links.count();
  await page.keyboard.press("ArrowUp");
  await expect(links.nth(count - 1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Weißenborn");
  await expect(box).toBeHidden();
  // A reference in any writing opens its file, also before the answer is there.
  await page.keyboard.press("Control+k");
  await field.fill("nzfi 100002");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Bellandi");
});

test("the palette gives the focus back, and a press on the search opens it", async ({ page, loginAs }) => {
  await loginAs("emma.larkspur");
  await page.goto("/app");
  const { box, field } = palette(page);
  const search = page.getByRole("searchbox", { name: "Search files, travellers, packages" });
  await search.focus();
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await expect(search).toBeFocused();
  await search.click();
  await field.fill("new quote");
  await box.getByRole("option", { name: "New quote" }).click();
  await expect(page).toHaveURL("/app/list-bookings/create");
});

test("letters after g lead to pages, e to what can be edited, and ? tells them", async ({
  page,
  loginAs,
}) => {
  await loginAs("admin");
  await page.goto("/admin");
  const title = page.getByRole("heading", { level: 1 });
  await expect(page.getByRole("button", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keys" });
  await expect(help.getByText("Itinerary Locations")).toBeVisible();
  // While it is open the letters mean nothing.
  await page.keyboard.press("g");
  await page.keyboard.press("f");
  await expect(title).not.toHaveText("Client Files");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.keyboard.press("g");
  await page.keyboard.press("f");
  await expect(title).toHaveText("Client Files");
  await page.goto("/admin/profile");
  await expect(title).toBeVisible();
  await page.keyboard.press("e");
  await expect(page.locator("main form :focus")).toHaveCount(1);
});

test("without a connection the palette says so, and the page stays as it is", async ({
  page,
  loginAs,
  context,
  trouble,
}) => {
  await loginAs("consultant");
  await page.goto("/admin/labels");
  await page.keyboard.press("Control+k");
  const { box, field } = palette(page);
  await field.fill("bellandi");
  await expect(box.getByRole("option").first()).toContainText("NZFI100002");
  await context.setOffline(true);
  await field.fill("hartigan");
  await expect(box).toContainText("Search is out of reach right now.");
  await context.setOffline(false);
  await field.fill("hartigan ");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Labels");
  // The browser tells of each call that it could not make, and the framework of routes that it could not ask for.
  const others = trouble.found.filter(
    (text) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/.test(text),
  );
  trouble.found.splice(0, trouble.found.length, ...others);
});
