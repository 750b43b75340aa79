import { hash, verify } from "@node-rs/argon2";
import { coresOf, lettersOf, repeatedPart, spelledOut } from "#api/domain/password-cores.ts";
import { isOfRuns } from "#api/domain/password-runs.ts";
import { isCommonPassword } from "#api/modules/people/access/common-passwords.ts";

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

const productName = "waymark";
/** So many letters besides own names make something of its own. */
const enoughLetters = 6;
/** Names and parts of names that are shorter are parts of too many other words. */
const shortestName = 3;

export type PasswordFault = "passwordShort" | "passwordLong" | "passwordCommon" | "passwordOwn";

/**
 * What is wrong with a new password (rulings 11): too short, too long, a common one however it is decorated, or hardly
 * more than names of the product, the brands, the company or the account. Null when it may be used.
 */
export function passwordFault(password: string, ownNames: readonly string[]): PasswordFault | null {
  const length = [...password].length;
  if (length < passwordLength.min) return "passwordShort";
  if (length > passwordLength.max) return "passwordLong";
  if (isMadeOf([productName, ...ownNames], password)) return "passwordOwn";
  const isCommon = coresOf(password).some(
    (core) => isCommonPassword(core) || isMonotonous(core) || isOfRuns(core),
  );
  return isCommon ? "passwordCommon" : null;
}

/** One, two or three characters, over and over. */
function isMonotonous(core: string): boolean {
  return core.length >= passwordLength.min && repeatedPart(core).length <= 3;
}

function isMadeOf(names: readonly string[], password: string): boolean {
  const words = names
    .flatMap((name) => [name, ...name.split(/[^\p{Letter}]+/u)])
    .flatMap((name) => [name, spelledOut(name)])
    .flatMap(lettersOf)
    .filter((word) => word.length >= shortestName)
    .toSorted((one, other) => other.length - one.length);
  return lettersOf(password).some((letters) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ""), letters);
    return rest !== letters && (rest.length < enoughLetters || isCommonPassword(rest));
  });
}
