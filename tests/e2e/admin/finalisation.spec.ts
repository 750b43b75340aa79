import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

withOrWithoutJavaScript("with", (javaScriptEnabled) => {
  test("a booking is checked, finalised in spite of what is open, and opened again", async ({
    page,
    loginAs,
  }) => {
    const reference = javaScriptEnabled ? "AUFI200004" : "NZFI100013";
    await loginAs("admin");
    await page.goto(`/admin/fit-finalisation-tracker?filter[q]=${reference}`);
    await page.getByRole("main").getByRole("link", { name: reference }).first().click();
    await expect(page.getByRole("heading", { name: new RegExp(`^${reference} `) })).toBeVisible();

    await page.getByRole("button", { name: "Checked: Flights checked" }).click();
    await expect(page.getByRole("button", { name: "Take back: Flights checked" })).toBeVisible();

    await test.step("without a reason it says so beside the field", async () => {
      await page.getByRole("button", { name: "Finalise all the same" }).click();
      await expect(page.getByLabel("Reason")).toHaveAttribute("aria-invalid", "true");
    });
    await page.getByLabel("Reason").fill("The names follow tomorrow.");
    await page.getByRole("button", { name: "Finalise all the same" }).click();
    await expect(page.getByText("In spite of what was open: The names follow tomorrow.")).toBeVisible();
    await expect(page.getByRole("main").getByText("Finalised", { exact: true })).toBeVisible();

    await page.getByLabel("Reason").fill("The flight was moved.");
    await page.getByRole("button", { name: "Open again" }).click();
    await expect(page.getByRole("main").getByText("Reopened", { exact: true })).toBeVisible();
    await expect(page.getByText(/^Opened again on .*: The flight was moved\.$/)).toBeVisible();
  });
});
