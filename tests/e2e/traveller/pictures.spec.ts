import type { Page } from "@playwright/test";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";
import { travelAppPath } from "#tests/support/e2e/travel-app.ts";

/** The themes of the pictures of places that the page has asked for. */
function askedPictures(page: Page) {
  const asked: string[] = [];
  page.on("request", (sent) => {
    const { pathname, searchParams } = new URL(sent.url());
    if (pathname.startsWith("/places/")) asked.push(searchParams.get("theme") ?? "");
  });
  return asked;
}

withOrWithoutJavaScript("with", () => {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`a page in ${colorScheme} asks for no picture of the other theme`, async ({ page, request }) => {
      const asked = askedPictures(page);
      await page.emulateMedia({ colorScheme });
      await page.goto(await travelAppPath(request));
      await expect.poll(() => asked.length).toBeGreaterThan(1);
      expect([...new Set(asked)]).toEqual([colorScheme]);
    });
  }

  test("a chosen theme counts for the pictures, whatever the device prefers", async ({ page, request }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(await travelAppPath(request));
    const picture = page.locator("main img").first();
    // A picture that nobody looks at is not asked for, and the page goes to today by itself.
    const shown = async () => {
      await picture.scrollIntoViewIfNeeded();
      return picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    };
    await page.getByRole("button", { name: "Dark", exact: true }).click();
    await expect.poll(shown).toContain("theme=dark");
    await page.getByRole("button", { name: "As on this device" }).click();
    await expect.poll(shown).toContain("theme=light");
  });
});
