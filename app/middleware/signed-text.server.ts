import { createHmac, timingSafeEqual } from "node:crypto";
import type { RequestFacts } from "#app/context.ts";

type Secrets = RequestFacts["sessionSecrets"];

/**
 * The framework's cookies can sign as well, but each signature there starts a piece of work on another thread, which costs
 * more than all the rest of the cookie. Ours holds for one purpose: what one cookie says is nothing in another.
 */
function signatureOf(text: string, purpose: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(`${purpose} ${text}`).digest();
}

/** The text with a signature that only this server can make. */
export function signText(text: string, purpose: string, [newest]: Secrets): string {
  return `${text}.${signatureOf(text, purpose, newest).toString("base64url")}`;
}

/** The text that was signed for this purpose, with any of the secrets; null for what we did not sign. */
export function signedText(value: unknown, purpose: string, secrets: Secrets): string | null {
  if (typeof value !== "string") return null;
  const end = value.lastIndexOf(".");
  const text = value.slice(0, Math.max(0, end));
  const given = Buffer.from(value.slice(end + 1), "base64url");
  const isOurs = secrets.some((secret) => {
    const wanted = signatureOf(text, purpose, secret);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  return text !== "" && isOurs ? text : null;
}
