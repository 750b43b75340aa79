import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { keyInUse, type KeyRing } from "#api/domain/key-ring.ts";

const mark = "v1";

function keyFor(key: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", key, "", `waymark sealed ${purpose}`, 32));
}

/**
 * Bytes as a text that only the holder of the server key can open (AES-256-GCM). `owner` is bound in: what was
 * sealed for one record does not open for another.
 */
export function seal(serverKey: KeyRing, purpose: string, owner: string, bytes: Uint8Array): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFor(keyInUse(serverKey), purpose), nonce);
  cipher.setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  return [mark, nonce.toString("base64url"), body.toString("base64url")].join(".");
}

/**
 * What was sealed, with whichever key of the ring. Throws when the text was changed, or sealed for another owner or
 * purpose, or with a key that is gone.
 */
export function unseal(serverKey: KeyRing, purpose: string, owner: string, sealed: string): Buffer {
  const [version, nonce = "", text = ""] = sealed.split(".");
  const body = Buffer.from(text, "base64url");
  if (version !== mark || body.length < 16) throw new Error("This is no sealed text");
  const parts = { nonce: Buffer.from(nonce, "base64url"), owner, body };
  let refused: unknown;
  for (const key of serverKey) {
    try {
      return opened(keyFor(key, purpose), parts);
    } catch (error) {
      refused = error;
    }
  }
  throw refused;
}

function opened(key: Buffer, { nonce, owner, body }: { nonce: Buffer; owner: string; body: Buffer }): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: 16 });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(body.subarray(-16));
  return Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]);
}
