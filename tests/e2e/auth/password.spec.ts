import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { demoPassword } from "#tests/support/e2e/personas.ts";
import { signInScreen } from "#tests/support/e2e/sign-in-screen.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

/** One account for each way and server, so that the tests do not end each other's sessions. */
const accounts = { true: "luca.ponteverde", false: "jonas.silberfarn" } as const;

withOrWithoutJavaScript("without", (javaScript) => {
  const account = accounts[`${javaScript}`];

  test("sets a new password by the mailed link, once, and ends the other sessions", async ({
    page,
    browser,
    dataDir,
    trouble,
  }) => {
    const elsewhere = await browser.newContext({ locale: "en-GB" });
    trouble.watch(elsewhere);
    const other = await elsewhere.newPage();
    await other.goto("/");
    await signInScreen(other).enter(account, demoPassword);
    await expect(other).toHaveURL("/app");

    await askForLink(page, account);
    const link = await mailedLink(dataDir, account);
    await page.goto(link);
    await expect(page).toHaveTitle("Set New Password");
    await refusesBadPasswords(page);
    await choose(page, "kererū over the bay 7", "kererū over the bay 7");
    await expect(page.getByText("Your password has been set. You can now log in.")).toBeVisible();
    await expect(page).toHaveTitle("Login");

    await other.goto("/app/list-bookings");
    await expect(other).toHaveURL(/\/\?to=/);
    await signInScreen(page).enter(account, demoPassword);
    await expect(signInScreen(page).refusal).toContainText("These sign-in details do not match our records.");
    await signInScreen(page).enter(account, "kererū over the bay 7");
    await expect(page).toHaveURL("/app");

    // The sign-in brought the language of the profile.
    await elsewhere.clearCookies({ name: "locale" });
    const again = await other.goto(link);
    expect(again?.status()).toBe(404);
    await expect(other.getByText("This link can no longer be used.")).toBeVisible();
    await other.getByRole("link", { name: "Ask for a new link" }).click();
    await expect(other).toHaveURL("/forgot-password");
    await elsewhere.close();
  });

  test("answers the same whether or not there is such an account", async ({ page }) => {
    const said: string[] = [];
    for (const name of ["nobody.nowhere", "emma.larkspur"]) {
      await askForLink(page, name);
      said.push(await page.getByRole("main").innerText());
    }
    expect(said[0]).toBe(said[1]);
  });

  test("sends the link again to who asked for it, without asking for the name", async ({ page, dataDir }) => {
    // Each way has an account of its own whose mails can be counted.
    const [login, to] = javaScript ? ["oliver.larkspur", "oliver"] : ["noah.maple", "noah"];
    const before = mailsTo(dataDir, to);
    await askForLink(page, login);
    await expect.poll(() => mailsTo(dataDir, to)).toBe(before + 1);
    await page.getByRole("button", { name: "Send again" }).click();
    await expect(page.getByText("The link was sent again.", { exact: false })).toBeVisible();
    await expect.poll(() => mailsTo(dataDir, to)).toBe(before + 2);
  });

  test("asks for the name when it is left empty", async ({ page }) => {
    await page.goto("/forgot-password");
    await expect(page).toHaveTitle("Forgotten Password");
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText("This field is required").first()).toBeVisible();
  });

  test("refuses a link that nobody was sent", async ({ page }) => {
    const answer = await page.goto(`/reset-password/${"A".repeat(43)}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText("This link can no longer be used.")).toBeVisible();
  });
});

function mailsTo(dataDir: string, recipient: string): number {
  const outbox = join(dataDir, "outbox");
  const files = existsSync(outbox) ? readdirSync(outbox) : [];
  const headers = files.map((file) => /^To:.*$/m.exec(readFileSync(join(outbox, file), "utf8"))?.[0] ?? "");
  return headers.filter((to) => to.includes(recipient)).length;
}

async function askForLink(page: Page, name: string) {
  await page.goto("/");
  await page.getByRole("link", { name: "Forgotten your password?" }).click();
  await expect(page).toHaveURL("/forgot-password?for=agent");
  await page.getByLabel("Username or e-mail").fill(name);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
}

async function choose(page: Page, password: string, confirmation: string) {
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Repeat the new password").fill(confirmation);
  await page.getByRole("button", { name: "Set the password" }).click();
}

async function refusesBadPasswords(page: Page) {
  const refused: [string, string, string][] = [
    ["", "", "This field is required"],
    ["too short", "too short", "This field must be 10 or more characters"],
    ["one long password", "another long password", "Passwords must match"],
    ["qwertyuiop123", "qwertyuiop123", "This is one of the most used passwords, or close to one"],
    ["harakeke2026", "harakeke2026", "This password is hardly more than your name, your company’s or ours."],
  ];
  for (const [password, confirmation, message] of refused) {
    await choose(page, password, confirmation);
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(page).toHaveTitle("Set New Password");
  }
}

/** The link in the newest mail to the account; mails are written after the answer, so this looks until it is there. */
async function mailedLink(dataDir: string, account: string): Promise<string> {
  const outbox = join(dataDir, "outbox");
  let link = "";
  await expect
    .poll(() => {
      const mails = existsSync(outbox) ? readdirSync(outbox).toSorted().toReversed() : [];
      const texts = mails.map((file) => decoded(readFileSync(join(outbox, file), "utf8")));
      const mail = texts.find((text) => text.includes(account));
      link = /https?:\/\/\S+\/reset-password\/[\w-]{43}/.exec(mail ?? "")?.[0] ?? "";
      return link;
    })
    .not.toBe("");
  return link;
}

/** Quoted-printable text as it reads. */
function decoded(text: string): string {
  return text.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
}
