import { audit } from "#tests/support/e2e/audit.ts";
import { bookTrip } from "#tests/support/e2e/book-trip.ts";
import { openFile } from "#tests/support/e2e/open-file.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

withOrWithoutJavaScript("without", (javaScriptEnabled) => {
  test("the office names a traveller, notes what the body asks, and takes one out of the booking", async ({
    page,
    context,
    loginAs,
  }) => {
    test.slow();
    await loginAs("emma.larkspur");
    const reference = await bookTrip(page, javaScriptEnabled ? "Omarama Party" : "Haast Party");
    await context.clearCookies();
    await loginAs("manager");
    await openFile(page, reference);
    await page.getByRole("link", { name: "Travellers" }).click();
    const table = page.getByRole("table", { name: "Travellers" });
    await expect(table.getByRole("row").filter({ hasText: "Ngaio Whitcombe" })).toContainText("Lead");
    if (javaScriptEnabled) expect(await audit(page, "everything")).toEqual([]);

    await test.step("a name without a family name is refused beside it, and the right one is saved", async () => {
      await page.getByRole("link", { name: "Change Traveller 2" }).click();
      await page.getByLabel("First name").fill("Wiremu");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByLabel("Last name")).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByLabel("First name")).toHaveValue("Wiremu");
      await page.getByLabel("Last name").fill("Whitcombe");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Wiremu Whitcombe was saved.")).toBeVisible();
    });

    await test.step("the second of two editors chooses between both", async () => {
      await page.getByRole("link", { name: "Health, diet and passport of Wiremu Whitcombe" }).click();
      await expect(page.getByRole("textbox", { name: /^Diet/ })).toBeVisible();
      const other = await context.newPage();
      await other.goto(page.url());
      await other.getByRole("textbox", { name: /^Diet/ }).fill("No nuts");
      await other.getByRole("button", { name: "Save" }).click();
      await expect(other.getByText("Wiremu Whitcombe was saved.")).toBeVisible();
      await page.getByRole("textbox", { name: /^Diet/ }).fill("Vegan");
      await page.getByLabel("Passport number").fill("LM123456");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByRole("group", { name: "Diet" })).toContainText("No nuts");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Wiremu Whitcombe was saved.")).toBeVisible();
    });

    await test.step("travellers change places, but not into a room that is priced for others", async () => {
      await page.getByRole("link", { name: "Who shares with whom" }).click();
      if (javaScriptEnabled) expect(await audit(page, "everything")).toEqual([]);
      const lead = page.getByLabel("Ngaio Whitcombe");
      await lead.selectOption({ label: "Room 2, Single" });
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("This room is priced for other people").first()).toBeVisible();
      await expect(lead.locator("option:checked")).toHaveText("Room 2, Single");
      await page.getByRole("combobox").last().selectOption({ label: "Room 1, Double" });
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Who shares with whom is saved.")).toBeVisible();
      await expect(table.getByRole("row").filter({ hasText: "Ngaio Whitcombe" })).toContainText(
        "Room 2, Single",
      );
    });

    await test.step("whoever stays at home is in no list any more", async () => {
      await page.getByRole("link", { name: "Cancel Wiremu Whitcombe" }).click();
      await expect(page.getByText("No longer travelling")).toBeVisible();
      await page.getByLabel("Reason").fill("Fell ill");
      await page.getByRole("button", { name: "Cancel the traveller" }).click();
      await expect(page.getByText("Wiremu Whitcombe no longer travels.")).toBeVisible();
      await expect(table.getByText("Wiremu Whitcombe")).toHaveCount(0);
    });
  });
});
