import { productSeeds } from "#api/demo/world/products.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { audit } from "#tests/support/e2e/audit.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

const supplier = seedUid("supplier", "STEROT");
const code = productSeeds.find((one) => one.code.includes("STEROT"))?.code ?? "";

/** A sheet of two seasons in years that no other test and nothing of the demo world has. */
function sheet(year: number) {
  const rows = [
    "Room;Season;Valid from;Valid to;Double",
    `${code};Low ${year};1.4.${year};30.9.${year};1.156,30`,
    `${code};Odd ${year};31.2.${year};30.9.${year};100`,
  ];
  return { name: `rates-${year}.csv`, mimeType: "text/csv", buffer: Buffer.from(rows.join("\r\n")) };
}

withOrWithoutJavaScript("without", (javaScriptEnabled) => {
  test("a rate sheet is sent, its columns are chosen, its rows looked at, applied and undone", async ({
    page,
    loginAs,
  }) => {
    const year = javaScriptEnabled ? 2051 : 2052;
    await loginAs("admin");
    await page.goto(`/admin/suppliers/${supplier}/import`);

    await test.step("a file that is no sheet is refused beside the field", async () => {
      const wrong = { name: "a.csv", mimeType: "text/csv", buffer: Buffer.from([0x5a, 0xfc, 0x3b]) };
      await page.getByLabel("Rate sheet").setInputFiles(wrong);
      await page.getByRole("button", { name: "Read the sheet" }).click();
      await expect(page.getByLabel("Rate sheet")).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByText(/letters of this CSV cannot be told/).last()).toBeVisible();
    });

    await test.step("columns that say too little are refused, and stay as they were chosen", async () => {
      await page.getByLabel("Rate sheet").setInputFiles(sheet(year));
      await page.getByRole("button", { name: "Read the sheet" }).click();
      await expect(page.getByRole("heading", { name: `Columns of rates-${year}.csv` })).toBeVisible();
      const price = page.getByRole("combobox", { name: "Double" });
      await expect(price).toHaveValue("cost_DB");
      await price.selectOption("");
      await page.getByRole("button", { name: "Show what it would do" }).click();
      await expect(page.getByText(/Choose the columns of product/).last()).toBeVisible();
      await expect(price).toHaveValue("");
      if (javaScriptEnabled) expect(await audit(page, "everything")).toEqual([]);
      await price.selectOption("cost_DB");
      await page.getByRole("button", { name: "Show what it would do" }).click();
    });

    await test.step("each row says what becomes of it, and why it is left out", async () => {
      await expect(page.getByRole("heading", { name: `What rates-${year}.csv does` })).toBeVisible();
      const rows = page.getByRole("table", { name: "Rows" }).getByRole("row");
      await expect(rows.filter({ hasText: `Low ${year}` })).toContainText("1,156.30");
      await expect(rows.filter({ hasText: "is no date" })).toContainText("Rejected");
      await page.getByRole("link", { name: "1 New" }).click();
      await expect(page.getByText("is no date")).toHaveCount(0);
      if (javaScriptEnabled) expect(await audit(page, "everything")).toEqual([]);
    });

    await test.step("what was looked at is applied, and undone", async () => {
      await page.getByRole("button", { name: "Apply 1 row" }).click();
      await expect(page.getByText(`1 row of rates-${year}.csv was applied.`)).toBeVisible();
      await page.getByRole("button", { name: "Undo the import" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Undo the import" }).click();
      await expect(page.getByText(`rates-${year}.csv was undone.`)).toBeVisible();
    });
  });
});
