import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

withOrWithoutJavaScript("with", (javaScript) => {
  test("a supplier closes a day of its own, reads why, and opens it again", async ({ page, loginAs }) => {
    const year = javaScript ? "2034" : "2035";
    await loginAs("desk.steamvale");
    await page.goto("/supplier-app/allotments");
    await page.getByRole("link", { name: "Stop sell" }).click();
    await page.getByRole("checkbox", { name: /Lakeside room/ }).check();
    await page.getByRole("textbox", { name: "First day" }).fill(`06/06/${year}`);
    await page.getByRole("textbox", { name: "Last day" }).fill(`06/06/${year}`);
    await page.getByLabel("Reason").fill("Wedding");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Sales are stopped on 1 more day.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Stopped this month" })).toBeVisible();
    await expect(page.getByText("Wedding").last()).toBeVisible();

    await page.getByRole("link", { name: "Stop sell" }).click();
    await page.getByRole("radio", { name: "Open again" }).check();
    await page.getByRole("checkbox", { name: /Lakeside room/ }).check();
    await page.getByRole("textbox", { name: "First day" }).fill(`06/06/${year}`);
    await page.getByRole("textbox", { name: "Last day" }).fill(`06/06/${year}`);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("1 day is open for sale again.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Stopped this month" })).toHaveCount(0);
  });
});
