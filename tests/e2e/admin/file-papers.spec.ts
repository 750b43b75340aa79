import { seedUid } from "#api/demo/world/seed-keys.ts";
import { audit } from "#tests/support/e2e/audit.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

const file = seedUid("file", "NZFI100036");

withOrWithoutJavaScript("without", (javaScriptEnabled) => {
  test("the office sends an invoice by mail, after an address that is none was refused", async ({
    page,
    loginAs,
  }) => {
    await loginAs("admin");
    await page.goto(`/admin/client-files/invoices/${file}`);
    await page
      .getByRole("link", { name: /^Send NZ-2026-\d{6} by mail$/ })
      .first()
      .click();
    const email = page.getByLabel("E-mail address");
    const message = page.getByLabel("Message");
    await email.fill("nobody");
    await message.fill("Danke und viele Grüße");
    // The browser's own check of an address is not what is tested.
    await page.locator("form").evaluateAll((forms) => {
      for (const form of forms) (form as HTMLFormElement).noValidate = true;
    });
    await page.getByRole("button", { name: "Send" }).click();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(message).toHaveValue("Danke und viele Grüße");
    await email.fill(`books-${javaScriptEnabled ? "with" : "without"}@agency.example`);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText(/^Sent to books-/)).toBeVisible();
  });
});

test("yield and statement can be read by everybody, and lead to their downloads", async ({
  page,
  loginAs,
}) => {
  await loginAs("admin");
  await page.goto(`/admin/client-files/yield/${file}`);
  await expect(page.getByRole("table", { name: "Service by service" })).toBeVisible();
  expect(await audit(page, "everything")).toEqual([]);
  const csv = await page.request.get(
    (await page.getByRole("link", { name: "Download as CSV" }).getAttribute("href")) ?? "",
  );
  expect(csv.status()).toBe(200);
  await page.goto(`/admin/client-files/invoices/${file}/statement`);
  await expect(page.getByRole("table", { name: "Statement" })).toContainText("NZFI100036");
  expect(await audit(page, "everything")).toEqual([]);
  const paper = await page.request.get(
    (await page.getByRole("link", { name: "Statement as PDF" }).getAttribute("href")) ?? "",
  );
  expect(paper.headers()["content-type"]).toBe("application/pdf");
});
