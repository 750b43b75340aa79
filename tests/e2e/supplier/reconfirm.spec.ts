import { audit } from "#tests/support/e2e/audit.ts";
import { batchLink } from "#tests/support/e2e/demo-links.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

withOrWithoutJavaScript("without", (javaScriptEnabled) => {
  test("a supplier reports a problem from the e-mail, and puts it right within ten minutes", async ({
    browser,
    trouble,
    dataDir,
  }) => {
    const path = batchLink(dataDir, javaScriptEnabled ? "POHAKL" : "GEYROT");
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 740 } });
    trouble.watch(context);
    const page = await context.newPage();
    for (const method of ["GET", "HEAD"]) await page.request.fetch(path, { method });
    await page.goto(path);
    await expect(page).toHaveTitle("Reconfirm Service");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    if (javaScriptEnabled) expect(await audit(page, "everything")).toEqual([]);
    const service = page.getByRole("region", { name: /^NZFI100006 / });

    await test.step("without words it says so beside the field, and keeps what was chosen", async () => {
      await service.getByText("Something is different").click();
      await service.getByRole("radio", { name: "There is a problem" }).check();
      await service.getByRole("button", { name: "Send the answer" }).click();
      await expect(service.getByText("Please say what is different or what the problem is")).toBeVisible();
      await expect(service.getByRole("radio", { name: "There is a problem" })).toBeChecked();
    });
    await service.getByLabel("What should we know?").fill("The road is closed until noon.");
    await service.getByRole("button", { name: "Send the answer" }).click();
    await expect(service.getByText(/^Problem reported on/)).toBeVisible();
    await expect(service.getByText("The road is closed until noon.")).toBeVisible();

    await service.getByText("Change the answer").click();
    await service.getByRole("button", { name: "As booked" }).click();
    await expect(service.getByText(/^Reconfirmed as booked on/)).toBeVisible();
    await expect(page.getByText("Thank you. There is nothing left to answer.")).toBeVisible();
    await context.close();
  });
});
