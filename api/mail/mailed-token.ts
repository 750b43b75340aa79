import { madeToken, type CapabilityPurpose, type MadeLink } from "#api/domain/capability.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";

/**
 * The token for a mail, of the key that the link was made with, so that a message that waited over a change of the key
 * still leads somewhere. Throws when that key is gone: the outbox then tells that the mail failed.
 */
export function mailedToken(serverKey: KeyRing, purpose: CapabilityPurpose, link: MadeLink): string {
  const token = madeToken(serverKey, purpose, link);
  if (token === null) throw new Error("The key of this link is gone: make a new link");
  return token;
}
