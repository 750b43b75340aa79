import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

/**
 * The newest mail in the outbox of a server that the pattern fits: its first group, else all of the match. Mails
 * are written after the answer, so this looks until it is there.
 */
export async function mailWith(dataDir: string, recipient: string, pattern: RegExp): Promise<string> {
  const outbox = join(dataDir, "outbox");
  let found = "";
  await expect
    .poll(() => {
      const files = existsSync(outbox) ? readdirSync(outbox).toSorted().toReversed() : [];
      const mails = files
        .map((file) => decoded(readFileSync(join(outbox, file), "utf8")))
        .filter((mail) => /^To:.*$/m.exec(mail)?.[0].includes(recipient));
      const match = mails.map((mail) => pattern.exec(mail)).find((one) => one !== null);
      found = match?.[1] ?? match?.[0] ?? "";
      return found;
    })
    .not.toBe("");
  return found;
}

/** The first group of the pattern in each mail that it fits, the oldest first and each once. */
export function linksIn(dataDir: string, pattern: RegExp): string[] {
  const outbox = join(dataDir, "outbox");
  const files = existsSync(outbox) ? readdirSync(outbox).toSorted() : [];
  const mails = files.map((file) => decoded(readFileSync(join(outbox, file), "utf8")));
  return [...new Set(mails.flatMap((mail) => pattern.exec(mail)?.[1] ?? []))];
}

/** Quoted-printable text as it reads. */
function decoded(text: string): string {
  return text.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
}
