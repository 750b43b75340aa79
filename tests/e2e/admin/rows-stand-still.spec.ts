import { seedUid } from "#api/demo/world/seed-keys.ts";
import { heldBack } from "#tests/support/e2e/held-back.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** Pages whose rows can be dragged once the page is alive, and a button of such a row. */
const pages = [
  ["/admin/labels", /^Move .* down$/],
  [`/admin/quick-quote/${seedUid("package", "CGR7")}/days`, /^Move .* down$/],
] as const;

for (const [path, name] of pages) {
  test(`nothing moves under a finger when ${path} comes alive`, async ({ page, loginAs }) => {
    await loginAs("manager");
    const scripts = heldBack();
    await page.route("/build/**/*.js", async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    const button = page.getByRole("button", { name }).first();
    await button.waitFor();
    // what is parsed before its style sheet came stands elsewhere
    await page.waitForFunction(
      () =>
        document.readyState !== "loading" &&
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
          ({ sheet }) => sheet,
        ) &&
        document.fonts.status === "loaded",
    );
    const before = await button.boundingBox();
    await expect(page.locator('[draggable="true"]')).toHaveCount(0);
    scripts.resolve();
    await expect(page.locator('[draggable="true"]').first()).toBeVisible();
    expect(await button.boundingBox()).toEqual(before);
  });
}
