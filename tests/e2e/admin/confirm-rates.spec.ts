import { seedUid } from "#api/demo/world/seed-keys.ts";
import { audit } from "#tests/support/e2e/audit.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

/** A supplier whose rates of the next contract year are provisional. */
const lodge = seedUid("supplier", "BLUFRJ");

withOrWithoutJavaScript("without", (javaScriptEnabled) => {
  test("provisional rates of a supplier are chosen and confirmed in one go, after what that does was shown", async ({
    page,
    loginAs,
  }) => {
    await loginAs("admin");
    await page.goto(`/admin/suppliers/${lodge}`);
    await page.getByRole("link", { name: "Rates", exact: true }).click();
    const rows = page.locator("[data-slot=data-table] tbody tr");
    await expect(rows.first()).toBeVisible();
    const product = javaScriptEnabled ? "glacier" : "mountain";
    await page.goto(`/admin/suppliers/${lodge}/rates?filter[status]=provisional&filter[q]=${product}`);
    const before = await rows.count();
    expect(before).toBeGreaterThan(2);
    if (javaScriptEnabled) expect(await audit(page, "everything")).toEqual([]);

    await rows.first().getByRole("checkbox").check();
    await rows.nth(1).getByRole("checkbox").check();
    await page.getByRole("button", { name: "Confirm", exact: true }).click();
    const question = page.locator("[data-slot=bulk-preview]");
    await expect(question).toContainText("Confirm rates");
    await question.getByRole("button").first().click();
    await expect(page.getByText("2 entries were changed.")).toBeVisible();
    await expect(rows).toHaveCount(before - 2);
  });
});

test("all that the filters find means those of this supplier alone", async ({ page, loginAs, baseURL }) => {
  await loginAs("admin");
  const list = `/admin/suppliers/${seedUid("supplier", "GEYROT")}/rates?filter[status]=provisional`;
  await page.goto(list);
  const shown = await page.locator("[data-slot=data-table] tbody tr").count();
  const form = { bulk: "confirm", scope: "all" };
  const asked = await page.request.post(list, { form, headers: { Origin: baseURL! } });
  expect(await asked.text()).toContain(`${shown} ${shown === 1 ? "entry" : "entries"} will be changed.`);
});

test("who only reads rates finds nothing to choose", async ({ page, loginAs }) => {
  await loginAs("consultant");
  await page.goto(`/admin/suppliers/${seedUid("supplier", "REECNS")}/rates`);
  await expect(page.locator("[data-slot=data-table] tbody tr").first()).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Confirm", exact: true })).toHaveCount(0);
});
