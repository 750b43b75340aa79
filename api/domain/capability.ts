import { createHash, createHmac } from "node:crypto";

/** What a link opens. A token for one purpose is worth nothing for another. */
export type CapabilityPurpose = "itinerary" | "quote" | "password-reset" | "email-change";

/**
 * The secret in a link to one object: 256 bits as 43 characters. It is derived, never stored, so that a link
 * can be shown and mailed again by whoever holds the server key and cannot be read from a database dump. A
 * higher `rotation` makes another token and thereby revokes the one before.
 */
export function capabilityToken(
  serverKey: string,
  purpose: CapabilityPurpose,
  uid: string,
  rotation: number,
): string {
  if (serverKey.length < 32) throw new RangeError("The server key needs at least 32 characters");
  const subject = JSON.stringify([purpose, uid, rotation]);
  return createHmac("sha256", serverKey).update(subject).digest("base64url");
}

/** What the database keeps of a token, to find its object by: SHA-256 as 64 hexadecimal digits. */
export function hashCapability(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
