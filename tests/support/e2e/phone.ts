import type { Browser, Page } from "@playwright/test";

/** A page on somebody's phone, 360 px wide, with nobody signed in. */
export async function phone(browser: Browser, options: { javaScriptEnabled: boolean }): Promise<Page> {
  const context = await browser.newContext({ ...options, viewport: { width: 360, height: 740 } });
  return context.newPage();
}
