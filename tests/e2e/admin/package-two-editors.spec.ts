import { seedUid } from "#api/demo/world/seed-keys.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";
import type { Page } from "@playwright/test";

const days = `/admin/quick-quote/${seedUid("package", "CGR7")}/days`;

/** Makes a copy of a package, so that its days belong to one test, and opens them. */
async function openCopy(page: Page, ref: string) {
  await page.goto(`/admin/quick-quote/${seedUid("package", ref)}`);
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("was added as a draft")).toBeVisible();
  const path = `${new URL(page.url()).pathname}/days`;
  await page.goto(path);
  return path;
}

withOrWithoutJavaScript("with", (javaScript) => {
  const note = javaScript ? "Bring two coats" : "Bring two hats";

  test("who works on what a colleague has taken out keeps what was typed and can add it anew", async ({
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
    const german = writer.getByRole("group", { name: "Note" }).getByLabel("Deutsch");
    // Without scripts the server finds what is missing, and must say of the same page that its slot is gone.
    await field.fill(javaScript ? "An hour of work" : "");
    await german.fill("Eine Stunde Arbeit");
    const mover = await context.newPage();
    await mover.goto(days);

    await page.getByRole("button", { name: `Remove ${note}` }).click();
    await expect(page.getByText("It was removed.")).toBeVisible();

    await mover.getByRole("button", { name: `Move ${note} up` }).click();
    await expect(mover.getByRole("alert")).toContainText("This record does not exist, or no longer does.");
    await expect(mover.getByRole("button", { name: `Move ${note} up` })).toBeHidden();
    await expect(mover.locator("#day-7")).toBeVisible();

    await writer.getByRole("button", { name: "Save" }).click();
    await expect(writer.getByRole("alert")).toContainText("This was removed while you worked on it");
    await expect(german).toHaveValue("Eine Stunde Arbeit");
    if (javaScript) await expect(field).toHaveValue("An hour of work");
    else await field.fill("An hour of work");
    await expect(writer.getByRole("radio", { name: "Note" })).toBeChecked();
    await writer.getByRole("button", { name: "Add", exact: true }).click();
    await expect(writer.getByText("It was added to day 7.")).toBeVisible();
    await expect(writer.locator("#day-7")).toContainText("An hour of work");
    await writer.getByRole("button", { name: "Remove An hour of work" }).click();
    await expect(writer.getByText("It was removed.")).toBeVisible();
  });

  test("a day that is gone is added again as the last, and a service for it goes to the day that is left", async ({
    page,
    context,
    loginAs,
  }) => {
    await loginAs("manager");
    const path = await openCopy(page, "CTS4");
    const last = (await page.locator("[data-day]").count()) + 1;
    await page.goto(`${path}/add`);
    await page.getByRole("group", { name: "Title" }).getByLabel("English").fill("A spare day");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.locator(`#day-${last}`)).toContainText("A spare day");
    const writer = await context.newPage();
    await writer.goto(`${path}/${last}`);
    const title = writer.getByRole("group", { name: "Title" }).getByLabel("English");
    await title.fill("A last swim");
    const adder = await context.newPage();
    await adder.goto(`${path}/${last}/add?kind=note`);
    const field = adder.getByRole("group", { name: "Note" }).getByLabel("English");
    await field.fill("Bring a towel");

    await page.locator(`summary[aria-label="More for day ${last}"]`).click();
    await page.locator(`#day-${last}`).getByRole("button", { name: "Remove day" }).click();
    await expect(page.getByText(`Day ${last} was removed.`)).toBeVisible();

    await adder.getByRole("button", { name: "Add", exact: true }).click();
    await expect(adder.getByText(`Day ${last} was removed meanwhile.`, { exact: false })).toBeVisible();
    await expect(adder.getByRole("heading", { name: `Add to day ${last - 1}` })).toBeVisible();
    await expect(field).toHaveValue("Bring a towel");
    await adder.getByRole("button", { name: "Add", exact: true }).click();
    await expect(adder.locator(`#day-${last - 1}`)).toContainText("Bring a towel");

    await writer.getByRole("button", { name: "Save" }).click();
    await expect(writer.getByRole("alert")).toContainText("This day was removed while you worked on it");
    await expect(title).toHaveValue("A last swim");
    await writer.getByRole("button", { name: "Add", exact: true }).click();
    await expect(writer.locator(`#day-${last}`)).toContainText("A last swim");
  });
});
