import type { Tx } from "#api/db/client.ts";
import type { Call } from "#api/http/context.ts";
import { Refusal, stale } from "#api/http/refusal.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { FileOfQuote } from "./file-of-quote.ts";
import { onLockedQuote, type LockedQuote } from "./on-locked-quote.ts";
import { newestVersion } from "./still-offered.ts";

type Newest = Awaited<ReturnType<typeof newestVersion>>;

/** A quote with its newest version and its file, which nobody else changes meanwhile. */
export type Work = LockedQuote & { newest: Newest; today: string };

/** Works on the quote of a file that the caller's own wall let through, unless somebody changed it since it was read. */
export async function onNewest<T>(
  call: Call,
  found: FileOfQuote,
  lockVersion: number | null,
  work: (tx: Tx, parts: Work) => Promise<T>,
): Promise<T> {
  const texts = textsIn(call.locale);
  if (!found.quote) throw new Refusal(409, { message: texts.quoteNoVersion });
  return onLockedQuote(call, found.id, async (tx, { quote: now, file }) => {
    if (lockVersion !== null && now.lockVersion !== lockVersion) {
      throw stale(texts.changedMeanwhile, { lock_version: now.lockVersion, status: now.status });
    }
    const newest = await newestVersion(tx, now);
    return work(tx, { quote: now, newest, file, today: found.today });
  });
}
