import { seedUid } from "#api/db/seed/seed-keys.ts";
import { expect, test, withAndWithoutJavaScript } from "#tests/support/e2e/test.ts";

const days = `/admin/quick-quote/${seedUid("package", "CGR7")}/days`;

withAndWithoutJavaScript((javaScript) => {
  const note = javaScript ? "Bring two coats" : "Bring two hats";

  test("who works on what a colleague has taken out is told so where it was tried", async ({
    page,
    context,
    loginAs,
  }) => {
    await loginAs("manager");
    await page.goto(`${days}/7/add?kind=note`);
    await page.getByRole("group", { name: "Note" }).getByLabel("English").fill(note);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("button", { name: `Move ${note} up` })).toBeVisible();

    const writer = await context.newPage();
    await writer.goto(days);
    await writer.getByRole("link", { name: `Edit ${note}` }).click();
    const field = writer.getByRole("group", { name: "Note" }).getByLabel("English");
    await field.fill("An hour of work");
    const mover = await context.newPage();
    await mover.goto(days);

    await page.getByRole("button", { name: `Remove ${note}` }).click();
    await expect(page.getByText("It was removed.")).toBeVisible();

    await mover.getByRole("button", { name: `Move ${note} up` }).click();
    await expect(mover.getByRole("alert")).toContainText("This record does not exist, or no longer does.");
    await expect(mover.getByRole("button", { name: `Move ${note} up` })).toBeHidden();
    await expect(mover.locator("#day-7")).toBeVisible();

    // Without scripts the server would have to draw the page of a slot that it has no more.
    if (!javaScript) return;
    await writer.getByRole("button", { name: "Save" }).click();
    await expect(writer.getByRole("alert")).toContainText("This record does not exist, or no longer does.");
    await expect(field).toHaveValue("An hour of work");
  });
});
