import { madeToken, type MadeLink } from "#api/domain/capability.ts";
import { linkEndsOn, linkState, type LinkTerm } from "#api/domain/link-end.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";
import type { QuoteSnapshot } from "#api/domain/quotes/snapshot.ts";
import type { QuoteLink } from "#contract/sales/quotes/link.ts";
import type { QuoteStatus } from "#contract/sales/quotes/status.ts";

/** The trip of a version as it was frozen, as far as the end of its link goes by it. */
export type FrozenTrip = Pick<QuoteSnapshot, "endDate" | "timezone">;

/** Where the quote of a link stands, and since when. */
export type QuoteStands = { status: QuoteStatus; statusAt: Date };

/** A version that was sent, as far as its link goes by it. */
export type LinkedVersion = MadeLink & {
  linkClosedAt: Date | null;
  snapshot: FrozenTrip;
};

/** When the link to a version of a quote ends. Saving, sending or revising it anew ends a refusal, and with it its term. */
export function termOf({ endDate, timezone }: FrozenTrip, { status, statusAt }: QuoteStands): LinkTerm {
  return { dateTo: endDate, timezone, declinedAt: status === "Declined" ? statusAt : null };
}

/** What became of the link to a version that was sent. */
export function linkOf(version: Omit<LinkedVersion, keyof MadeLink>, quote: QuoteStands, now: Date) {
  const term = termOf(version.snapshot, quote);
  const link = linkState({ ...term, closedAt: version.linkClosedAt }, now);
  return { link, link_ends_on: linkEndsOn(term) } satisfies QuoteLink;
}

/** The client's page of a version that was sent; null while its link opens nothing, or its key is gone. */
export function openPath(
  version: LinkedVersion,
  quote: QuoteStands,
  { serverKey, now }: { serverKey: KeyRing; now: () => Date },
): string | null {
  if (linkOf(version, quote, now()).link !== "open") return null;
  const token = madeToken(serverKey, "quote", version);
  return token === null ? null : `/quote/${token}`;
}
