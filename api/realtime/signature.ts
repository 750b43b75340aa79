import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA256 in hexadecimal, as the Pusher protocol signs everything. */
export function signatureOf(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}

/** Compares two secrets in a time that tells nothing about where they differ. */
export function isSameSecret(given: string, wanted: string): boolean {
  // Digests have one length, whatever was given.
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

type SignedCall = { method: string; path: string; query: Record<string, string> };

/** Signature of a call to the HTTP interface: method, path and the sorted parameters without the signature. */
export function callSignature(secret: string, { method, path, query }: SignedCall): string {
  const parameters = Object.entries(query)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => name !== "auth_signature")
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  return signatureOf(secret, [method.toUpperCase(), path, parameters.join("&")].join("\n"));
}

export function md5Of(body: string): string {
  return createHash("md5").update(body).digest("hex");
}
