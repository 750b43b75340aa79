import type { Page } from "@playwright/test";

/** From the list of client files, where it is searched for, to the page of a file. */
export async function openFile(page: Page, reference: string): Promise<void> {
  await page.goto(`/admin/client-files?filter[reference]=${reference}`);
  await page.getByRole("main").getByRole("link", { name: reference }).first().click();
}
