import { createHmac, timingSafeEqual } from "node:crypto";

/** Seconds for which a code is shown (RFC 6238). */
export const stepSeconds = 30;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648 base 32 without padding, as authenticator apps take keys. */
export function base32(bytes: Uint8Array): string {
  let text = "";
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      text += alphabet.charAt((held >>> (bits - 5)) & 31);
      bits -= 5;
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + alphabet.charAt((held << (5 - bits)) & 31) : text;
}

/** Number of the time step that a moment lies in. */
export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / stepSeconds);
}

/** The code of a time step: HMAC-SHA-1 over its number, cut to so many digits (RFC 4226 and 6238). */
export function totpCode(secret: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/**
 * The time step whose code was typed: this one, or one to either side for clocks that differ. Steps up to
 * `lastStep` are used up. Null when no step fits; takes the same time for every wrong code.
 */
export function matchingStep(secret: Uint8Array, code: string, now: Date, lastStep: number): number | null {
  const current = stepAt(now);
  const typed = Buffer.from(code);
  let found: number | null = null;
  for (const step of [current + 1, current, current - 1]) {
    const wanted = Buffer.from(totpCode(secret, step));
    const fits = typed.length === wanted.length && timingSafeEqual(typed, wanted);
    if (fits && step > lastStep) found = step;
  }
  return found;
}

/** The address that authenticator apps read out of the picture. */
export function otpauthUri(secret: Uint8Array, { issuer, account }: { issuer: string; account: string }) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const fields = { secret: base32(secret), issuer, algorithm: "SHA1", digits: "6", period: "30" };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `otpauth://totp/${label}?${query.join("&")}`;
}
