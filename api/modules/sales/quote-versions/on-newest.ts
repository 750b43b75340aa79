import type { Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import type { quote } from "#api/db/schema/quote.ts";
import type { Call } from "#api/http/context.ts";
import { Refusal, stale } from "#api/http/refusal.ts";
import { fileOfQuote, type QuoteFile } from "#api/modules/files/client-file/quote-file.ts";
import { lockFile, lockQuote } from "#api/modules/files/client-file/lock-file.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { FileOfQuote } from "./file-of-quote.ts";
import { newestVersion } from "./still-offered.ts";

type QuoteRow = typeof quote.$inferSelect;
type Newest = Awaited<ReturnType<typeof newestVersion>>;

/** A quote with its newest version and its file, which nobody else changes meanwhile. */
export type Work = { quote: QuoteRow; newest: Newest; file: QuoteFile; today: string };

/** Works on the quote as it is, locked, in the system's scope; the file was found by the caller's own wall. */
export async function onNewest<T>(
  call: Call,
  found: FileOfQuote,
  lockVersion: number | null,
  work: (tx: Tx, parts: Work) => Promise<T>,
): Promise<T> {
  const texts = textsIn(call.locale);
  if (!found.quote) throw new Refusal(409, { message: texts.quoteNoVersion });
  const done = await inSystem(
    call.database,
    "Offers are sent and answered with mails, links and news to people behind other walls",
    async (tx) => {
      await lockFile(tx, found.id);
      const now = await lockQuote(tx, found.id);
      if (!now) throw new Error("A quote went while it was being changed");
      if (lockVersion !== null && now.lockVersion !== lockVersion) {
        throw stale(texts.changedMeanwhile, { lock_version: now.lockVersion, status: now.status });
      }
      const newest = await newestVersion(tx, now);
      const file = await fileOfQuote(tx, found.id);
      return work(tx, { quote: now, newest, file, today: found.today });
    },
  );
  call.mailQueued();
  return done;
}
