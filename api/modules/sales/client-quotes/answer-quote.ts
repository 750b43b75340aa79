import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { quoteVersion } from "#api/db/schema/quote.ts";
import { hashCapability } from "#api/domain/capability.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { textsIn } from "#api/texts/texts.ts";
import { getByToken } from "#api/modules/sales/quote-versions/find-version.ts";
import { tellOfQuote } from "#api/modules/files/client-file/quote-file.ts";
import { onLockedQuote } from "#api/modules/sales/quote-versions/on-locked-quote.ts";
import {
  addMessage,
  changeStatus,
  recordAcceptance,
  recordRefusal,
  type Locked,
} from "#api/modules/sales/quote-versions/record-answer.ts";
import { standingAt } from "#api/modules/sales/quote-versions/standing-at.ts";

/** Finds by the link, locks the file and its quote, and works on it as it is then. Whoever comes second sees what the first did. */
export async function onQuote<T>(
  call: Call,
  token: string,
  work: (tx: Tx, locked: Locked) => Promise<T>,
): Promise<T> {
  const found = await getByToken(call, token);
  return onLockedQuote(call, found.fileId, async (tx, { quote: now, file }) => {
    const [version] = await tx
      .select({
        supersededAt: quoteVersion.supersededAt,
        rotation: quoteVersion.rotation,
        linkKey: quoteVersion.linkKey,
        linkClosedAt: quoteVersion.linkClosedAt,
        tokenHash: quoteVersion.tokenHash,
      })
      .from(quoteVersion)
      .where(eq(quoteVersion.id, found.id));
    if (!version) throw new Error("A quote went while it was being answered");
    // Taken back after it was found and before it was locked.
    if (version.linkClosedAt !== null || version.tokenHash !== hashCapability(token)) {
      throw notFound(textsIn(call.locale).quoteNotFound);
    }
    const { id: _id, uid: uidOfQuote, ...state } = now;
    return work(tx, { ...found, ...state, ...version, uidOfQuote, file });
  });
}

type Acceptance = { name: string; options: string[]; total_cents: number };

/** Accepts an open version. The same once more changes nothing; anything else in the meantime is refused with 409. */
export function acceptQuote(token: string, wish: Acceptance, call: Call): Promise<void> {
  return onQuote(call, token, async (tx, locked) => {
    await recordAcceptance(tx, call, locked, {
      name: wish.name,
      options: wish.options,
      totalCents: wish.total_cents,
      how: null,
    });
    await noteReader(tx, call, locked);
  });
}

/** Declines an open version. The same once more changes nothing. */
export function declineQuote(token: string, reason: string, call: Call): Promise<void> {
  return onQuote(call, token, async (tx, locked) => {
    await recordRefusal(tx, call, locked, { reason, onBehalf: false });
    await noteReader(tx, call, locked);
  });
}

/** A wish for a change or an answer. It moves nothing: the offer can be accepted until the agency takes it back. */
export function writeMessage(token: string, { name, body }: { name: string; body: string }, call: Call) {
  return onQuote(call, token, async (tx, locked) => {
    const message = await addMessage(tx, call, locked, { name, kind: "change_wish", body });
    const mail = { kind: "quote-question" as const, client: name, words: body };
    await tellOfQuote(tx, call, locked.file, { kind: "quote.question", mail });
    await noteReader(tx, call, locked);
    return message;
  });
}

/** Who answers has read the page: that counts as a look where the browser told of none, as without JavaScript. */
async function noteReader(tx: Tx, call: Call, { id }: Locked): Promise<void> {
  if (call.account) return;
  await tx
    .update(quoteVersion)
    .set({ viewedAt: call.now(), viewCount: 1 })
    .where(and(eq(quoteVersion.id, id), isNull(quoteVersion.viewedAt)));
}

/** Counts a look at the page. The first one of an offer that waits is its own step, and told. */
export function seeQuote(token: string, call: Call): Promise<void> {
  // Who works with the file looks at the client's page as well, and is not the client.
  if (call.account) return Promise.resolve();
  return onQuote(call, token, async (tx, locked) => {
    const at = call.now();
    await tx
      .update(quoteVersion)
      .set({
        viewedAt: sql`coalesce(${quoteVersion.viewedAt}, ${at.toISOString()}::timestamptz)`,
        viewCount: sql`${quoteVersion.viewCount} + 1`,
      })
      .where(eq(quoteVersion.id, locked.id));
    if (locked.status !== "Sent" || standingAt(locked, at) !== "open") return;
    await changeStatus(tx, call, locked, "Viewed", {});
    await tellOfQuote(tx, call, locked.file, { kind: "quote.viewed" });
  });
}
