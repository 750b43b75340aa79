import { seedUid } from "#api/demo/world/seed-keys.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

const steamvale = seedUid("supplier", "STEROT");

withOrWithoutJavaScript("with", (javaScriptEnabled) => {
  const name = javaScriptEnabled ? "Wiremu Tane" : "Aroha Tane";
  const address = javaScriptEnabled ? "wiremu@steamvale.example" : "aroha@steamvale.example";

  test("the office lets somebody in for a supplier, sends the link again and takes it back", async ({
    page,
    loginAs,
  }) => {
    await loginAs("admin");
    await page.goto(`/admin/suppliers/${steamvale}`);
    await page.getByRole("link", { name: "Users", exact: true }).last().click();
    await page.getByRole("link", { name: "Invite user" }).click();
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("E-mail").fill("desk@");
    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByLabel("Name")).toHaveValue(name);
    await page.getByLabel("E-mail").fill(address);
    await page.getByLabel("Role").selectOption({ label: "Manager" });
    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(page).toHaveURL(`/admin/suppliers/${steamvale}/users`);
    await expect(page.getByText(`The invitation is on its way to ${address}.`)).toBeVisible();
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("link", { name: "Steamvale Lakeside Hotel" })).toBeVisible();
    await page.getByRole("button", { name: "Send again" }).click();
    await expect(page.getByText(`${name} has been sent a new invitation.`)).toBeVisible();
    await page.getByRole("button", { name: "Suspend" }).click();
    await expect(page.getByText(`${name} is suspended and signed out everywhere.`)).toBeVisible();
    await page.getByRole("link", { name: "History", exact: true }).click();
    await expect(page.getByText("Invitation sent again").first()).toBeVisible();
  });
});
