import { createHash, createHmac } from "node:crypto";
import { keyIdInUse, keyInUse, keyWithId, type KeyRing } from "#api/domain/key-ring.ts";

/** What a link opens. A token for one purpose is worth nothing for another. */
export type CapabilityPurpose =
  | "itinerary"
  | "quote"
  | "supplier-request"
  | "reconfirm-batch"
  | "payment"
  | "supplier-calendar"
  | "password-reset"
  | "email-change";

/**
 * The secret in a link to one object: 256 bits as 43 characters. It is derived, never stored, so that a link
 * can be shown and mailed again by whoever holds the server key and cannot be read from a database dump. A
 * higher `rotation` makes another token and thereby revokes the one before.
 */
export function capabilityToken(
  serverKey: KeyRing,
  purpose: CapabilityPurpose,
  uid: string,
  rotation: number,
): string {
  return tokenOf(keyInUse(serverKey), purpose, uid, rotation);
}

/** A link that was made before, as far as its token goes by it; `linkKey` is the id of the key it was made with. */
export type MadeLink = { uid: string; rotation: number; linkKey: string | null };

/**
 * The token of a link that was made before, of the key it was made with. Null when that key is gone: the link still
 * opens for whoever has it, and can be shown to nobody again.
 */
export function madeToken(
  serverKey: KeyRing,
  purpose: CapabilityPurpose,
  { uid, rotation, linkKey }: MadeLink,
): string | null {
  const key = keyWithId(serverKey, linkKey);
  return key === undefined ? null : tokenOf(key, purpose, uid, rotation);
}

/** What the database keeps of a new link: the hash that it is found by, and the id of the key it was made with. */
export function newLink(
  serverKey: KeyRing,
  purpose: CapabilityPurpose,
  { uid, rotation }: Pick<MadeLink, "uid" | "rotation">,
) {
  const token = capabilityToken(serverKey, purpose, uid, rotation);
  return { tokenHash: hashCapability(token), linkKey: keyIdInUse(serverKey) };
}

function tokenOf(key: string, purpose: CapabilityPurpose, uid: string, rotation: number): string {
  const subject = JSON.stringify([purpose, uid, rotation]);
  return createHmac("sha256", key).update(subject).digest("base64url");
}

/** What the database keeps of a token, to find its object by: SHA-256 as 64 hexadecimal digits. */
export function hashCapability(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
