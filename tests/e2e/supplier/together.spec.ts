import { audit } from "#tests/support/e2e/audit.ts";
import { bookTrip } from "#tests/support/e2e/book-trip.ts";
import { openFile } from "#tests/support/e2e/open-file.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

withOrWithoutJavaScript("without", (javaScriptEnabled) => {
  test("what a supplier is asked is answered together, and its offer is taken by the office", async ({
    page,
    loginAs,
  }) => {
    test.slow();
    await loginAs("emma.larkspur");
    const party = javaScriptEnabled ? "Penhaligon Party" : "Tolverne Party";
    const reference = await bookTrip(page, party);
    await page.context().clearCookies();
    await loginAs("consultant");
    await openFile(page, reference);
    const panel = page.getByLabel("Supplier requests");
    await panel.getByRole("button", { name: /^Send all/ }).click();
    await expect(page.getByText("requests are on their way.")).toBeVisible();
    const file = new URL(page.url()).pathname;

    await page.context().clearCookies();
    await loginAs("desk.starbasin");
    const list = `/supplier-app/requests?party=${party.split(" ")[0]}`;
    await page.goto(list);
    const rows = page.getByRole("table", { name: "Current Requests" }).getByRole("row");
    await test.step("the first one cannot be had as asked: something else is offered", async () => {
      await rows.nth(1).getByRole("link", { name: party }).click();
      await page.getByText("Offer something else").click();
      await page.getByLabel("What can you offer instead?").fill("A room on the other side, same price");
      await page.getByRole("button", { name: "Send the offer" }).click();
      await expect(page.getByText("Alternative offered on")).toBeVisible();
    });
    await page.goto(list);
    const count = (await rows.count()) - 1;
    expect(count).toBeGreaterThan(0);
    await test.step("nothing ticked is said in words", async () => {
      // With scripts the bar shows once something is ticked.
      if (javaScriptEnabled) return;
      await page.getByRole("button", { name: "Confirm together" }).click();
      await expect(page.getByText("Tick the requests first")).toBeVisible();
    });
    for (const box of await page.getByRole("checkbox", { name: party }).all()) await box.check();
    await page.getByRole("button", { name: "Confirm together" }).click();
    await expect(page).toHaveTitle("Confirm requests together");
    if (javaScriptEnabled) expect(await audit(page, "everything")).toEqual([]);
    const confirm = page.getByRole("button", { name: /^Confirm \d+ request/ });
    await test.step("without a number each says so beside its field", async () => {
      await confirm.click();
      const own = page.getByLabel(`Number for ${party}`);
      await expect(own.first()).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByText("Please enter your confirmation number").first()).toBeVisible();
    });
    await page.getByLabel("One confirmation number for all").fill("SB-2027");
    await confirm.click();
    await expect(page.getByText(/answers? (has|have) arrived/)).toBeVisible();

    await page.context().clearCookies();
    await loginAs("consultant");
    await page.goto(file);
    await expect(page.getByText("SB-2027").first()).toBeVisible();
    const offered = panel.getByRole("listitem").filter({ hasText: "A room on the other side" });
    await offered.getByRole("link", { name: "See the offer" }).click();
    await expect(page).toHaveTitle("Offer of the supplier");
    if (javaScriptEnabled) expect(await audit(page, "everything")).toEqual([]);
    await page.getByRole("button", { name: "Take the offer and ask again" }).click();
    await expect(page.getByText("The offer is taken, and")).toBeVisible();
    await expect(panel.getByText("Change of a booking")).toHaveCount(1);
    await expect(panel.getByRole("link", { name: "See the offer" })).toHaveCount(0);
  });
});
