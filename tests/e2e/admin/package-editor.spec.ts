import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

withOrWithoutJavaScript("without", (javaScript) => {
  const [own, ref] = javaScript ? ["scripted", "PKS"] : ["plain", "PKP"];

  test("a package is added, changed and found, and says what it still needs before agents may see it", async ({
    page,
    loginAs,
  }) => {
    await loginAs("manager");
    await page.goto("/admin/quick-quote/add");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByText("This field is required").first()).toBeVisible();
    await page.getByLabel("Reference").fill(`${ref}1`);
    await page.getByLabel("Days", { exact: true }).fill("3");
    await page.getByRole("group", { name: "Name" }).getByLabel("English").fill(`Two Lakes ${own}`);
    await page.getByRole("group", { name: "Summary" }).getByLabel("English").fill("Rotorua and Taupō.");
    for (const [label, place] of [
      ["Starts in", "Auckland"],
      ["Ends in", "Rotorua"],
    ] as const) {
      const field = page.getByRole("combobox", { name: label });
      if (javaScript) {
        await field.fill(place);
        await page.getByRole("option", { name: place }).first().click();
      } else {
        await field.selectOption({ label: await optionOf(field, place) });
      }
    }
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByText(`Two Lakes ${own} was added as a draft.`)).toBeVisible();

    await page.goto("/admin/quick-quote");
    await page.getByRole("link", { name: `${ref}1` }).click();
    await expect(page.getByText("It has to be tested first.")).toBeVisible();
    await page.getByLabel("Mark-up").fill("12.5");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(`Two Lakes ${own} was saved.`)).toBeVisible();

    await page.getByRole("link", { name: `${ref}1` }).click();
    await page.getByRole("link", { name: "History" }).click();
    await expect(page.getByRole("list", { name: "History" }).getByRole("listitem").first()).toContainText(
      /Changed.*Mark-up.*12.5/s,
    );
    await page.getByRole("link", { name: "Details" }).click();
    await page.getByRole("button", { name: "Delete" }).first().click();
    const question = page.getByRole("dialog", { name: `Delete Two Lakes ${own}?` });
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText(`Two Lakes ${own} was deleted.`)).toBeVisible();
  });
});

/** The words of the first choice of a select that begin with these. */
async function optionOf(
  field: { locator: (selector: string) => { allTextContents: () => Promise<string[]> } },
  words: string,
) {
  const options = await field.locator("option").allTextContents();
  return options.find((option) => option.startsWith(words)) ?? words;
}
