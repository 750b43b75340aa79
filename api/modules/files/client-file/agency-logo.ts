import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { upload } from "#api/db/schema/upload.ts";
import type { Call } from "#api/http/context.ts";
import type { Picture } from "#api/uploads/pictures/picture.ts";
import { readPicture } from "#api/uploads/pictures/read-picture.ts";

/**
 * The logo of an agency as a picture; null where it cannot be read, which the log then says: a paper is not kept from
 * anybody for want of a picture.
 */
export async function readLogo(
  uid: string,
  call: Call,
  look: <Found>(read: (tx: Tx) => Promise<Found>) => Promise<Found>,
): Promise<Picture | null> {
  try {
    const [found] = await look((tx) =>
      tx.select({ key: upload.storageKey }).from(upload).where(eq(upload.uid, uid)),
    );
    const bytes = found && (await call.files.get(found.key));
    if (!bytes) throw new Error("The file is gone");
    const picture = readPicture(bytes);
    if (typeof picture === "string") throw new Error(`It is no picture: ${picture}`);
    return picture;
  } catch (error) {
    logLeftOut(uid, error, call);
    return null;
  }
}

/** Says that a paper is made without a logo, and why. */
export function logLeftOut(logo: string | null, error: unknown, call: Pick<Call, "log" | "requestId">): void {
  const reason = error instanceof Error ? error.message : "unknown";
  call.log.warn({ event: "document.logo_left_out", request_id: call.requestId, logo, error: reason });
}
