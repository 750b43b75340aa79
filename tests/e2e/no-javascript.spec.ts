import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/e2e/test.ts";

// What a page holds without scripts, and where its links and plain forms lead, is seen in without-scripts.spec.ts.
test.use({ javaScriptEnabled: false });

/** Opens whatever menu holds the languages, then chooses. */
async function chooseLanguage(page: Page, name: string, code: string) {
  const menu = page.locator("details:is([data-slot=menu], [data-menu]):has(button[name=locale]) > summary");
  await page.waitForLoadState();
  if (await menu.count()) await menu.click();
  const path = new URL(page.url()).pathname;
  await page.getByRole("button", { name, exact: true }).click();
  await expect(page.locator("html"), path).toHaveAttribute("lang", code);
  expect(new URL(page.url()).pathname).toBe(path);
}

for (const [persona, paths] of [
  ["ropata", ["/admin", "/admin/client-files?sort=reference"]],
  ["viewer.silberfarn", ["/app", "/app/list-bookings"]],
  ["front.steamvale", ["/supplier-app", "/supplier-app/confirmed"]],
] as const) {
  test(`the menu of ${persona} changes language and theme, and stays on the page`, async ({
    page,
    loginAs,
  }) => {
    await loginAs(persona);
    for (const path of paths) {
      await page.goto(path);
      await chooseLanguage(page, "Italiano", "it");
      await chooseLanguage(page, "English", "en");
      for (const theme of ["dark", "auto"]) {
        await page.locator("details[data-slot=menu]:has(button[name=theme]) > summary").click();
        await page.locator(`button[name=theme][value=${theme}]`).click();
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        await expect(page).toHaveURL(path);
      }
    }
  });
}

test("the search at the top of a portal finds by a plain form", async ({ page, loginAs }) => {
  await loginAs("consultant");
  await page.goto("/admin");
  const search = page.getByRole("searchbox", { name: "Search files, travellers, packages" });
  await search.fill("Bellandi");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/admin\/search\?open=1&q=Bellandi/);
  await page.getByRole("link", { name: /NZFI100002/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Bellandi");
});

test("the sidebar opens on small screens", async ({ page, loginAs }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await loginAs("emma.larkspur");
  await page.goto("/app");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("link", { name: "My Files" }).click();
  await expect(page).toHaveTitle("My Files");
});
