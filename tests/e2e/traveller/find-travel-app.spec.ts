import type { Page } from "@playwright/test";
import { heldBack } from "#tests/support/e2e/held-back.ts";
import { expect, test, withAndWithoutJavaScript } from "#tests/support/e2e/test.ts";

const path = "/travel-app/";
const unknown = "We could not find a published itinerary for this reference. Please check it and try again.";

const screenOf = (page: Page) => ({
  reference: page.getByLabel("Reference", { exact: true }),
  submit: page.getByRole("button", { name: "Find Itinerary" }),
  banner: page.getByRole("alert"),
  fieldError: page.getByText("This field is required"),
  // Moon and sun are two buttons of which the stylesheet shows one.
  dark: page.getByRole("button", { name: "Dark mode" }).filter({ visible: true }),
});

withAndWithoutJavaScript((javaScript) => {
  test.beforeEach(({ page }) => page.goto(path));

  test("shows card, prompt with the company's name, field and button", async ({ page }) => {
    await expect(page).toHaveTitle("Find Your Travel App");
    await expect(page.getByRole("heading", { name: "Find Your Travel App", level: 1 })).toBeVisible();
    await expect(page.getByText("Please enter your Harakeke Pacific booking reference.")).toBeVisible();
    const { reference, submit } = screenOf(page);
    await expect(reference).toHaveAttribute("placeholder", "Booking Reference");
    await expect(submit).toBeVisible();
  });

  test("has a moon at the top right while it is light, and a sun while it is dark", async ({ page }) => {
    const { dark } = screenOf(page);
    await expect(dark).toHaveAttribute("aria-pressed", "false");
    await expect(dark.locator("[data-icon=moon]")).toBeVisible();
    const box = await dark.boundingBox();
    expect(box!.y).toBeLessThan(60);
    expect(box!.x + box!.width).toBeGreaterThan(1280 * 0.85);
    await dark.click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    // Only with the stylesheet is one of the two buttons hidden.
    await page.waitForLoadState();
    await expect(dark).toHaveAttribute("aria-pressed", "true");
    await expect(dark.locator("[data-icon=sun]")).toBeVisible();
    await page.reload();
    await page.waitForLoadState();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await dark.click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await expect(page).toHaveURL(path);
  });

  test("leads to the travel app of the reference", async ({ page }) => {
    const { reference, submit } = screenOf(page);
    await reference.fill("NZFI100001");
    await submit.click();
    await expect(page).toHaveURL(/\/travel-app\/[\w-]{43}$/);
    await expect(page).toHaveTitle("Familie Weißenborn");
  });

  test("takes a reference in any case and with spaces", async ({ page }) => {
    const { reference, submit } = screenOf(page);
    await reference.fill("  nzfi 100 001 ");
    await submit.click();
    await expect(page).toHaveURL(/\/travel-app\/[\w-]{43}$/);
  });

  test("shows the server's message for an unknown and for an unpublished reference alike", async ({
    page,
  }) => {
    const { reference, submit, banner } = screenOf(page);
    for (const missing of ["NZFI999999", "NZFI100005"]) {
      await reference.fill(missing);
      const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
      await submit.click();
      expect((await answered).status()).toBe(404);
      await expect(banner).toHaveText(unknown);
      await expect(reference).toHaveValue(missing);
      await expect(banner.locator("p")).toHaveClass(/\bbg-status-red-soft\b/);
    }
  });

  test("never shows the error object itself", async ({ page }) => {
    const { reference, submit, banner } = screenOf(page);
    await reference.fill("NZFI999998");
    await submit.click();
    await expect(banner).toHaveText(unknown);
    const words = await page.locator("body").innerText();
    expect(words).not.toMatch(/\{|\}|\[object|Error\b|status|stack|axios|undefined|404/);
    await expect(page.locator("main .bg-status-red-soft")).toHaveCount(1);
  });

  test("asks for the reference when it is left empty", async ({ page }) => {
    const { reference, submit, fieldError } = screenOf(page);
    await submit.click();
    await expect(fieldError).toBeVisible();
    await expect(reference).toHaveAttribute("aria-invalid", "true");
    await expect(reference).toHaveAccessibleDescription("This field is required");
    await expect(page).toHaveURL(path);
  });

  test("clears the banner and the field's error on the next attempt", async ({ page }) => {
    const { reference, submit, banner, fieldError } = screenOf(page);
    await reference.fill("NZFI999997");
    await submit.click();
    await expect(banner).toHaveText(unknown);
    await reference.fill("");
    await submit.click();
    await expect(fieldError).toBeVisible();
    await expect(page.getByText(unknown)).toHaveCount(0);
    await reference.fill("NZFI100001");
    await submit.click();
    await expect(page).toHaveURL(/\/travel-app\/[\w-]{43}$/);
  });

  if (!javaScript) return;

  test("checks on blur and on change, and not while typing", async ({ page }) => {
    const { reference, fieldError, submit } = screenOf(page);
    await reference.focus();
    await reference.pressSequentially("A");
    await reference.press("Backspace");
    await expect(fieldError).toBeHidden();
    await reference.blur();
    await expect(fieldError).toBeVisible();
    await reference.pressSequentially("NZ");
    await expect(fieldError).toBeVisible();
    await reference.dispatchEvent("change");
    await expect(fieldError).toBeHidden();
    await expect(submit).toBeEnabled();
  });

  test("shows LOADING while a search is on its way, and sends it once", async ({ page }) => {
    const answer = heldBack();
    const shown = heldBack();
    let posts = 0;
    await page.route(path, async (route) => {
      if (route.request().method() === "POST") {
        posts += 1;
        await answer.promise;
      }
      await route.continue();
    });
    // The tool itself waits while a document is on its way, so the page reports what it shows meanwhile.
    let seen = { words: "", locked: false };
    await page.exposeFunction("reportLoading", (words: string, locked: boolean) => {
      seen = { words, locked };
      shown.resolve();
    });
    await screenOf(page).reference.fill("NZFI100001");
    await page.locator("form[data-form]").evaluate(sendTwiceAndReport);
    await shown.promise;
    answer.resolve();
    await expect(page).toHaveURL(/\/travel-app\/[\w-]{43}$/);
    expect(seen).toEqual({ words: "LOADING", locked: true });
    expect(posts).toBe(1);
  });

  test("is ready for another search after the browser's Back", async ({ page }) => {
    const { reference, submit } = screenOf(page);
    await reference.fill("NZFI100001");
    await submit.click();
    await expect(page).toHaveURL(/\/travel-app\/[\w-]{43}$/);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(submit).toBeEnabled();
    await expect(page.locator("[data-loading]")).toBeHidden();
  });
});

/** Runs in the page. */
function sendTwiceAndReport(element: HTMLElement | SVGElement): void {
  const form = element as HTMLFormElement;
  const indicator = document.querySelector<HTMLElement>("[data-loading]")!;
  const report = (window as unknown as { reportLoading: (words: string, locked: boolean) => void })
    .reportLoading;
  new MutationObserver(() => {
    const words = indicator.querySelector(".sr-only")?.textContent ?? "";
    if (indicator.checkVisibility()) report(words, form.querySelector("button")!.disabled);
  }).observe(indicator, { attributes: true });
  form.requestSubmit();
  form.requestSubmit();
}
