import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { quote, quoteVersion } from "#api/db/schema/quote.ts";
import { updateEach } from "#api/db/update-each.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { turnWaitingLinks } from "#api/mail/waiting-links.ts";
import {
  isStepNeeded,
  linkActions,
  nextLink,
  type LinkStep,
} from "#api/modules/files/client-file/link-step.ts";
import { linkOf, type LinkedVersion } from "#api/modules/sales/quote-versions/version-link.ts";
import { fill, textsIn } from "#api/texts/texts.ts";
import type { QuoteLinkChanged } from "#contract/sales/quotes/link.ts";
import { findQuoteFile, frozenTrip, type FileKey } from "./file-of-quote.ts";
import { onNewest, type Work } from "./on-newest.ts";

type Wish = { params: FileKey; body: { lock_version: number } };
type Sent = LinkedVersion & { id: number; no: number };

/**
 * Makes new links, open whatever the old ones were; those open nothing from then on. All versions that were sent get
 * one, since the page of an older version leads to the newest. Looks stay: they are about the version.
 */
export function renewLinks(wish: Wish, call: Call) {
  return changeLinks(wish, call, "renewal", (version) => ({
    ...nextLink("quote", version, call),
    linkClosedAt: null,
  }));
}

/** Closes the links of what was sent until they are opened again. What is closed stays as it is. */
export function closeLinks(wish: Wish, call: Call) {
  return changeLinks(wish, call, "closing", () => ({ linkClosedAt: call.now() }));
}

/** Opens the links again as they were sent. What is open stays as it is. */
export function openLinks(wish: Wish, call: Call) {
  return changeLinks(wish, call, "opening", () => ({ linkClosedAt: null }));
}

type Change = { rotation?: number; tokenHash?: string; linkKey?: string; linkClosedAt: Date | null };

async function changeLinks(
  { params, body }: Wish,
  call: Call,
  step: LinkStep,
  change: (version: Sent) => Change,
): Promise<QuoteLinkChanged> {
  const texts = textsIn(call.locale);
  const found = await findQuoteFile(call, params);
  return onNewest(call, found, null, async (tx, work) => {
    const versions = await readSent(tx, work.quote.id);
    const newest = versions.at(-1);
    if (!newest) throw notNow(fill(texts.quoteNotSent, { no: work.newest.no }));
    const before = factsOf(newest, work, call);
    const asked = { step, lockVersion: body.lock_version, endedText: texts.quoteLinkEnded };
    if (!isStepNeeded(before, asked, call)) return before;
    const rows = versions.map((version) => ({ id: version.id, ...change(version) }));
    await updateEach(tx, quoteVersion, { by: "id", rows });
    await tx
      .update(quote)
      .set({ lockVersion: sql`${quote.lockVersion} + 1`, updatedAt: call.now() })
      .where(eq(quote.id, work.quote.id));
    const changed = versions.map((version) => ({ ...version, ...change(version) }));
    await turnWaitingLinks(tx, changed);
    return told(tx, work, { step, before, newest, after: changed.at(-1) ?? newest }, call);
  });
}

type Done = { step: LinkStep; before: QuoteLinkChanged; newest: Sent; after: Sent };

/** Writes into the history what became of the links, never an address, and answers it. */
async function told(tx: Tx, work: Work, { step, before, newest, after }: Done, call: Call) {
  const facts = { ...factsOf(after, work, call), lock_version: before.lock_version + 1 };
  await writeAudit(tx, call, {
    subject: { type: "quote", uid: work.quote.uid, fileId: work.file.id, brandId: work.file.brandId },
    action: linkActions[step],
    before: { link: before.link, rotation: newest.rotation },
    after: { link: facts.link, rotation: after.rotation },
  });
  return facts;
}

/** The versions that clients have links to, the first one first. */
function readSent(tx: Tx, quoteId: number): Promise<Sent[]> {
  return tx
    .select({
      id: quoteVersion.id,
      no: quoteVersion.no,
      uid: quoteVersion.uid,
      rotation: quoteVersion.rotation,
      linkKey: quoteVersion.linkKey,
      linkClosedAt: quoteVersion.linkClosedAt,
      snapshot: frozenTrip,
    })
    .from(quoteVersion)
    .where(and(eq(quoteVersion.quoteId, quoteId), isNotNull(quoteVersion.sentAt)))
    .orderBy(asc(quoteVersion.no));
}

function factsOf(version: Sent, { quote }: Work, call: Call): QuoteLinkChanged {
  return { ...linkOf(version, quote, call.now()), lock_version: quote.lockVersion };
}
