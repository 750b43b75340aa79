import { bookTrip } from "#tests/support/e2e/book-trip.ts";
import { demoPassword } from "#tests/support/e2e/personas.ts";
import { signInScreen } from "#tests/support/e2e/sign-in-screen.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an agent swaps a service and keeps what else was typed, and the office reads both", async ({
    page,
    browser,
    loginAs,
    baseURL,
  }) => {
    await loginAs("emma.larkspur");
    const reference = await bookTrip(page, "Whitcombe swaps");
    await page.getByRole("link", { name: "Request change" }).click();
    await page.getByRole("textbox", { name: "First day of the trip" }).fill("14/01/2027");
    await page.getByRole("button", { name: "Swap: Shared shuttle airport – city" }).click();
    await expect(page).toHaveTitle("Swap a service");
    await expect(
      page.getByRole("heading", { name: "Instead of Shared shuttle airport – city" }),
    ).toBeVisible();
    await page.getByRole("link", { name: /^Choose: Private transfer airport – city/ }).click();

    await expect(page.getByRole("textbox", { name: "First day of the trip" })).toHaveValue("14/01/2027");
    const chosen = page.getByLabel(/^Instead: Private transfer airport – city/);
    await expect(chosen).toBeChecked();
    await expect(page.getByText("Shared shuttle airport – city →")).toBeVisible();
    await expect(page.getByText("12–16 Jan 2027 → 14–18 Jan 2027")).toBeVisible();

    await chosen.uncheck();
    await page.getByRole("button", { name: "Show the price" }).click();
    await expect(page.getByText("Shared shuttle airport – city →")).toHaveCount(0);
    await page.goBack();
    await page.getByLabel(/^I agree to the change/).check();
    await page.getByRole("button", { name: "Send the request" }).click();
    await expect(page.getByText("Your request is with your consultant.")).toBeVisible();

    const desk = await browser.newContext({ javaScriptEnabled: false, locale: "en-NZ", baseURL });
    const office = await desk.newPage();
    await office.goto("/admin/login");
    await signInScreen(office).enter("admin", demoPassword);
    await office.waitForURL((url) => url.pathname === "/admin");
    await office.goto(`/admin/client-files?filter[q]=${reference}`);
    await office.getByRole("link", { name: reference }).first().click();
    await office.getByRole("link", { name: "Look at the change" }).click();
    await expect(office.getByText("Shared shuttle airport – city →")).toBeVisible();
    await office.getByRole("button", { name: "Carry out change" }).click();
    await expect(office.getByText("The change is carried out and the agent is told.")).toBeVisible();
    await desk.close();

    await page.goto(`/app/view-booking/${reference}`);
    await expect(page.getByText("Private transfer airport – city").first()).toBeVisible();
  });
});

test("an agent adds a service on a day of the trip", async ({ page, loginAs }) => {
  await loginAs("emma.larkspur");
  const reference = await bookTrip(page, "Whitcombe adds");
  await page.getByRole("link", { name: "Request change" }).click();
  await page.getByLabel(/^Scenic train to Greymouth/).check();
  await page.getByRole("combobox", { name: "Day" }).selectOption("5");
  await page.getByRole("button", { name: "Find a service to add" }).click();
  await expect(page).toHaveTitle("Add a service");
  await expect(page.getByText(/^Day 5 · /)).toBeVisible();
  await page.getByRole("button", { name: "Find services" }).click();
  await page
    .getByRole("link", { name: /^Add: Steamer cruise/ })
    .first()
    .click();

  await expect(page.getByLabel(/^Steamer cruise on Lake Wakatipu/)).toBeChecked();
  await expect(page.getByLabel(/^Scenic train to Greymouth/)).toBeChecked();
  const priced = page.locator("#price");
  await expect(priced.getByText("Steamer cruise on Lake Wakatipu")).toBeVisible();
  await expect(priced.getByText("new", { exact: true })).toBeVisible();
  await page.getByLabel(/^I agree to the change/).check();
  await page.getByRole("button", { name: "Send the request" }).click();
  await expect(page.getByText(/Your request is with your consultant|The booking is changed/)).toBeVisible();
  const asked = page.getByRole("region", { name: "Changes asked for" });
  await expect(asked.getByText("Steamer cruise on Lake Wakatipu")).toBeVisible();
  await page.getByRole("button", { name: "Withdraw request" }).click();
  await expect(page.getByText("The request is withdrawn.")).toBeVisible();
  await page.goto(`/app/view-booking/${reference}/change`);
  await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
});
