import type { Tx } from "#api/db/client.ts";
import type { QuoteSnapshot } from "#api/domain/quotes/snapshot.ts";
import type { Call } from "#api/http/context.ts";
import { queueMail } from "#api/mail/outbox.ts";
import type { QuoteFile } from "#api/modules/files/client-file/quote-file.ts";
import { linkOf, type LinkedVersion, type QuoteStands } from "./version-link.ts";

type ToClient = {
  kind: "quote-sent" | "quote-answer" | "quote-received";
  version: LinkedVersion & { snapshot: QuoteSnapshot };
  /** Where the quote stands once the mail is sent. */
  quote: QuoteStands;
  /** Empty where the client is not told a date. */
  validUntil: string | null;
  words?: string;
};

/**
 * Writes to the client of a file, in the client's language; the link is derived when the mail is sent, and left out
 * where it would open nothing. Nothing happens where no address is known. `tx` is of the system's scope.
 */
export async function mailToClient(tx: Tx, call: Pick<Call, "now">, file: QuoteFile, mail: ToClient) {
  const address = file.clientContact?.email;
  if (!address) return;
  const name = file.clientContact?.name ?? file.name;
  const { snapshot, uid, rotation, linkKey } = mail.version;
  const { link } = linkOf(mail.version, mail.quote, call.now());
  await queueMail(tx, {
    kind: mail.kind,
    params: {
      name,
      agency: snapshot.agencyName,
      agency_email: snapshot.agencyEmail,
      sender: snapshot.agentName ?? snapshot.agencyName,
      trip: snapshot.name,
      reference: snapshot.reference,
      version_uid: uid,
      rotation: link === "open" ? rotation : null,
      link_key: linkKey,
      valid_until: mail.validUntil ?? "",
      words: mail.words ?? "",
    },
    audience: "client",
    brandId: file.brandId,
    locale: file.locale,
    to: { address, name },
    at: call.now(),
  });
}
