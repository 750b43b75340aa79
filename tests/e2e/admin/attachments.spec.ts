import { audit } from "#tests/support/e2e/audit.ts";
import { readRepositoryBytes } from "#tests/support/repository.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

/** Two suppliers, so that both ways have one of their own. */
const suppliers = { with: "Silver Ladle Lake Cruise", without: "Star Basin Lodge" };

withOrWithoutJavaScript("without", (javaScriptEnabled) => {
  test("a contract is attached, corrected, seen to expire and shared with its supplier", async ({
    page,
    context,
    loginAs,
  }) => {
    test.slow();
    const supplier = javaScriptEnabled ? suppliers.with : suppliers.without;
    const title = javaScriptEnabled ? "Contract with scripts" : "Contract without scripts";
    const contract = {
      name: "Vertrag 2027.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.concat([
        readRepositoryBytes("api/demo/papers/lakeside-contract.pdf"),
        Buffer.from(`% ${title}\n`),
      ]),
    };
    await loginAs("admin");
    await page.goto("/admin/attachments");
    await page.getByRole("link", { name: "Add attachment" }).click();
    await page.getByLabel("Name or code of the supplier").fill(supplier.slice(0, 9));
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await page.getByRole("main").getByRole("link", { name: supplier }).click();
    await expect(page.getByRole("main")).toContainText(`Supplier: ${supplier}`);

    await test.step("a file that is none is refused beside it, and nothing typed is lost", async () => {
      await page.getByLabel("Title").fill(title);
      await page.getByRole("textbox", { name: "Valid to" }).fill("1/1/2026");
      const broken = { ...contract, buffer: contract.buffer.subarray(0, 500) };
      await page.getByLabel("File", { exact: true }).setInputFiles(broken);
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Add", exact: true }).click();
      await expect(page.getByText("The file is damaged.").first()).toBeVisible();
      await expect(page.getByLabel("Title")).toHaveValue(title);
    });

    await test.step("the whole one is kept while another field is refused", async () => {
      await page.getByLabel("File", { exact: true }).setInputFiles(contract);
      if (javaScriptEnabled) await expect(page.getByText("Vertrag 2027.pdf")).toBeVisible();
      await page.getByRole("textbox", { name: "Valid from" }).fill("2/1/2026");
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await expect(page.getByText("The last day must not be before the first.").first()).toBeVisible();
      await page.getByRole("textbox", { name: "Valid from" }).fill("");
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await expect(page.getByText(`${title} was attached.`)).toBeVisible();
      await expect(page.getByRole("row").filter({ hasText: title })).toContainText("Expired");
      if (javaScriptEnabled) expect(await audit(page, "everything")).toEqual([]);
    });

    await test.step("it is renewed and shared, and the history says so", async () => {
      await page.getByRole("link", { name: title }).click();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Download" }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("Vertrag 2027.pdf");
      if (javaScriptEnabled) expect(await audit(page, "everything")).toEqual([]);
      await page.getByRole("textbox", { name: "Valid to" }).fill("31/12/2040");
      await page.getByRole("radio", { name: /^Supplier too/ }).check();
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText(`${title} was saved.`)).toBeVisible();
      await expect(page.getByRole("main").getByText("Valid", { exact: true })).toBeVisible();
      await page.getByRole("link", { name: "History" }).click();
      await expect(page.getByRole("list", { name: "History" })).toContainText(
        "Valid tofrom 1 Jan 2026 →  to 31 Dec 2040",
      );
    });

    if (javaScriptEnabled) return;
    await test.step("the supplier finds it in its portal", async () => {
      await context.clearCookies();
      await loginAs("desk.starbasin");
      await page.goto("/supplier-app/documents");
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: title }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("Vertrag 2027.pdf");
    });
  });
});
