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

    await test.step("words that were typed while somebody finalised it are kept", async () => {
      await page.goto(page.url().replace("fit-finalisation-tracker", "client-files/itinerary"));
      const thanks = page.getByRole("group", { name: "Thank-you note" }).getByLabel("English");
      await thanks.fill("See you again");
      const other = await page.context().newPage();
      await other.goto(page.url().replace("client-files/itinerary", "fit-finalisation-tracker"));
      await other.getByLabel("Reason").fill("All is well.");
      await other.getByRole("button", { name: "Finalise all the same" }).click();
      await expect(other.getByText("In spite of what was open: All is well.")).toBeVisible();
      await other.close();
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("It was finalised meanwhile.", { exact: false })).toBeVisible();
      await expect(thanks).toHaveValue("See you again");
      await expect(page.getByRole("link", { name: "Open again in a new tab" })).toBeVisible();
    });

    await test.step("where it is final there is no form, and it is opened again from there", async () => {
      await page.goto(page.url());
      await expect(page.getByText("This booking is finalised")).toBeVisible();
      await expect(page.getByRole("button", { name: "Save", exact: true })).toHaveCount(0);
      await page.getByRole("button", { name: "Open again" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Why it is opened again").fill("A word is missing.");
      await dialog.getByRole("button", { name: "Open again" }).click();
      await expect(page.getByText("The booking is open again.")).toBeVisible();
      await expect(page).toHaveURL(/\/client-files\/itinerary\//);
      await page.getByRole("group", { name: "Thank-you note" }).getByLabel("English").fill("See you soon");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("Saved. Clients see it once it is published.")).toBeVisible();
      await page.getByRole("link", { name: "Overview" }).click();
      await expect(page.getByRole("heading", { name: "Changed since it was finalised" })).toBeVisible();
    });
  });
});
