import { mailWith } from "#tests/support/e2e/mails.ts";
import { signInScreen } from "#tests/support/e2e/sign-in-screen.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

const password = "tussock grass 42 lupins";

withOrWithoutJavaScript("without", (javaScript) => {
  const name = javaScript ? "Mia" : "Noah";
  const address = `${name.toLowerCase()}@larkspur.example`;

  test("a colleague is invited, chooses a password, signs in, and is suspended", async ({
    page,
    browser,
    dataDir,
    loginAs,
    trouble,
  }) => {
    await loginAs("emma.larkspur");
    await page.goto("/app/users");
    await expect(page).toHaveTitle("User List");
    await page.getByRole("link", { name: "Invite user" }).click();
    await page.getByLabel("Name", { exact: true }).fill(`${name} Hart`);
    await page.getByLabel("E-mail", { exact: true }).fill("emma@larkspur.example");
    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(
      page.getByText("There is an account with this e-mail address already.").first(),
    ).toBeVisible();
    await page.getByLabel("E-mail", { exact: true }).fill(address);
    await page.getByRole("button", { name: "Send invitation" }).click();
    const flash = page.locator("[data-slot=flash]");
    await expect(flash).toContainText(`The invitation is on its way to ${address}.`);
    const row = page.getByRole("row", { name: new RegExp(`${name} Hart`) });
    await expect(row).toContainText("Invited");

    const link = await mailWith(dataDir, address, /https?:\/\/\S+\/reset-password\/[\w-]{43}/);
    const elsewhere = await browser.newContext({ locale: "en-GB", javaScriptEnabled: javaScript });
    trouble.watch(elsewhere);
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expect(other.getByRole("heading", { name: "Welcome" })).toBeVisible();
    await expect(other.getByText(`${name.toLowerCase()}.larkspur`)).toBeVisible();
    await other.getByLabel("New password", { exact: true }).fill(password);
    await other.getByLabel("Repeat the new password").fill(password);
    await other.getByRole("button", { name: "Set the password" }).click();
    await signInScreen(other).enter(address, password);
    await expect(other).toHaveURL("/app");
    await other.goto("/app/users");
    await expect(other.getByRole("row", { name: new RegExp(`${name} Hart \\(you\\)`) })).toBeVisible();
    await expect(other.getByRole("link", { name: "Invite user" })).toHaveCount(0);

    await page.reload();
    await expect(row).toContainText("Active");
    await row.getByRole("link").click();
    await expect(page).toHaveTitle(`${name} Hart`);
    await page.getByLabel("Role", { exact: true }).last().selectOption({ label: "View only" });
    await page.getByRole("button", { name: "Save role" }).click();
    await expect(flash).toContainText(`${name} Hart has the new role.`);
    await page.getByRole("button", { name: "Suspend" }).click();
    await expect(flash).toContainText(`${name} Hart is suspended and signed out everywhere.`);
    await other.goto("/app");
    await expect(other).toHaveURL("/?to=%2Fapp");
    await elsewhere.close();
  });
});
