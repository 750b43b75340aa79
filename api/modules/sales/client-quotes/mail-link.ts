import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { inSystem } from "#api/db/in-system.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { quote, quoteVersion } from "#api/db/schema/quote.ts";
import type { Call } from "#api/http/context.ts";
import { mailToClient } from "#api/modules/sales/quote-versions/client-mail.ts";
import { fileOfQuote } from "#api/modules/files/client-file/quote-file.ts";
import { linkOf } from "#api/modules/sales/quote-versions/version-link.ts";

/** A reference as files keep it, however it was typed. */
export function keptReference(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

/** Mails the newest link to the address that the quote was made for, while it opens; says to nobody whether it did. */
export async function mailLink(wish: { reference: string; email: string }, call: Call): Promise<void> {
  const reference = keptReference(wish.reference);
  await inSystem(
    call.database,
    "The link goes to the address that the quote was made for, which whoever asks for it may not read",
    async (tx) => {
      const [found] = await tx
        .select({
          fileId: quote.fileId,
          validUntil: quote.validUntil,
          status: quote.status,
          statusAt: quote.statusAt,
          uid: quoteVersion.uid,
          rotation: quoteVersion.rotation,
          linkKey: quoteVersion.linkKey,
          linkClosedAt: quoteVersion.linkClosedAt,
          snapshot: quoteVersion.snapshot,
        })
        .from(quoteVersion)
        .innerJoin(quote, eq(quote.id, quoteVersion.quoteId))
        .innerJoin(clientFile, eq(clientFile.id, quote.fileId))
        .where(
          and(
            eq(clientFile.reference, reference),
            sql`lower(${clientFile.clientContact} ->> 'email') = ${wish.email.trim().toLowerCase()}`,
            isNotNull(quoteVersion.sentAt),
            inArray(quote.status, ["Sent", "Viewed", "Accepted", "Draft", "Expired"]),
          ),
        )
        .orderBy(desc(quoteVersion.no))
        .limit(1);
      if (!found || linkOf(found, found, call.now()).link !== "open") return;
      const file = await fileOfQuote(tx, found.fileId);
      await mailToClient(tx, call, file, {
        kind: "quote-sent",
        version: found,
        quote: found,
        validUntil: found.validUntil,
      });
    },
  );
  call.mailQueued();
}
