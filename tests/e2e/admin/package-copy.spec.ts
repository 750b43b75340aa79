import { seedUid } from "#api/demo/world/seed-keys.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

const path = `/admin/quick-quote/${seedUid("package", "HAR6")}`;

withOrWithoutJavaScript("with", () => {
  test("a package is copied from its row and from its page, and the copy is open to be changed", async ({
    page,
    loginAs,
  }) => {
    await loginAs("manager");
    await page.goto("/admin/quick-quote?filter[q]=HAR6");
    await page.getByRole("button", { name: "Copy Harbour and Rock", exact: true }).first().click();
    await expect(page.getByText(/^Copy of .* was added as a draft with the reference HAR6C/)).toBeVisible();
    await expect(page.getByLabel("Reference")).toHaveValue(/^HAR6C\d*$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Copy of /);
    await page.getByRole("link", { name: "Days", exact: true }).click();
    const rows = page.locator("li[data-slot-uid]");
    await expect(rows.first()).toBeVisible();
    const copied = await rows.allInnerTexts();
    await page.goto(`${path}/days`);
    await expect(rows.first()).toBeVisible();
    expect(await rows.allInnerTexts()).toEqual(copied);

    await page.goto(path);
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(page.getByText("was added as a draft with the reference HAR6C")).toBeVisible();
    await page.getByRole("link", { name: "History" }).click();
    await expect(page.getByRole("list", { name: "History" }).getByRole("listitem")).toHaveText([
      /Copied from HAR6/,
    ]);
  });

  test("taking a package from agents is asked about first, and can be left", async ({ page, loginAs }) => {
    await loginAs("manager");
    await page.goto(path);
    await page.getByRole("button", { name: "Retire", exact: true }).click();
    const question = page.getByRole("dialog");
    await expect(question).toContainText("Quotes and bookings that were made of it stay.");
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await expect(page.getByRole("button", { name: "Retire", exact: true })).toBeVisible();
  });
});
