import { expect, type Locator } from "@playwright/test";

/**
 * The address of a client's link as a page shows it, once it is there to its last character: without scripts, a page
 * says that it is done while the rest of it is still on the wire, and half an address opens another page.
 */
export async function addressIn(
  shown: Locator,
  whole = /^https?:\/\/[^/]+\/[a-z-]+\/[\w-]{43}$/,
): Promise<string> {
  await expect(shown).toHaveText(whole);
  return shown.innerText();
}
