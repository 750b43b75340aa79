import { eq } from "drizzle-orm";
import { upload } from "#api/db/schema/upload.ts";
import { DocumentFailedError } from "#api/documents/engine/document-errors.ts";
import type { Call } from "#api/http/context.ts";
import type { Picture } from "#api/uploads/pictures/picture.ts";
import { readPicture } from "#api/uploads/pictures/read-picture.ts";

/**
 * Makes a paper with the logo of its agency, which the caller may see; without it where there is none, or where it
 * cannot be read or drawn, which the log then says: a paper is not kept from anybody for want of a picture.
 */
export async function withLogo<Paper>(
  uid: string | null,
  call: Call,
  make: (logo: Picture | null) => Promise<Paper>,
): Promise<Paper> {
  const logo = uid === null ? null : await readLogo(uid, call);
  if (!logo) return make(null);
  try {
    return await make(logo);
  } catch (error) {
    // Bytes that begin as a picture and cannot be drawn; what fails without them too is told by the second try.
    if (!(error instanceof DocumentFailedError)) throw error;
    leftOut(uid, error, call);
    return make(null);
  }
}

async function readLogo(uid: string, call: Call): Promise<Picture | null> {
  try {
    const [found] = await call.database.inScope(call.scope, (tx) =>
      tx.select({ key: upload.storageKey }).from(upload).where(eq(upload.uid, uid)),
    );
    const bytes = found && (await call.files.get(found.key));
    if (!bytes) throw new Error("The file is gone");
    const picture = readPicture(bytes);
    if (typeof picture === "string") throw new Error(`It is no picture: ${picture}`);
    return picture;
  } catch (error) {
    leftOut(uid, error, call);
    return null;
  }
}

function leftOut(logo: string | null, error: unknown, call: Call) {
  const reason = error instanceof Error ? error.message : "unknown";
  call.log.warn({ event: "document.logo_left_out", request_id: call.requestId, logo, error: reason });
}
