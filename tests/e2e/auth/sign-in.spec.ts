import { demoPassword } from "#tests/support/e2e/personas.ts";
import { signInScreen } from "#tests/support/e2e/sign-in-screen.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("the sign-in needs none of the framework's scripts and checks beside its fields", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto("/");
  const { login, password, submit } = signInScreen(page);
  const show = page.getByRole("button", { name: "Show password" });
  await expect(show).toBeVisible();
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toMatch(/^\/build\/journey-/);

  await login.focus();
  await page.keyboard.press("Tab");
  await expect(page.getByText("This field is required")).toBeVisible();
  await login.fill("emma.larkspur");
  await submit.click();
  await expect(password).toBeFocused();
  await expect(page.getByText("This field is required")).toHaveCount(1);

  await password.fill(demoPassword);
  await show.click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await submit.click();
  await expect(page).toHaveURL("/app");
});

test("a refusal takes the focus and keeps the name; too many count their seconds down", async ({ page }) => {
  const { login, password, refusal, enter } = signInScreen(page);
  await page.goto("/supplier/login");
  await enter("nobody.at.all", "not the password");
  await expect(refusal).toBeFocused();
  await expect(login).toHaveValue("nobody.at.all");
  await expect(password).toHaveValue("");
  // The limit counts by the minute, so any number of seconds may be left: the page's clock stands until it is told.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const waiting = page.getByText(/\d+ seconds?\./);
  for (let attempt = 0; attempt < 12 && !(await waiting.isVisible()); attempt += 1) {
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await enter("nobody.at.all", "not the password");
    await answer;
    await expect(refusal).toBeFocused();
  }
  const seconds = Number(/\d+/.exec((await waiting.textContent()) ?? "")?.[0]);
  await page.clock.runFor((seconds - 1) * 1000);
  await expect(waiting).toHaveText(/ 1 seconds?\./);
  await page.clock.runFor(1000);
  await expect(waiting).toBeHidden();
});

test("whoever is signed in comes from the first page to the own desk, and signs in elsewhere where that is wanted", async ({
  page,
  loginAs,
}) => {
  await loginAs("consultant");
  await page.goto("/");
  await expect(page).toHaveURL("/admin");
  await page.goto("/?to=%2Fapp%2Flist-bookings");
  await expect(signInScreen(page).submit).toBeVisible();
  await page.goto("/supplier/login");
  await expect(signInScreen(page).submit).toBeVisible();
});
