import { demoPassword } from "#tests/support/e2e/personas.ts";
import { mailWith } from "#tests/support/e2e/mails.ts";
import { signInScreen } from "#tests/support/e2e/sign-in-screen.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

/** Nobody else signs in as these: their passwords and addresses change. */
const accounts = { true: "accounts", false: "readonly" } as const;
const newPassword = "kererū over the bay 7";

withOrWithoutJavaScript("with", (javaScript) => {
  const account = accounts[`${javaScript}`];

  test("people keep their own account: details, display, e-mail address, password, sessions", async ({
    page,
    browser,
    dataDir,
    trouble,
  }) => {
    const elsewhere = await browser.newContext({ locale: "en-GB" });
    trouble.watch(elsewhere);
    const other = await elsewhere.newPage();
    for (const one of [page, other]) {
      await one.goto("/admin/login");
      await signInScreen(one).enter(account, demoPassword);
      await expect(one).toHaveURL("/admin");
    }

    await page.getByRole("group").filter({ hasText: "Sign out" }).locator("summary").click();
    await page.getByRole("link", { name: "Profile" }).click();
    await expect(page).toHaveTitle("My Profile");
    const flash = page.locator("[data-slot=flash]");
    await page.getByLabel("Phone").fill("12");
    await page.getByRole("button", { name: "Save details" }).click();
    await expect(page.getByText("This field must be a valid phone number").first()).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill(`Rewi ${account}`);
    await page.getByLabel("Phone").fill("+649 555 0177");
    await page.getByRole("button", { name: "Save details" }).click();
    await expect(flash).toContainText("Your details are saved.");
    await expect(page.getByLabel("Phone")).toHaveValue("+64 9 555 0177");
    await expect(page.getByText(`Rewi ${account}`).first()).toBeAttached();

    await page.getByLabel("Shortcuts of a single key").uncheck();
    await page.getByLabel("Appearance").last().selectOption("dark");
    // Nothing changes before it is saved.
    await expect(page.locator("html")).not.toHaveAttribute("data-theme", "dark");
    await page.getByRole("button", { name: "Save display" }).click();
    await expect(flash).toContainText("Your display settings are saved.");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByLabel("Shortcuts of a single key")).not.toBeChecked();

    const address = `${account}.new@harakeke.example`;
    await page.getByLabel("New e-mail address").fill(address);
    await page.getByLabel("Current password").fill("not the password");
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText("This is not your current password.").first()).toBeVisible();
    await expect(page.getByLabel("New e-mail address")).toHaveValue(address);
    await page.getByLabel("Current password").fill(demoPassword);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(flash).toContainText(`We have sent a link to ${address}`);
    const link = await mailWith(dataDir, address, /https?:\/\/\S+\/confirm-email\/[\w-]{43}/);
    await page.goto(link);
    await page.getByRole("button", { name: "Confirm the address" }).click();
    await expect(flash).toContainText(`${address} is your e-mail address from now on.`);

    await page.getByRole("link", { name: "Security" }).click();
    await expect(page.getByText("This one")).toBeVisible();
    await page.getByLabel("Current password").fill(demoPassword);
    await page.getByLabel("New password", { exact: true }).fill(newPassword);
    await page.getByLabel("Repeat the new password").fill(newPassword);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(flash).toContainText("Your password is changed. You are signed out everywhere else.");
    await other.goto("/admin/client-files");
    await expect(other).toHaveURL(/\/admin\/login\?to=/);
    await mailWith(dataDir, address, /Your password was changed/);

    await signInScreen(other).enter(address, newPassword);
    await expect(other).toHaveURL("/admin/client-files");
    await page.goto("/admin/profile/security");
    await page.getByRole("button", { name: /^Sign out: Chrome on / }).click();
    await expect(flash).toContainText("That session has ended.");
    await other.goto("/admin");
    await expect(other).toHaveURL(/\/admin\/login\?to=/);
    await elsewhere.close();
  });
});
