import { audit } from "#tests/support/e2e/audit.ts";
import { bookTrip } from "#tests/support/e2e/book-trip.ts";
import { mailWith } from "#tests/support/e2e/mails.ts";
import { openFile } from "#tests/support/e2e/open-file.ts";
import { phone } from "#tests/support/e2e/phone.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

withOrWithoutJavaScript("without", (javaScriptEnabled) => {
  test("an agent's booking is asked for by the office, and confirmed from the e-mail in one action", async ({
    page,
    browser,
    loginAs,
    trouble,
    dataDir,
  }) => {
    test.slow();
    await loginAs("emma.larkspur");
    const party = javaScriptEnabled ? "Ashcombe Party" : "Ludgrove Party";
    const reference = await bookTrip(page, party);
    await page.context().clearCookies();
    await loginAs("consultant");
    await openFile(page, reference);
    const panel = page.getByLabel("Supplier requests");
    const waiting = panel.getByRole("listitem").filter({ hasText: "Not sent yet" });
    await expect(waiting).not.toHaveCount(0);
    const count = await waiting.count();
    await panel.getByRole("button", { name: `Send all ${count} requests` }).click();
    await expect(page.getByText(`${count} requests are on their way.`)).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await expect(panel.getByText("Not opened yet").first()).toBeVisible();

    const path = await mailWith(
      dataDir,
      "",
      new RegExp(`request ${reference}[^]*?(/supplier/service/[\\w-]{43})`),
    );
    const desk = await phone(browser, { javaScriptEnabled });
    trouble.watch(desk.context());
    await test.step("a scanner that opens the link changes nothing", async () => {
      for (const method of ["GET", "HEAD"]) await desk.request.fetch(path, { method });
      await desk.goto(path);
      await desk.goto("about:blank");
      await page.reload();
      await expect(panel.getByText(/Opened \d/)).toHaveCount(0);
    });
    await desk.goto(path);
    await expect(desk).toHaveTitle("Confirm Service");
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    if (javaScriptEnabled) expect(await audit(desk, "everything")).toEqual([]);
    expect(await desk.getByRole("main").innerText()).toContain(`${reference} ${party}`);

    await test.step("without a number it says so beside the field", async () => {
      await desk.getByRole("button", { name: "Confirm", exact: true }).click();
      await expect(desk.getByLabel("Your confirmation number")).toHaveAttribute("aria-invalid", "true");
    });
    await desk.getByLabel("Your confirmation number").fill("KIA-77");
    await desk.getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(desk.getByText("Thank you. Your answer has arrived.")).toBeVisible();
    await expect(desk.getByText("Confirmation number: KIA-77")).toBeVisible();
    await page.reload();
    await expect(panel.getByText("Confirmed", { exact: true })).toHaveCount(1);
    await expect(page.getByText("KIA-77").first()).toBeVisible();

    await test.step("within ten minutes the answer can be another", async () => {
      await desk.getByText("Change the answer").click();
      await desk.getByText("Not possible").click();
      await desk.getByRole("radio", { name: "Full" }).check();
      await desk.getByRole("button", { name: "Decline" }).click();
      await expect(desk.getByText("Reason: Full")).toBeVisible();
      await page.reload();
      await expect(panel.getByText("Declined", { exact: true })).toHaveCount(1);
    });
    await desk.context().close();
  });
});
