import { heldBack } from "#tests/support/e2e/held-back.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("the editor takes no word before its style sheets are there, for it would be lost", async ({ page }) => {
  const sheets = heldBack();
  await page.route(/\/content[^/]*\.css$/, async (route) => {
    await sheets.promise;
    await route.continue();
  });
  await page.goto("/dev/kit?state=filled");
  const body = page.frameLocator("iframe").first().locator("body");
  await expect(body).toHaveAttribute("contenteditable", "false");
  sheets.resolve();
  await expect(body).toHaveAttribute("contenteditable", "true");
});
