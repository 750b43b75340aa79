import { expect, type Page } from "@playwright/test";

/** The rich text of the kit, in the frame of its editor. */
export const editor = (page: Page) =>
  page.frameLocator("iframe").first().locator("body[contenteditable=true]");

/** What the form of the kit has. */
export const kit = (page: Page) => ({
  name: page.getByLabel("Name of the accommodation"),
  place: page.getByRole("combobox", { name: "Place" }),
  send: page.getByRole("button", { name: "Save accommodation" }).first(),
  addRoom: page.getByRole("button", { name: "Add room" }),
  room: (number: number) => page.getByRole("group", { name: `Room ${number}`, exact: true }),
  summary: page.locator("[data-slot=error-summary]"),
});

/** Opens the kit in one of its states, with its editors there. */
export async function openKit(page: Page, state = "empty") {
  await page.goto(`/dev/kit?state=${state}`);
  await expect(page.locator("[data-editor=there]")).toHaveCount(2);
  return kit(page);
}
