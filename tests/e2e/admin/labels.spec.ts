import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

withOrWithoutJavaScript("without", (javaScript) => {
  const own = javaScript ? "scripted" : "plain";

  test("adds, orders, changes and deletes a label, and its history tells it", async ({ page, loginAs }) => {
    await loginAs("operations");
    await page.goto("/admin/labels");
    await page.getByRole("link", { name: "Add label" }).click();
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByText("This field is required").first()).toBeVisible();
    await page.locator("label", { has: page.locator("input[value=teal]") }).click();
    await page.getByLabel("Name").fill(`Group ${own}`);
    await page.getByLabel("Name").press("Enter");
    await expect(page.getByText(`The label Group ${own} was added.`)).toBeVisible();

    await page.getByRole("button", { name: `Move Group ${own} up` }).click();
    await expect(page.getByText(new RegExp(`Group ${own} is now number \\d+\\.`))).toBeVisible();

    await page.getByRole("link", { name: `Group ${own}` }).click();
    await page.locator("label", { has: page.locator("input[value=red]") }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(`The label Group ${own} was saved.`)).toBeVisible();

    await page.getByRole("link", { name: `Group ${own}` }).click();
    await page.getByRole("link", { name: "History" }).click();
    const history = page.getByRole("list", { name: "History" });
    await expect(history.getByRole("listitem").first()).toContainText(/Changed.*Colour.*Teal.*Red/s);
    await expect(history.getByRole("listitem").last()).toContainText("Created");

    await page.getByRole("link", { name: "Details" }).click();
    await page.getByRole("button", { name: "Delete" }).first().click();
    const question = page.getByRole("dialog", { name: `Delete the label Group ${own}?` });
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText(`The label Group ${own} was deleted.`)).toBeVisible();
  });

  test("the second of two editors sees mine, theirs and before, chooses, and loses nothing", async ({
    page,
    context,
    loginAs,
  }) => {
    await loginAs("operations");
    await page.goto("/admin/labels/add");
    await page.getByLabel("Name").fill(`Shared ${own}`);
    await page.locator("label", { has: page.locator("input[value=teal]") }).click();
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("link", { name: `Shared ${own}` }).click();
    await expect(page.getByRole("heading", { name: `Shared ${own}` })).toBeVisible();

    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByLabel("Name").fill(`Theirs ${own}`);
    await other.locator("label", { has: other.locator("input[value=pink]") }).click();
    await other.getByRole("button", { name: "Save" }).click();
    await expect(other.getByText(`The label Theirs ${own} was saved.`)).toBeVisible();

    await page.getByLabel("Name").fill(`Mine ${own}`);
    await page.locator("label", { has: page.locator("input[value=heart]") }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Somebody else was quicker")).toBeVisible();
    const name = page.getByRole("group", { name: "Name" });
    await expect(name).toContainText("Changed by both");
    await expect(name.getByText(`When you opened it: Shared ${own}`)).toBeVisible();
    await expect(name.getByRole("radio", { name: `Mine ${own}` })).toBeChecked();
    await name.getByText(`Theirs ${own}`).click();
    await page.getByRole("button", { name: "Save my choices" }).click();
    await expect(page.getByText(`The label Theirs ${own} was saved.`)).toBeVisible();

    await page.getByRole("link", { name: `Theirs ${own}` }).click();
    await expect(page.locator("input[value=pink]")).toBeChecked();
    await expect(page.locator("input[value=heart]")).toBeChecked();
  });

  test("a label that files carry is not deleted, with the reason", async ({ page, loginAs }) => {
    await loginAs("operations");
    await page.goto("/admin/labels");
    await page.getByRole("link", { name: "Honeymoon" }).click();
    await page.getByRole("button", { name: "Delete" }).first().click();
    const answer = page.getByRole("dialog", { name: "This cannot be deleted now" });
    await expect(answer).toContainText("1 file carries it. Take it off that file first");
    await expect(answer.getByRole("button", { name: "Delete" })).toHaveCount(0);
  });
});
