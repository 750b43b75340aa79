import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const mark = "v1";

function keyFor(serverKey: string, purpose: string): Buffer {
  if (serverKey.length < 32) throw new RangeError("The server key needs at least 32 characters");
  return Buffer.from(hkdfSync("sha256", serverKey, "", `waymark sealed ${purpose}`, 32));
}

/**
 * Bytes as a text that only the holder of the server key can open (AES-256-GCM). `owner` is bound in: what was
 * sealed for one record does not open for another.
 */
export function seal(serverKey: string, purpose: string, owner: string, bytes: Uint8Array): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFor(serverKey, purpose), nonce);
  cipher.setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  return [mark, nonce.toString("base64url"), body.toString("base64url")].join(".");
}

/** What was sealed. Throws when the text was changed, or sealed for another owner, purpose or key. */
export function unseal(serverKey: string, purpose: string, owner: string, sealed: string): Buffer {
  const [version, nonce = "", text = ""] = sealed.split(".");
  const body = Buffer.from(text, "base64url");
  if (version !== mark || body.length < 16) throw new Error("This is no sealed text");
  const decipher = createDecipheriv(
    "aes-256-gcm",
    keyFor(serverKey, purpose),
    Buffer.from(nonce, "base64url"),
    {
      authTagLength: 16,
    },
  );
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(body.subarray(-16));
  return Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]);
}
