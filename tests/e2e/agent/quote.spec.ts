import type { Browser, Page } from "@playwright/test";
import { expect, test } from "#tests/support/e2e/test.ts";

/** The page of the client of a file, opened by the link that its agency has. */
async function clientOf(page: Page, browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const link = await page
    .locator("[data-slot=quote-panel] li")
    .first()
    .locator('a[href^="http"]')
    .getAttribute("href");
  const visitor = await browser.newContext({ javaScriptEnabled, locale: "en-NZ" });
  const client = await visitor.newPage();
  await client.goto(link ?? "");
  return client;
}

test("a client asks, declines, gets a newer version and says yes", async ({ page, browser, loginAs }) => {
  await loginAs("emma.larkspur");
  await page.goto("/app/view-booking/NZFI100031/quote");
  const panel = page.locator("[data-slot=quote-panel]");
  await expect(panel.getByText("Viewed", { exact: true })).toBeVisible();

  const client = await clientOf(page, browser, true);
  await expect(client).toHaveTitle(/Fairbairn/);
  await client.getByLabel("Your name").fill("Gwen Kinnaird");
  await client.getByLabel("What would you like to ask or change?").fill("Is there a later train?");
  await client.getByRole("button", { name: "Send the message" }).click();
  await expect(client.getByText("Your message is on its way")).toBeVisible();
  await client.getByText("No, thank you").click();
  await client.getByRole("button", { name: "Decline this quote" }).click();
  await expect(client.getByRole("heading", { name: "This quote was declined" })).toBeVisible();

  await page.reload();
  await expect(panel.getByText("Declined", { exact: true })).toBeVisible();
  await expect(panel.getByText("Is there a later train?")).toBeVisible();
  await panel.getByLabel("Your answer").fill("There is, in version 2.");
  await panel.getByRole("button", { name: "Send answer" }).click();
  await expect(panel.getByText("There is, in version 2.")).toBeVisible();
  await panel.getByLabel("Name of the version").fill("Later train");
  await panel.getByRole("button", { name: "Save version" }).click();
  await expect(page.getByText("Version 2 is saved.")).toBeVisible();
  await panel.getByRole("button", { name: "Only make the link" }).click();
  await expect(page.getByText("Version 2 can be opened by its link.")).toBeVisible();

  await client.reload();
  await expect(client.getByRole("heading", { name: "There is a newer version" })).toBeVisible();
  await client.getByRole("link", { name: "Open the newest version" }).click();
  await expect(client.getByText("There is, in version 2.")).toBeVisible();
  await client.getByLabel("Your full name").fill("Gwen Kinnaird");
  await client.getByRole("checkbox", { name: /I have read/ }).check();
  await client.getByRole("button", { name: /^Accept for/ }).click();
  await expect(client.getByRole("heading", { name: /Accepted by Gwen Kinnaird/ })).toBeVisible();

  await page.reload();
  await expect(panel.getByText("Accepted", { exact: true })).toBeVisible();
  await expect(panel.getByText(/Gwen Kinnaird accepted version 2/)).toBeVisible();
  await expect(panel.getByRole("button", { name: "Save version" })).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an optional service is ticked, counted and accepted", async ({ page, browser, loginAs }) => {
    await loginAs("anke.silberfarn");
    await page.goto("/app/view-booking/NZFI100028/quote");
    const client = await clientOf(page, browser, false);
    const price = client.locator("#price");
    const total = await price.locator(".quote-price").textContent();
    await price.getByRole("group", { name: "Make it yours" }).getByRole("checkbox").first().check();
    await price.getByLabel("Your full name").fill("Elke Hinrichs");
    await price.getByRole("checkbox", { name: /I have read/ }).check();
    await price.getByRole("button", { name: "Update the total" }).click();
    await expect(price.getByText("Total with what you chose")).toBeVisible();
    await expect(price.getByLabel("Your full name")).toHaveValue("Elke Hinrichs");
    await expect(price.getByRole("checkbox", { name: /I have read/ })).toBeChecked();
    expect(await price.locator(".quote-price").textContent()).not.toBe(total);

    // Nothing that was typed is lost, and nothing is accepted without the tick.
    await price.getByRole("checkbox", { name: /I have read/ }).uncheck();
    await price.getByRole("button", { name: /^Accept for/ }).click();
    await expect(price.getByText("Please tick this to accept")).toBeVisible();
    await expect(price.getByLabel("Your full name")).toHaveValue("Elke Hinrichs");
    await expect(price.getByText("Total with what you chose")).toBeVisible();
    await price.getByRole("checkbox", { name: /I have read/ }).check();
    await price.getByRole("button", { name: /^Accept for/ }).click();
    await expect(client.getByRole("heading", { name: /Accepted by Elke Hinrichs/ })).toBeVisible();

    await page.reload();
    await expect(page.getByText("Angenommen", { exact: true })).toBeVisible();
  });

  test("a link that was lost is mailed again, and the answer tells nothing", async ({ page }) => {
    await page.goto("/quote");
    await expect(page).toHaveTitle("Find your quote");
    await page.getByLabel("Reference").fill("NZFI999999");
    await page.getByLabel("E-mail address").fill("nobody@travellers.example");
    await page.getByRole("button", { name: "Mail me the link" }).click();
    await expect(page.getByText("If there is a quote with this reference")).toBeVisible();
  });
});
