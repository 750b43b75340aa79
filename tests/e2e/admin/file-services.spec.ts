import type { Page } from "@playwright/test";
import { audit } from "#tests/support/e2e/audit.ts";
import { bookTrip } from "#tests/support/e2e/book-trip.ts";
import { openFile } from "#tests/support/e2e/open-file.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

const train = "Scenic train to Greymouth";

withOrWithoutJavaScript("with", (javaScriptEnabled) => {
  const chooseOne = async (page: Page, label: string, typed: string, name: string) => {
    if (!javaScriptEnabled) {
      const choice = page.getByLabel(label, { exact: true });
      const option = choice.getByRole("option", { name, includeHidden: true });
      return void (await choice.selectOption(await option.getAttribute("value")));
    }
    await page.locator("input[role=combobox]").first().fill(typed);
    await page.getByRole("option", { name }).first().click();
  };

  test("the office makes a file of a package and works on its services day by day", async ({
    page,
    context,
    loginAs,
  }) => {
    test.slow();
    await loginAs("consultant");
    await page.goto("/admin/client-files");
    await page.getByRole("link", { name: "Create", exact: true }).click();
    await chooseOne(page, "Agency", "finch", "Larkspur & Finch Travel");
    await page.getByRole("radio", { name: /^From a package/ }).check();
    await page.getByRole("button", { name: "Next" }).click();
    const name = javaScriptEnabled ? "Tekapo Party" : "Tasman Party";
    await page.getByLabel("Booking name").fill(name);
    await page.getByRole("button", { name: "Create file" }).click();
    await expect(page.getByRole("combobox", { name: "Product tariff" })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await expect(page.getByLabel("Booking name")).toHaveValue(name);
    await page.getByRole("textbox", { name: "Travel date" }).fill("9 Feb 2027");
    await chooseOne(page, "Package", "southern", "Southern Alps Discovery");
    await page.getByRole("combobox", { name: "Product tariff" }).selectOption({ label: "Standard" });
    await page.getByRole("button", { name: "Create file" }).click();
    await page.waitForURL(/client-files\/[0-9A-Z]{26}$/);
    await expect(page.getByText(/File NZFI\d{6} is created\./)).toBeVisible();
    await page.getByRole("link", { name: "Services", exact: true }).click();
    const dayOf = (day: number) => page.locator(`#day-${day}`);
    if (javaScriptEnabled) expect(await audit(page, "everything")).toEqual([]);

    await test.step("an arrow moves a service over the edge of its day", async () => {
      const up = page.getByRole("button", { name: `Move ${train} up` });
      await up.click();
      await expect(page.getByText("The order is saved.")).toBeVisible();
      await expect(dayOf(1)).toContainText(train);
      await page.getByRole("button", { name: `Move ${train} down` }).click();
      await expect(dayOf(2)).toContainText(train);
    });

    await test.step("a note is written into a day", async () => {
      await page.getByRole("link", { name: "Own arrangement or note: day 3" }).click();
      await page.getByRole("radio", { name: /^Note/ }).check();
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await expect(page.getByLabel("Title")).toHaveAttribute("aria-invalid", "true");
      await page.getByLabel("Title").fill("Bring warm clothes");
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await expect(dayOf(3)).toContainText("Bring warm clothes");
    });

    await test.step("a car is kept for longer, at another price", async () => {
      const car = dayOf(2).getByRole("row").filter({ hasText: "Compact car" });
      await expect(car).toContainText("602.00");
      await page.getByRole("button", { name: "What to do with Compact car" }).click();
      await page.getByRole("link", { name: "Dates, times, swap" }).click();
      await page.getByRole("textbox", { name: "Last day" }).fill("1 Feb 2027");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByRole("textbox", { name: "Last day" })).toHaveAttribute("aria-invalid", "true");
      await page.getByRole("textbox", { name: "Last day" }).fill("15 Feb 2027");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("Dates and quantity are saved.")).toBeVisible();
      await expect(car).toContainText("10–15 Feb");
      await expect(car).not.toContainText("602.00");
    });

    await test.step("what somebody else has saved meanwhile is not lost", async () => {
      const other = await context.newPage();
      await other.goto(page.url());
      await other.getByRole("button", { name: "What to do with Bring warm clothes" }).click();
      await other.getByRole("button", { name: "Take out" }).click();
      await expect(other.getByText("The service is taken out.")).toBeVisible();
      if (javaScriptEnabled) return;
      await page.getByRole("button", { name: `What to do with ${train}` }).click();
      await page.getByRole("button", { name: "Take out" }).click();
      await expect(page.getByText(/Somebody else/)).toBeVisible();
      await expect(dayOf(2)).toContainText(train);
    });
  });

  test("the office changes a service of a booking after it saw what becomes of it", async ({
    page,
    context,
    loginAs,
  }) => {
    test.slow();
    await loginAs("emma.larkspur");
    const reference = await bookTrip(page, javaScriptEnabled ? "Aspiring Party" : "Arthur Party");
    await context.clearCookies();
    await loginAs("consultant");
    await openFile(page, reference);
    await page.getByRole("link", { name: "Services", exact: true }).click();
    await expect(page.getByText("This is a booking.")).toBeVisible();
    const menu = page.getByRole("button", { name: /^What to do with / }).first();
    const service = ((await menu.getAttribute("aria-label")) ?? "").replace("What to do with ", "");
    await menu.click();
    await page.getByRole("link", { name: "Take out" }).click();
    await expect(page.getByRole("heading", { name: "Change services of the booking" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(service);
    await page.getByLabel(/^Reason/).fill("By telephone");
    await page.getByRole("button", { name: "Change the booking" }).click();
    await expect(page.getByText("The booking is changed.")).toBeVisible();
    await page.getByRole("link", { name: "Change requests", exact: true }).click();
    await expect(page.getByText("By telephone")).toBeVisible();
  });

  test("what a supplier declined is replaced by something else, which is asked for", async ({
    page,
    context,
    loginAs,
  }) => {
    test.slow();
    await loginAs("emma.larkspur");
    const reference = await bookTrip(page, javaScriptEnabled ? "Tarndale Party" : "Tutoko Party");
    await context.clearCookies();
    await loginAs("consultant");
    await openFile(page, reference);
    const panel = page.getByLabel("Supplier requests", { exact: true });
    await panel.getByRole("button", { name: /^Send all/ }).click();
    const bed = panel
      .getByRole("listitem")
      .filter({ has: page.getByTitle("Accommodation") })
      .first();
    await bed.getByRole("link", { name: "Answer for the supplier" }).click();
    await page.getByText("Not possible", { exact: true }).click();
    await page.getByRole("radio", { name: "Full" }).locator("visible=true").check();
    const decline = page.locator("form").filter({ has: page.locator("input[name=intent][value=decline]") });
    await decline.getByLabel("Who answered").fill("Reception");
    await decline.getByRole("button", { name: "Decline" }).click();
    await panel.getByRole("link", { name: "Find an alternative" }).click();
    await expect(page.getByText("The supplier cannot deliver this service.")).toBeVisible();
    if (javaScriptEnabled) expect(await audit(page, "everything")).toEqual([]);
    if (javaScriptEnabled) {
      await page
        .getByRole("button", { name: /^Choose/ })
        .first()
        .click();
    } else {
      await page.getByRole("link", { name: "Search for something else on this day" }).click();
      await page.getByRole("button", { name: /^Add/ }).first().click();
    }
    await expect(page.getByRole("heading", { name: "Change services of the booking" })).toBeVisible();
    await page.getByRole("button", { name: "Change the booking" }).click();
    await expect(page.getByText("The booking is changed.")).toBeVisible();
    await openFile(page, reference);
    await expect(panel.getByRole("link", { name: "Find an alternative" })).toHaveCount(0);
    await expect(panel.getByText("Not sent yet")).toHaveCount(1);
  });
});
