import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from "@playwright/test";
import { demoPassword } from "./personas.ts";
import { signInScreen } from "./sign-in-screen.ts";

type Asked = {
  reference: string;
  /** What the office must read of the change before it decides. */
  reads: (office: Page) => Locator;
};

/** The office finds the change that was asked for a booking, reads it and carries it out, at a desk of its own. */
export async function carryOutChange(
  browser: Browser,
  { reference, reads }: Asked,
  options: BrowserContextOptions,
): Promise<void> {
  const desk = await browser.newContext({ locale: "en-NZ", ...options });
  const office = await desk.newPage();
  await office.goto("/admin/login");
  await signInScreen(office).enter("admin", demoPassword);
  await office.waitForURL((url) => url.pathname === "/admin");
  await office.goto(`/admin/client-files?filter[q]=${reference}`);
  await office.getByRole("link", { name: reference }).first().click();
  await office.getByRole("link", { name: "Look at the change" }).click();
  await expect(reads(office)).toBeVisible();
  await office.getByRole("button", { name: "Carry out change" }).click();
  await expect(office.getByText("The change is carried out and the agent is told.")).toBeVisible();
  await desk.close();
}
