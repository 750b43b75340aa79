import { seedUid } from "#api/demo/world/seed-keys.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

const hotel = seedUid("supplier", "STEROT");
const allotments = `/admin/suppliers/${hotel}/allotments`;

withOrWithoutJavaScript("without", (javaScript) => {
  test("the office looks at a change of stock, makes it, closes the day and asks why it is not to be had", async ({
    page,
    loginAs,
  }) => {
    const year = javaScript ? "2034" : "2035";
    await loginAs("admin");
    await page.goto(`${allotments}/change`);
    await page.getByRole("checkbox", { name: /Lakeside room/ }).check();
    await page.getByRole("textbox", { name: "First day" }).fill(`05/05/${year}`);
    await page.getByRole("textbox", { name: "Last day" }).fill(`05/05/${year}`);
    await page.getByLabel(/^Maximum/).fill("4");
    await page.getByRole("button", { name: "See what changes" }).click();
    await expect(page.getByRole("heading", { name: "What changes", level: 1 })).toBeVisible();
    await expect(page.getByText("nothing kept").first()).toBeVisible();
    await page.getByRole("button", { name: "Change 1 day" }).click();
    await expect(page.getByText("1 day is changed.")).toBeVisible();
    await page.getByRole("link", { name: `5 May ${year}: 4 of 4 free` }).click();
    await expect(page.getByText("4 kept, 0 taken, 4 free")).toBeVisible();
    await expect(page.getByText("Nobody holds anything")).toBeVisible();

    await page.getByRole("link", { name: "Stop sell" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("This field is required").first()).toBeVisible();
    await page.getByLabel("Reason").fill("Roof works");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Sales are stopped on 1 more day.")).toBeVisible();

    await page.locator("#why-product").selectOption({ label: await optionOf(page, "Lakeside room") });
    await page.locator("#why-from").fill(`05/05/${year}`);
    await page.getByRole("button", { name: "Ask" }).click();
    await expect(page.getByText(/Stop sell: Roof works \(/)).toBeVisible();
  });
});

async function optionOf(page: import("@playwright/test").Page, name: string): Promise<string> {
  const labels = await page.locator("#why-product option").allTextContents();
  return labels.find((label) => label.startsWith(name)) ?? name;
}
