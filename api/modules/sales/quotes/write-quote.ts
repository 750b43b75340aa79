import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import type { quote } from "#api/db/schema/quote.ts";
import type { Call } from "#api/http/context.ts";
import { unauthenticated } from "#api/http/refusal.ts";
import { lockFile, lockQuote } from "#api/modules/files/client-file/lock-file.ts";
import { findFile } from "#api/modules/files/client-file/read-file.ts";
import { readAgency, type Buyer, type NewQuote } from "#api/modules/sales/quotes/insert-file.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";
import type { Locale } from "#contract/primitives.ts";
import type { SavedQuote } from "#contract/sales/quotes/save.ts";

type Draft = z.input<typeof QuoteDraft>;

/** A file that is locked, with its quote where it has one. */
type Locked = { fileId: number; offer: typeof quote.$inferSelect | undefined };

/**
 * Writes on a file that the caller's own wall lets through and that nobody else changes meanwhile; 404 for any other.
 * What leaves is the quote as its agency customises it.
 */
export async function writeOnQuote(
  reference: string,
  call: Call,
  work: (tx: Tx, locked: Locked) => Promise<Draft>,
): Promise<Draft> {
  const fileId = await findFile(reference, call);
  return writing(call, async (tx) => {
    await lockFile(tx, fileId);
    return work(tx, { fileId, offer: await lockQuote(tx, fileId) });
  });
}

/**
 * Writes a new file for the caller's agency, on its terms of today. What leaves is the reference that it got, and how
 * many of its services have no price.
 */
export async function writeNewQuote(
  call: Call,
  work: (tx: Tx, buyer: Buyer) => Promise<SavedQuote>,
): Promise<SavedQuote> {
  const { scope } = call;
  if (scope.audience !== "agent") throw unauthenticated("signed-in");
  return writing(call, async (tx) => work(tx, await readAgency(tx, scope.agencyId)));
}

/** Where the office makes a file: for which agency and agent. Both were found by the caller's own wall. */
export type OfficeBuyer = { agencyId: number; agentUserId: number | null; locale: Locale };

/**
 * Writes a new file for an agency that the office chose, on the agency's terms of today and in the language that was
 * asked for; whoever makes it looks after it. What leaves is as for `writeNewQuote`, with the public name.
 */
export async function writeNewFile(
  call: Call,
  { agencyId, agentUserId, locale }: OfficeBuyer,
  work: (tx: Tx, buyer: Buyer) => Promise<NewQuote>,
): Promise<NewQuote> {
  const { scope } = call;
  if (scope.audience !== "office") throw unauthenticated("signed-in");
  const { id: consultantId } = call.signedIn();
  return writing(call, async (tx) =>
    work(tx, { ...(await readAgency(tx, agencyId)), locale, byOffice: { agentUserId, consultantId } }),
  );
}

function writing<Answer extends Draft | SavedQuote>(call: Call, work: (tx: Tx) => Promise<Answer>) {
  return inSystem(
    call.database,
    "A quote is priced with costs and mark-ups and numbered for its brand, which agencies must not read; what leaves is retail",
    work,
  );
}
