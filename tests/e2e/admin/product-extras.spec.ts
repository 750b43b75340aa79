import { seedUid } from "#api/demo/world/seed-keys.ts";
import { audit } from "#tests/support/e2e/audit.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

const steamvale = seedUid("supplier", "STEROT");

withOrWithoutJavaScript("with", (javaScriptEnabled) => {
  // A product of its own for each way.
  const product = seedUid("option", javaScriptEnabled ? "ROTACSTEROTPARKRM" : "ROTACSTEROTGARDTW");
  const path = `/admin/suppliers/${steamvale}/products/${product}/extras`;

  test("what is taken with a product is added, refused beside its cause, ended, and kept in its history", async ({
    page,
    loginAs,
  }) => {
    await loginAs("admin");
    await page.goto(`/admin/suppliers/${steamvale}/products/${product}`);
    await page.getByRole("link", { name: "Extras", exact: true }).click();
    await expect(page).toHaveURL(path);
    await page.getByRole("button", { name: "Add extra" }).click();
    const row = page.getByRole("group", { name: /^Extra \d$/ }).last();
    await row.getByLabel("Code").fill("cot");
    await row.getByLabel("Counted by").selectOption({ label: "Room and stay" });
    await row.getByLabel("English").fill("Cot in the room");
    await row.getByLabel("Cost, adult").fill("12.50");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(row.getByText("An extra counted like this has no such price.")).toBeVisible();
    await expect(row.getByText("Enter a cost, or tick that the price is on request.")).toBeVisible();
    await expect(row.getByLabel("English")).toHaveValue("Cot in the room");
    if (javaScriptEnabled) expect(await audit(page, "everything")).toEqual([]);
    await row.getByLabel("Cost, adult").fill("");
    await row.getByLabel("Cost, each").fill("12.50");
    await row.getByLabel("Sell, each").fill("20");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(/^The extras of .* are saved\.$/)).toBeVisible();
    await expect(row.getByLabel("Cost, each")).toHaveValue("12.50");

    await row.getByLabel("Sold").uncheck();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(/^The extras of .* are saved\.$/)).toBeVisible();
    await page.getByRole("link", { name: "History of the extras" }).click();
    await expect(page.getByRole("heading", { name: "History of the extras" })).toBeVisible();
    await expect(page.getByText("Cot in the room").first()).toBeVisible();

    await page.goto(path);
    await row.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("What was saved stays: cot. Untick “Sold” instead.").first()).toBeVisible();
  });
});
