import { expect, test, withAndWithoutJavaScript } from "#tests/support/e2e/test.ts";

/** January of the year for which the demo world has rates of most services. */
const year = new Date().getUTCFullYear() + 1;

withAndWithoutJavaScript(() => {
  test("saves a priced package as a quote and shows it day by day, in no more than twelve actions", async ({
    page,
    loginAs,
  }) => {
    await loginAs("emma.larkspur");
    await page.goto("/app/quick-quote");
    await page.getByRole("link", { name: "Southern Alps Discovery" }).click();
    const form = page.locator("#price");
    await form.getByLabel("Travel date", { exact: true }).fill(`12/01/${year}`);
    await form.getByRole("button", { name: "Get price" }).click();
    const total = await form.getByText("Selling price").locator("..").textContent();

    await form.getByLabel("Your reference", { exact: false }).fill("LB-77");
    await form.getByRole("button", { name: "Save quote & customise" }).click();
    await expect(form.getByText("This field is required").first()).toBeVisible();
    await expect(form.getByLabel("Your reference", { exact: false })).toHaveValue("LB-77");

    await form.getByLabel("Booking name").fill("Whitcombe");
    await form.getByRole("button", { name: "Save quote & customise" }).click();
    await expect(page).toHaveURL(/\/app\/quick-quote\/customise\/NZFI1\d{5}$/);
    await expect(page).toHaveTitle("Whitcombe");
    await expect(page.getByText(/Quote NZFI1\d{5} is saved/)).toBeVisible();
    await expect(page.getByRole("heading", { name: /Day 5/ })).toBeVisible();
    expect(await page.locator("#price").getByText("Selling price").locator("..").textContent()).toBe(total);

    await page.getByRole("link", { name: "Overview" }).click();
    await expect(page).toHaveTitle("Whitcombe");
    await expect(page.getByText("LB-77")).toBeVisible();
  });
});
