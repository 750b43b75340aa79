import { and, desc, eq, isNotNull } from "drizzle-orm";
import { inSystem } from "#api/db/in-system.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { quote, quoteVersion } from "#api/db/schema/quote.ts";
import { hashCapability } from "#api/domain/capability.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { readMessages } from "#api/modules/sales/messages/read-messages.ts";
import { textsIn } from "#api/texts/texts.ts";
import { hasLinkEnded } from "#api/domain/link-end.ts";
import { openPath, termOf, type QuoteStands } from "./version-link.ts";

export type FoundVersion = Awaited<ReturnType<typeof getByToken>>;

/** The sent version that a link opens, with its quote. Unknown, revoked, closed, ended and unsent ones get the same 404. */
export async function getByToken(call: Pick<Call, "database" | "locale" | "now">, token: string) {
  const quoteTokenHash = hashCapability(token);
  const [found] = await call.database.inScope({ audience: "public", quoteTokenHash }, (tx) =>
    tx
      .select({
        id: quoteVersion.id,
        uid: quoteVersion.uid,
        no: quoteVersion.no,
        snapshot: quoteVersion.snapshot,
        supersededAt: quoteVersion.supersededAt,
        createdAt: quoteVersion.createdAt,
        sentAt: quoteVersion.sentAt,
        quoteId: quote.id,
        fileId: quote.fileId,
        status: quote.status,
        statusAt: quote.statusAt,
        validUntil: quote.validUntil,
        acceptedNo: quote.acceptedNo,
        acceptedByName: quote.acceptedByName,
        acceptedAt: quote.acceptedAt,
        acceptedOptions: quote.acceptedOptions,
        logo: agency.logoUid,
      })
      .from(quoteVersion)
      .innerJoin(quote, eq(quote.id, quoteVersion.quoteId))
      .leftJoin(clientFile, eq(clientFile.id, quote.fileId))
      .leftJoin(agency, eq(agency.id, clientFile.agencyId))
      .limit(1),
  );
  if (!found || hasLinkEnded(termOf(found.snapshot, found), call.now())) {
    throw notFound(textsIn(call.locale).quoteNotFound);
  }
  return found;
}

/** So many messages stand on the page of a quote at once. */
const threadSize = 20;

/** What client and agency wrote to each other, as the holder of the link may read it. */
export function readThread(
  call: Pick<Call, "database">,
  { token, before }: { token: string; before: string | undefined },
) {
  const quoteTokenHash = hashCapability(token);
  return call.database.inScope({ audience: "public", quoteTokenHash }, (tx) =>
    readMessages(tx, { before, forClient: true, size: threadSize }),
  );
}

/**
 * Address of the newest version of the quote that was sent; who holds one link may follow to the next. Null for the
 * newest itself, and where its own link opens nothing.
 */
export async function newerPath(
  call: Pick<Call, "database" | "serverKey" | "now">,
  { uid, quoteId, ...quote }: Pick<FoundVersion, "uid" | "quoteId"> & QuoteStands,
): Promise<string | null> {
  const [newest] = await inSystem(
    call.database,
    "Whoever holds one link of a quote may follow to its newest, which the link itself does not open",
    (tx) =>
      tx
        .select({
          uid: quoteVersion.uid,
          rotation: quoteVersion.rotation,
          linkKey: quoteVersion.linkKey,
          linkClosedAt: quoteVersion.linkClosedAt,
          snapshot: quoteVersion.snapshot,
        })
        .from(quoteVersion)
        .where(and(eq(quoteVersion.quoteId, quoteId), isNotNull(quoteVersion.sentAt)))
        .orderBy(desc(quoteVersion.no))
        .limit(1),
  );
  return newest && newest.uid !== uid ? openPath(newest, quote, call) : null;
}
