import { expect, type Locator } from "@playwright/test";

/**
 * The address of a client's link as a page shows it, once it is there to its last character: without scripts, a page
 * says that it is done while the rest of it is still on the wire, and half an address opens another page.
 */
export async function addressIn(shown: Locator): Promise<string> {
  await expect(shown).toHaveText(/^https?:\/\/[^/]+\/[a-z-]+\/[\w-]{43}$/);
  return shown.innerText();
}
