import { expect, test, type Page } from "@playwright/test";

/** Nothing scrolls a page of this width sideways, and no words are cut off. */
export async function fits(page: Page, width: number): Promise<void> {
  await test.step(`${page.url()}, ${width} px`, async () => {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await page.evaluate(overflowing), `${page.url()}, ${width} px`).toEqual([]);
  });
}

/** Runs in the page: what makes it scroll sideways, and words cut off in buttons and links. */
function overflowing(): string[] {
  const room = document.documentElement.clientWidth;
  const wide =
    document.documentElement.scrollWidth > room ? [`page: ${document.documentElement.scrollWidth}`] : [];
  const cut = [...document.querySelectorAll("button, a, h1, h2, label")].filter(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      element.clientWidth > 1 &&
      getComputedStyle(element).overflowX === "visible" &&
      element.getBoundingClientRect().right > room + 1 &&
      !element.closest("[data-day-strip], .overflow-x-auto"),
  );
  return [...wide, ...cut.map((element) => element.outerHTML.slice(0, 120))];
}
