import { demoPassword } from "#tests/support/e2e/personas.ts";
import { signInScreen } from "#tests/support/e2e/sign-in-screen.ts";
import { expect, test, withAndWithoutJavaScript } from "#tests/support/e2e/test.ts";

withAndWithoutJavaScript(() => {
  test("signs in and reads what is confirmed", async ({ page }) => {
    await page.goto("/supplier/login");
    await expect(page).toHaveTitle("Supplier Login");
    await signInScreen(page).enter("desk.steamvale", demoPassword);
    await expect(page).toHaveURL("/supplier-app");
    await expect(page).toHaveTitle("Desk");
    const menu = page.getByRole("navigation", { name: "Main navigation" });
    await menu.getByRole("link", { name: "Confirmed Bookings" }).click();
    await expect(page).toHaveURL("/supplier-app/confirmed");
    await expect(page).toHaveTitle("Confirmed Bookings");
    const table = page.getByRole("table", { name: "Confirmed Bookings" });
    await expect(table.getByRole("row")).not.toHaveCount(1);
    await expect(table.getByText("Confirmed").first()).toBeVisible();
  });

  test("sees own services only, and no prices", async ({ page, loginAs }) => {
    await loginAs("desk.steamvale");
    await page.goto("/supplier-app/confirmed");
    const words = await page.getByRole("main").innerText();
    expect(words).not.toMatch(/Southern Arc|Star Basin|NZD|\$/);
  });

  test("is sent to its own sign-in without an account", async ({ page }) => {
    await page.goto("/supplier-app/confirmed");
    await expect(page).toHaveURL("/supplier/login?to=%2Fsupplier-app%2Fconfirmed");
  });
});
