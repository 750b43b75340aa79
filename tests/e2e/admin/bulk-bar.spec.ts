import { expect, test } from "#tests/support/e2e/test.ts";

const files = "/admin/client-files";
const quotes = `${files}?filter[status]=Quote`;

for (const [verb, choice, option, title] of [
  ["Assign", "Consultant", "Ngaire Whitcombe", "Assign to Ngaire Whitcombe"],
  ["Add label", "Label …", "Honeymoon", "Add the label Honeymoon"],
] as const) {
  test(`"${verb}" for many shows its report and can be taken back as a whole`, async ({ page, loginAs }) => {
    await loginAs("admin");
    const report = page.locator("[data-slot=bulk-report]");
    await page.goto(quotes);
    await expect(page.getByRole("combobox", { name: choice })).toBeHidden();
    await page.locator("[data-slot=data-table] tbody").getByRole("checkbox").first().check();
    await page.getByRole("combobox", { name: choice }).selectOption({ label: option });
    await page.locator("[data-slot=data-table] tbody").getByRole("checkbox").nth(1).check();
    await page.getByRole("button", { name: verb, exact: true }).click();
    await expect(page.getByRole("heading", { name: title })).toBeFocused();
    await page.locator("[data-slot=bulk-preview]").getByRole("button").first().click();
    await expect(report).toContainText(/changed\./);
    await report.getByRole("button", { name: "Undo" }).click();
    await expect(report).toContainText(/put back\./);
  });
}

test("a verb that is pressed before it is known what there is to choose from asks by itself", async ({
  page,
  loginAs,
}) => {
  await loginAs("admin");
  await page.route("**/bulk-choices", (route) => route.fulfill({ status: 503 }));
  const report = page.locator("[data-slot=bulk-report]");
  await page.goto(quotes);
  await page.locator("[data-slot=data-table] tbody").getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Add label", exact: true }).click();
  const question = page.getByRole("region", { name: "Which label is added?" });
  await expect(question.getByRole("heading")).toBeFocused();
  await question.getByRole("combobox").selectOption({ label: "Honeymoon" });
  await question.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Add the label Honeymoon" })).toBeFocused();
  await page.locator("[data-slot=bulk-preview]").getByRole("button").first().click();
  await report.getByRole("button", { name: "Undo" }).click();
  await expect(report).toContainText(/put back\./);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the actions appear with the first row that is ticked, and ask for what they need", async ({
    page,
    loginAs,
  }) => {
    await loginAs("manager");
    await page.goto(files);
    const actions = page.getByRole("group", { name: "Actions for several rows" });
    await expect(actions).toBeHidden();
    const rows = page.locator("[data-slot=data-table] tbody");
    await rows.getByRole("checkbox").first().check();
    await expect(actions.getByRole("button", { name: "Assign" })).toBeInViewport({ ratio: 1 });
    await actions.getByRole("button", { name: "Assign" }).click();
    const question = page.getByRole("region", { name: "Who is to look after the files?" });
    await question.getByRole("combobox").selectOption({ label: "Ngaire Whitcombe" });
    await question.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { name: "Assign to Ngaire Whitcombe" })).toBeVisible();
  });
});
