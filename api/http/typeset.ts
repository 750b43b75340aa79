import type { DocumentMaker } from "#api/documents/documents.ts";
import { DocumentBusyError } from "#api/documents/engine/document-errors.ts";
import type { Call } from "#api/http/context.ts";
import { networkOf } from "#api/http/network-of.ts";
import { tooMany } from "#api/http/refusal.ts";

/** A document for whoever calls: the account, or a guest's network. 429 while too many of theirs are being made. */
export async function typeset(
  { documents, account, clientAddress }: Pick<Call, "documents" | "account" | "clientAddress">,
  make: (maker: DocumentMaker) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const visitor = account ? `account ${account.uid}` : networkOf(clientAddress);
  return make(documents.of(visitor)).catch((error: unknown) => {
    // A full queue is over in seconds; who asks again then is served.
    throw error instanceof DocumentBusyError ? tooMany(10) : error;
  });
}
