import type { Tx } from "#api/db/client.ts";
import { DocumentFailedError } from "#api/documents/engine/document-errors.ts";
import type { Call } from "#api/http/context.ts";
import { logLeftOut, readLogo } from "#api/modules/files/client-file/agency-logo.ts";
import type { Picture } from "#api/uploads/pictures/picture.ts";

/**
 * Makes a paper with the logo of its agency, which the caller may see; without it where there is none, or where it
 * cannot be read or drawn, which the log then says: a paper is not kept from anybody for want of a picture.
 */
export async function withLogo<Paper>(
  uid: string | null,
  call: Call,
  make: (logo: Picture | null) => Promise<Paper>,
): Promise<Paper> {
  const look = <Found>(read: (tx: Tx) => Promise<Found>) => call.database.inScope(call.scope, read);
  const logo = uid === null ? null : await readLogo(uid, call, look);
  if (!logo) return make(null);
  try {
    return await make(logo);
  } catch (error) {
    // Bytes that begin as a picture and cannot be drawn; what fails without them too is told by the second try.
    if (!(error instanceof DocumentFailedError)) throw error;
    logLeftOut(uid, error, call);
    return make(null);
  }
}
