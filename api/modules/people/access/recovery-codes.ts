import { createHash, randomInt } from "node:crypto";

/** Letters and digits that nobody takes for one another. */
const signs = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const groups = 4;
const groupLength = 4;

/** Ten new codes of 78 bits each: `K7QM-3XTA-P9WR-H2VB`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () =>
    Array.from({ length: groups }, () =>
      Array.from({ length: groupLength }, () => signs.charAt(randomInt(signs.length))).join(""),
    ).join("-"),
  );
}

/**
 * What the database keeps of a code, however it was typed. A plain SHA-256 is enough: the codes are random and
 * too long to be tried out. The account is part of it, so that equal hashes tell nothing.
 */
export function hashRecoveryCode(userUid: string, code: string): string {
  const plain = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return createHash("sha256").update(`${userUid}:${plain}`).digest("hex");
}
