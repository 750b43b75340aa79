import { demoPassword } from "#tests/support/e2e/personas.ts";
import { signInScreen } from "#tests/support/e2e/sign-in-screen.ts";
import { heldBack } from "#tests/support/e2e/held-back.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("signs in by keyboard alone", async ({ page }) => {
  await page.goto("/admin/login");
  const { login, password } = signInScreen(page);
  await page.keyboard.press("Tab");
  await expect(login).toBeFocused();
  await page.keyboard.type("consultant");
  await page.keyboard.press("Tab");
  await expect(password).toBeFocused();
  await page.keyboard.type(demoPassword);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin");
});

test("moves the focus to the summary of a refused sign-in", async ({ page }) => {
  await page.goto("/admin/login");
  const { enter, refusal } = signInScreen(page);
  await enter("nobody", "wrong password");
  await expect(refusal).toBeFocused();
  await refusal.getByRole("link").click();
  await expect(signInScreen(page).login).toBeFocused();
});

test("opens and closes the user menu by keyboard, and gives the focus back", async ({ page, loginAs }) => {
  await loginAs("consultant");
  await page.goto("/admin");
  const trigger = page.locator("summary[aria-label^='Account menu']");
  await trigger.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Sign out" })).toBeHidden();
  await expect(trigger).toBeFocused();
});

test("opens the sidebar on small screens by keyboard, and closes it on the way to a page", async ({
  page,
  loginAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await loginAs("consultant");
  await page.goto("/admin");
  const menu = page.getByRole("navigation", { name: "Main navigation" });
  await expect(menu).toBeHidden();
  const opener = page.getByRole("button", { name: "Open menu" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await opener.press("Enter");
  await menu.getByRole("link", { name: "Client Files" }).press("Enter");
  await expect(page).toHaveURL("/admin/client-files");
  await expect(menu).toBeHidden();
});

test("leaves the menus open that were opened before the page came alive", async ({ page, loginAs }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await loginAs("consultant");
  const scripts = heldBack();
  await page.route("/build/**/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/admin", { waitUntil: "commit" });
  await page.locator("summary[aria-label^='Account menu']").press("Enter");
  await page.getByRole("button", { name: "Open menu" }).press("Enter");
  const alive = page.waitForRequest("**/api/version");
  scripts.resolve();
  await alive;
  await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
});
