import { eq } from "drizzle-orm";
import { upload } from "#api/db/schema/upload.ts";
import type { Call } from "#api/http/context.ts";
import { route, type FileAnswer, type InputOf, type Route } from "#api/http/mount.ts";
import { notFound } from "#api/http/refusal.ts";
import { takeIn } from "#api/uploads/take-in.ts";
import { createAgentUpload, createUpload, downloadUpload } from "#contract/system/uploads.ts";

/** Files that people send, and their way back. */
export const uploadRoutes: Route[] = [
  route(createUpload, ({ body }, call) => takeIn(body, call)),
  route(createAgentUpload, ({ body }, call) => takeIn(body, call)),
  route(downloadUpload, handOut),
];

async function handOut({ params }: InputOf<typeof downloadUpload>, call: Call): Promise<FileAnswer> {
  const [found] = await call.database.inScope(call.scope, (tx) =>
    tx
      .select({ uid: upload.uid, contentType: upload.contentType, key: upload.storageKey })
      .from(upload)
      .where(eq(upload.uid, params.upload)),
  );
  // Attachments have a call of their own, which asks for more than knowing an address.
  const isOwn = found?.key.startsWith("attachment/") === false;
  const bytes = isOwn ? await call.files.get(found.key) : null;
  if (!found || !bytes) throw notFound("Not Found");
  const ending = found.contentType.slice("image/".length).replace("jpeg", "jpg");
  return {
    bytes,
    contentType: found.contentType,
    contentDisposition: `inline; filename="${found.uid}.${ending}"`,
  };
}
