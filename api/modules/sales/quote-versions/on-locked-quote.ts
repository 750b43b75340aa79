import type { Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import type { quote } from "#api/db/schema/quote.ts";
import type { Call } from "#api/http/context.ts";
import { lockFile, lockQuote } from "#api/modules/files/client-file/lock-file.ts";
import { fileOfQuote, type QuoteFile } from "#api/modules/files/client-file/quote-file.ts";

/** A quote and its file, which nobody else changes meanwhile. */
export type LockedQuote = { quote: typeof quote.$inferSelect; file: QuoteFile };

/**
 * Works on a quote as it is now. `fileId` is of a file that the caller's own wall, or the link that was opened, let
 * through. What may leave is what became of the offer: no cost, no link, and nothing of who is told.
 */
export async function onLockedQuote<Answer>(
  call: Call,
  fileId: number,
  work: (tx: Tx, locked: LockedQuote) => Promise<Answer>,
): Promise<Answer> {
  const done = await inSystem(
    call.database,
    "Offers are sent and answered with mails, links, a log and news to people behind other walls",
    async (tx) => {
      await lockFile(tx, fileId);
      const now = await lockQuote(tx, fileId);
      if (!now) throw new Error("A quote went while it was being changed");
      return work(tx, { quote: now, file: await fileOfQuote(tx, fileId) });
    },
  );
  call.mailQueued();
  return done;
}
