import { seedUid } from "#api/demo/world/seed-keys.ts";
import { audit } from "#tests/support/e2e/audit.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

const steamvale = seedUid("supplier", "STEROT");

withOrWithoutJavaScript("with", (javaScriptEnabled) => {
  // A product and a name of its own for each way.
  const product = seedUid("option", javaScriptEnabled ? "ROTACSTEROTPARKRM" : "ROTACSTEROTGARDTW");
  const name = javaScriptEnabled ? "Contract 2027" : "Contract 2028";

  test("terms of a supplier are copied from the house, refused beside their cause, given to a product and seen there", async ({
    page,
    loginAs,
  }) => {
    await loginAs("admin");
    await page.goto(`/admin/suppliers/${steamvale}`);
    await page.getByRole("link", { name: "Policies", exact: true }).click();
    await page.getByRole("link", { name: "Copy and change Standard: 30, 14 and 7 days" }).click();
    const steps = page.getByRole("group", { name: /^Step \d$/ });
    await expect(steps).toHaveCount(3);
    await page.getByLabel("Name", { exact: true }).fill(name);
    await steps.nth(1).getByLabel("Share").fill("10");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(
      steps.nth(1).getByText("Closer to the service it must not become cheaper than the step before."),
    ).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
    if (javaScriptEnabled) expect(await audit(page, "everything")).toEqual([]);
    await steps.nth(1).getByLabel("Share").fill("60");
    await page.locator(`[name=products][value="${product}"]`).check();
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByText(`${name} was added.`)).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: name }).first()).toContainText(
      "60 % of the net price when cancelled within 14 days",
    );

    await page.goto(`/admin/suppliers/${steamvale}/products/${product}`);
    await expect(page.getByLabel("Cancellation terms").locator("option:checked")).toHaveText(name);
    await page.getByLabel("Cancellation terms").selectOption({ label: "Steamvale 2027" });
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(/ was saved\.$/)).toBeVisible();
    await page.getByRole("link", { name: "History", exact: true }).click();
    await expect(page.getByText(name).first()).toBeVisible();

    await page.goto(`/admin/suppliers/${steamvale}/policies`);
    await page.getByRole("link", { name, exact: true }).click();
    await page.getByRole("button", { name: "Delete" }).first().click();
    await page.getByRole("button", { name: "Delete" }).last().click();
    await expect(page.getByText(`${name} was deleted.`)).toBeVisible();
  });

  test("ages are added, refused beside their cause, and chosen for the supplier", async ({
    page,
    loginAs,
  }) => {
    const infants = javaScriptEnabled ? "2" : "4";
    await loginAs("admin");
    await page.goto(`/admin/suppliers/${steamvale}/policies`);
    await page.getByRole("link", { name: "Add ages" }).click();
    await page.getByLabel("Infants up to").fill(infants);
    await page.getByLabel("Children up to").fill("1");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(
      page.getByText("Children are older than infants: enter a higher age.").first(),
    ).toBeVisible();
    await expect(page.getByLabel("Infants up to")).toHaveValue(infants);
    await page.getByLabel("Children up to").fill("10");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    const name = `Infant 0–${infants}, child ${Number(infants) + 1}–10`;
    await expect(page.getByText(`${name} can be chosen now.`)).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: name })).toBeVisible();
    await page.goto(`/admin/suppliers/${steamvale}`);
    await expect(page.getByLabel("Ages of children").getByRole("option", { name })).toBeAttached();
  });
});
