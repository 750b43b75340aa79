import type { Page } from "@playwright/test";
import { stepAt, totpCode } from "#api/domain/totp.ts";
import { demoPassword } from "#tests/support/e2e/personas.ts";
import { signInScreen } from "#tests/support/e2e/sign-in-screen.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

/** Nobody else signs in as these: a code is asked of them. */
const accounts = { true: "product", false: "editor" } as const;

withOrWithoutJavaScript("with", (javaScript) => {
  const account = accounts[`${javaScript}`];

  test("a second factor is set up, asked for at sign-in, and switched off again", async ({ page }) => {
    await page.goto("/admin/login");
    await signInScreen(page).enter(account, demoPassword);
    await expect(page).toHaveURL("/admin");
    await page.goto("/admin/profile/security");
    await page.getByRole("link", { name: "Set up" }).click();
    // Both pages ask for the current password, and the address changes before the page does.
    await expect(page).toHaveURL(/\/two-factor$/);
    await expect(page.getByRole("button", { name: "Set up" })).toBeVisible();
    await page.getByLabel("Current password").fill(demoPassword);
    await page.getByRole("button", { name: "Set up" }).click();
    await expect(page.getByRole("img", { name: "QR code with your key" })).toBeVisible();
    const secret = secretOf(await page.locator("code").innerText());

    await page.getByLabel("Code", { exact: true }).fill("000000");
    await page.getByRole("button", { name: "Switch on" }).click();
    await expect(page.getByText("This code is not right.").first()).toBeVisible();
    const firstStep = stepAt(new Date());
    await page.getByLabel("Code", { exact: true }).fill(totpCode(secret, firstStep));
    await page.getByRole("button", { name: "Switch on" }).click();
    await expect(page.getByText("These codes are shown only now")).toBeVisible();
    const codes = await page
      .getByRole("list", { name: "Recovery codes" })
      .getByRole("listitem")
      .allInnerTexts();
    expect(codes).toHaveLength(10);
    await page.getByRole("link", { name: "I have kept them" }).click();
    await expect(page.getByText("10 recovery codes left")).toBeVisible();

    await signOut(page);
    await page.goto("/admin/login?to=/admin/client-files");
    await signInScreen(page).enter(account, demoPassword);
    await expect(page).toHaveTitle("Enter Your Code");
    await expect(page).toHaveURL("/sign-in/code");
    await enterCode(page, totpCode(secret, firstStep));
    await expect(page.getByText("This code is not right.").first()).toBeVisible();
    // The code before was used up; the next one is taken already, for clocks that are ahead.
    await enterCode(page, totpCode(secret, firstStep + 1));
    // The editor may not open the files, and is told so where the sign-in led to.
    await expect(page).toHaveURL("/admin/client-files");

    await signOut(page);
    await page.goto("/admin/login");
    await signInScreen(page).enter(account, demoPassword);
    await enterCode(page, codes[0] ?? "");
    await expect(page).toHaveURL("/admin");
    await page.goto("/admin/profile/security/two-factor");
    const remove = page.locator("form").filter({ has: page.getByRole("button", { name: "Switch off" }) });
    await remove.getByLabel("Current password").fill(demoPassword);
    await remove.getByLabel("Code").fill(codes[1] ?? "");
    await remove.getByRole("button", { name: "Switch off" }).click();
    await expect(page.locator("[data-slot=flash]")).toContainText("Two-factor sign-in is off.");
    await signOut(page);
    await page.goto("/admin/login");
    await signInScreen(page).enter(account, demoPassword);
    await expect(page).toHaveURL("/admin");
  });

  test("there is nothing to enter a code for without a password that was right", async ({ page }) => {
    await page.goto("/sign-in/code");
    await expect(page).toHaveURL("/");
  });
});

async function enterCode(page: Page, code: string) {
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Log in" }).click();
}

async function signOut(page: Page) {
  await page.getByRole("group").filter({ hasText: "Sign out" }).locator("summary").click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByText("You have been signed out.")).toBeVisible();
}

/** The key as bytes again. */
function secretOf(key: string): Buffer {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const values = [...key.replaceAll(" ", "")].map((letter) => letters.indexOf(letter));
  const bits = values.map((value) => value.toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
