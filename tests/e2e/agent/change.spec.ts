import { bookTrip } from "#tests/support/e2e/book-trip.ts";
import { demoPassword } from "#tests/support/e2e/personas.ts";
import { signInScreen } from "#tests/support/e2e/sign-in-screen.ts";
import { expect, test, withAndWithoutJavaScript } from "#tests/support/e2e/test.ts";

withAndWithoutJavaScript((javaScript) => {
  test("an agent prices and sends a change, and the office carries it out", async ({
    page,
    browser,
    loginAs,
    baseURL,
  }) => {
    const name = `Whitcombe ${javaScript ? "with" : "without"} a script`;
    await loginAs("emma.larkspur");
    const reference = await bookTrip(page, name);

    await page.getByRole("link", { name: "Request change" }).click();
    await page.getByRole("button", { name: "Show the price" }).click();
    await expect(page.getByText("Nothing is different from the booking yet.")).toBeVisible();
    await page.getByRole("textbox", { name: "First day of the trip" }).fill("14/01/2027");
    await page.getByLabel(/^Scenic train to Greymouth/).check();
    await page.getByRole("button", { name: "Show the price" }).click();
    await expect(page.getByText("12–16 Jan 2027 → 14–18 Jan 2027")).toBeVisible();
    await page.getByRole("button", { name: "Send the request" }).click();
    await expect(page.getByText("Required", { exact: true }).first()).toBeVisible();
    await page.getByLabel("Remark").fill("The flight was moved.");
    await page.getByLabel(/^I agree to the change/).check();
    await page.getByRole("button", { name: "Send the request" }).click();
    await expect(page.getByText("Your request is with your consultant.")).toBeVisible();
    await expect(page.getByText("Waiting", { exact: true })).toBeVisible();

    const desk = await browser.newContext({ javaScriptEnabled: javaScript, locale: "en-NZ", baseURL });
    const office = await desk.newPage();
    await office.goto("/admin/login");
    await signInScreen(office).enter("admin", demoPassword);
    await office.waitForURL((url) => url.pathname === "/admin");
    await office.goto(`/admin/client-files?filter[q]=${reference}`);
    await office.getByRole("link", { name: reference }).first().click();
    await office.getByRole("link", { name: "Look at the change" }).click();
    await expect(office.getByText("The flight was moved.")).toBeVisible();
    await office.getByRole("button", { name: "Carry out change" }).click();
    await expect(office.getByText("The change is carried out and the agent is told.")).toBeVisible();
    await desk.close();

    await page.reload();
    await expect(page.getByText("Carried out", { exact: true })).toBeVisible();
    await page.goto(`/app/view-booking/${reference}`);
    await expect(page.getByText("14–18 Jan 2027").first()).toBeVisible();
  });
});
