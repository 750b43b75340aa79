import { hash, verify } from "@node-rs/argon2";
import { commonPasswords } from "#api/modules/access/common-passwords.ts";

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Hash of a password nobody has; compared against when there is no account, so that timing tells nothing. */
let decoy: Promise<string> | undefined;

/** Whether the password fits. Costs the same when there is no hash to compare with. */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("an account that does not exist");
  const fits = await verify(stored ?? (await decoy), password);
  return stored !== null && fits;
}

export const passwordLength = { min: 10, max: 200 };

const productWords = ["waymark", "harakeke", "banksia", "harakekepacific", "banksiacoast"];

export type PasswordFault = "passwordShort" | "passwordLong" | "passwordCommon";

/**
 * What is wrong with a new password (rulings 11): too short, too long, in the list of common ones, or nothing
 * but a word of the product, the brands or the account with some digits. Null when it may be used.
 */
export function passwordFault(password: string, ownWords: string[]): PasswordFault | null {
  const length = [...password].length;
  if (length < passwordLength.min) return "passwordShort";
  if (length > passwordLength.max) return "passwordLong";
  const plain = password.toLowerCase();
  if (commonPasswords.has(plain)) return "passwordCommon";
  const letters = plain.replaceAll(/[^a-z]/g, "");
  const forbidden = [
    ...productWords,
    ...ownWords.map((word) => word.toLowerCase().replaceAll(/[^a-z]/g, "")),
  ];
  const isOwnWord =
    letters.length < passwordLength.min && forbidden.some((word) => word.length > 3 && letters === word);
  const isProduct = productWords.some((word) => letters === word || letters === word + word);
  const isOneCharacter = new Set(plain).size === 1;
  return isOwnWord || isProduct || isOneCharacter ? "passwordCommon" : null;
}
