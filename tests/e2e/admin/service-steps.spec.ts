import type { Page } from "@playwright/test";
import { audit } from "#tests/support/e2e/audit.ts";
import { bookTrip } from "#tests/support/e2e/book-trip.ts";
import { openFile } from "#tests/support/e2e/open-file.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

withOrWithoutJavaScript("with", (javaScriptEnabled) => {
  test("the office takes steps with services of a booking, one by one and many at once", async ({
    page,
    loginAs,
  }) => {
    test.slow();
    await loginAs("emma.larkspur");
    const reference = await bookTrip(page, javaScriptEnabled ? "Tarndale Party" : "Sefton Party");
    await page.context().clearCookies();
    await loginAs("consultant");
    await openFile(page, reference);
    await expect(page.getByRole("link", { name: "Travellers" })).toBeVisible();
    const services = page.getByRole("table", { name: "Services" });
    const boxes = services.getByRole("checkbox");
    const many = await boxes.count();
    expect(many).toBeGreaterThan(2);

    await test.step("from the menu of one service, which offers what is possible now", async () => {
      await services
        .getByRole("button", { name: /^What to do with/ })
        .first()
        .click();
      await page.getByRole("link", { name: "Cancel services" }).filter({ visible: true }).click();
      await expect(page).toHaveTitle("Cancel services");
      if (javaScriptEnabled) expect(await audit(page, "everything")).toEqual([]);
      await page.getByRole("button", { name: "Cancel these services" }).click();
      await expect(page.getByLabel("Reason")).toHaveAttribute("aria-invalid", "true");
      await page.getByLabel("Reason").fill("Twice in the trip");
      await acceptFees(page);
      await page.getByRole("button", { name: "Cancel these services" }).click();
      await expect(page.getByText("Cancel services: done for 1 service.")).toBeVisible();
    });

    await test.step("with all that are ticked, and what is left is said", async () => {
      for (const box of await boxes.all()) await box.check();
      await page
        .getByRole("group", { name: "With the chosen services" })
        .getByRole("button", { name: "Send request" })
        .click();
      await expect(page.getByRole("heading", { name: "Send request" })).toBeVisible();
      await expect(
        page
          .getByText(/^Stays as it is:/)
          .or(page.getByText("On Request"))
          .first(),
      ).toBeVisible();
      await page.getByRole("button", { name: "Send", exact: true }).click();
      await expect(page.getByText(/^Send request: done for \d+ services?\.$/)).toBeVisible();
      await expect(services.getByText("Requested").first()).toBeVisible();
    });
  });
});

/** Only near the trip there is a fee to accept. */
async function acceptFees(page: Page) {
  const fee = page.getByRole("checkbox", { name: /^Charge the agency/ });
  if ((await fee.count()) > 0) await fee.check();
}
