import { eq, sql } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { shownContact } from "#api/domain/quotes/shown-contact.ts";
import type { Call } from "#api/http/context.ts";
import type { QuoteFile } from "#api/modules/files/client-file/quote-file.ts";

const nothing = { name: null, email: null, phone: null, address: null, country: null };

/**
 * Whom a quote was sent to is how the agency reaches its client: writes down what is new of it, and answers the file
 * as it then is. The file was read in `tx`, after it was locked.
 */
export async function keepContact(
  tx: Tx,
  call: Call,
  file: QuoteFile,
  { name, email }: { name: string; email: string },
): Promise<QuoteFile> {
  const before = file.clientContact ?? nothing;
  const clientContact = { ...before, name: name || before.name, email: email || before.email };
  if (clientContact.name === before.name && clientContact.email === before.email) return file;
  await tx
    .update(clientFile)
    .set({ clientContact, lockVersion: sql`${clientFile.lockVersion} + 1`, updatedAt: call.now() })
    .where(eq(clientFile.id, file.id));
  await writeAudit(tx, call, {
    subject: { type: "client-file", uid: file.uid, fileId: file.id, brandId: file.brandId },
    action: "details_changed",
    before: { client_contact: shownContact(file.clientContact) },
    after: { client_contact: shownContact(clientContact) },
  });
  return { ...file, clientContact };
}
