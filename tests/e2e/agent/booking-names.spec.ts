import { summer } from "#tests/support/e2e/seasons.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

withOrWithoutJavaScript("without", () => {
  test("whoever requests a booking names all who travel; a refusal keeps the names", async ({
    page,
    loginAs,
  }) => {
    await loginAs("emma.larkspur");
    await page.goto(`/app/quick-quote/SAD5?travel_date=${summer}&class=standard&rooms=DB-2-8_SG-1`);
    await page.getByLabel("Booking name").fill("Party of four");
    await page.getByRole("button", { name: "Save quote & customise" }).click();
    await expect(page).toHaveURL(/customise/);
    const reference = new URL(page.url()).pathname.split("/").at(-1);
    await page.goto(`/app/view-booking/${reference}/request`);

    const named = (name: string | RegExp) => page.getByRole("group", { name });
    const child = named("Traveller 3, child, 8 Room 1: Double");
    await child.getByLabel("First name").fill("Rangi");
    await child.getByLabel("Last name").fill("Whitcombe");
    await named(/^Traveller 4, adult/)
      .getByLabel("Last name")
      .fill("Ōkawa");
    await named("Lead traveller").getByLabel("First name").fill("Ngaio");
    const submit = page.getByRole("button", { name: /^Request booking for/ });
    await submit.click();
    await expect(named("Lead traveller").getByLabel("Last name")).toHaveAttribute("aria-invalid", "true");
    await expect(child.getByLabel("First name")).toHaveValue("Rangi");

    await named("Lead traveller").getByLabel("Last name").fill("Whitcombe");
    await page.getByLabel("I accept the booking terms for my client").check();
    await submit.click();
    await expect(page).toHaveURL(`/app/view-booking/${reference}`);
    await page.getByRole("heading", { name: "Travellers and rooms" }).click();
    await expect(page.getByText("Rangi Whitcombe", { exact: true })).toBeVisible();
    // Among those who travel, and in the room.
    await expect(page.getByText("Ōkawa", { exact: true })).toHaveCount(2);
    await expect(page.getByText("Name to follow")).toHaveCount(1);
  });
});
