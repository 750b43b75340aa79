import type { Page } from "@playwright/test";
import { writeTypedDate } from "#app/domain/written-dates.ts";
import { summer } from "#tests/support/e2e/seasons.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

/** In the high season the Basin room takes no guest for a single night. */
const typed = writeTypedDate(summer, "en");
const option = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { level: 3, name }) });

async function choosePlace(page: Page, javaScript: boolean) {
  const place = page.getByRole("combobox", { name: "Place" });
  if (!javaScript) return void (await place.selectOption("MON"));
  await place.fill("Mount Cook");
  await page.getByRole("option", { name: /Mount Cook Village/ }).click();
}

withOrWithoutJavaScript("with", (javaScript) => {
  test("searches, reads why a room has no price, follows what would help and reads the price", async ({
    page,
    loginAs,
  }) => {
    await loginAs("emma.larkspur");
    await page.goto("/app");
    await page
      .getByRole("navigation", { name: "Main navigation" })
      .getByRole("link", { name: "Test Product Search" })
      .click();
    await expect(page).toHaveTitle("Test Product Search");
    await expect(page.getByText("No search yet")).toBeVisible();
    await choosePlace(page, javaScript);
    await page.getByRole("textbox", { name: "Date" }).fill(typed);
    await expect(page.getByRole("textbox", { name: "Until" })).toBeHidden();
    await page.getByRole("button", { name: "Get price" }).click();
    const room = option(page, "Basin room");
    await expect(room.getByText("No price")).toBeVisible();
    await expect(room.getByText("This stay is shorter than the minimum that applies.")).toBeVisible();
    await room.getByRole("link", { name: /^Try this: The shortest stay/ }).click();
    await expect(page).toHaveURL(/nights=2&/);
    await expect(page.getByRole("textbox", { name: "Nights" })).toHaveValue("2");
    await expect(room.getByText(/^NZ\$[\d,]+\.\d\d$/).first()).toBeVisible();
    await expect(room.getByText("No price")).toBeHidden();
    await room.getByText("Breakdown").click();
    await expect(room.getByText("By date")).toBeVisible();
    await expect(
      page.getByText("Prices are estimated and subject to change.", { exact: false }),
    ).toBeVisible();
  });

  test("adds and takes away rooms, keeps what was typed, and says beside a field what is wrong", async ({
    page,
    loginAs,
  }) => {
    await loginAs("emma.larkspur");
    await page.goto(
      `/app/product-search?place=MON&service=accommodation&date_from=${summer}&nights=2&rooms=DB-2`,
    );
    await page.getByRole("textbox", { name: "Date" }).fill(typed);
    await page.getByRole("textbox", { name: "Ages of children" }).fill("8, 30");
    await page.getByRole("button", { name: "Add room" }).click();
    await expect(page.getByRole("group", { name: "Room 2" })).toBeVisible();
    await expect(page.getByText("The rooms have changed.", { exact: false })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Date" })).toHaveValue(typed);
    await page.getByRole("button", { name: "Get price" }).click();
    await expect(page.getByText("Enter up to 9 ages from 0 to 17", { exact: false })).toBeVisible();
    const ages = page
      .getByRole("group", { name: "Room 1" })
      .getByRole("textbox", { name: "Ages of children" });
    await expect(ages).toHaveValue("8, 30");
    await ages.fill("8");
    await page.getByRole("button", { name: "Remove Room 2" }).click();
    await expect(page.getByRole("group", { name: "Room 2" })).toBeHidden();
    await page.getByRole("button", { name: "Get price" }).click();
    await expect(option(page, "Basin room").getByText(/^NZ\$/).first()).toBeVisible();
  });

  test("shows what could stand in for a room without a price", async ({ page, loginAs }) => {
    await loginAs("emma.larkspur");
    await page.goto(
      `/app/product-search?place=MON&service=accommodation&date_from=${summer}&nights=1&rooms=DB-2`,
    );
    await page.getByRole("link", { name: "Show alternatives: Basin room" }).click();
    await expect(
      page.getByRole("heading", { name: "Alternatives at this place on these dates" }),
    ).toBeVisible();
    await expect(option(page, "Valley room").getByText(/^NZ\$/).first()).toBeVisible();
    await page.getByRole("link", { name: "Show everything at this place" }).click();
    await expect(
      page.getByRole("heading", { name: "Alternatives at this place on these dates" }),
    ).toBeHidden();
  });
});

test("is not for agents who only look", async ({ page, loginAs }) => {
  await loginAs("viewer.silberfarn");
  const answer = await page.goto("/app/product-search");
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole("link", { name: /Produktsuche|Product Search/ })).toHaveCount(0);
});
