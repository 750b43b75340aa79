import type { Browser, Page } from "@playwright/test";
import { expect, test } from "#tests/support/e2e/test.ts";

type TraceEvent = { name: string; args?: { elementCount?: number } };

/** How many elements the browser styled in each of the steps in which it did, while `deed` was done. */
async function styledBy(browser: Browser, page: Page, deed: () => Promise<unknown>): Promise<number[]> {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await deed();
  // Two frames later all that the deed called for is drawn.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const trace = await browser.stopTracing();
  // Written by the browser.
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return traceEvents
    .filter(({ name }) => name === "UpdateLayoutTree")
    .map(({ args }) => args?.elementCount ?? 0);
}

/*
 * A rule whose selector leads on from `:has()` styles all elements below whenever one of them changes, also as each of
 * fifty boxes does when a list comes alive.
 */
test("a row that is ticked is styled, and not the list around it", async ({ page, browser, loginAs }) => {
  await loginAs("manager");
  await page.goto("/admin/client-files");
  const boxes = page.locator("[data-slot=data-table] tbody").getByRole("checkbox");
  await boxes.nth(1).check();
  const ticked = await styledBy(browser, page, () => boxes.nth(2).check());
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  expect(elements).toBeGreaterThan(700);
  expect(Math.max(...ticked)).toBeGreaterThan(0);
  expect(Math.max(...ticked)).toBeLessThan(elements / 4);
});
