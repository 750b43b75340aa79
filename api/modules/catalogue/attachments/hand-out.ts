import { contentDisposition } from "#api/documents/file-name.ts";
import type { Call } from "#api/http/context.ts";
import type { FileAnswer } from "#api/http/mount.ts";
import { notFound } from "#api/http/refusal.ts";
import { attachmentTextsIn } from "#api/texts/attachment-texts.ts";
import { savedName } from "#api/uploads/documents.ts";

type KeptFile = { key: string; name: string; contentType: string };

/** The bytes of an attachment under the name that they were sent with. */
export async function handOut(uid: string, file: KeptFile, call: Call): Promise<FileAnswer> {
  const bytes = await call.files.get(file.key);
  if (!bytes) {
    call.log.error({ event: "attachment.file_lost", request_id: call.requestId, attachment: uid });
    throw notFound(attachmentTextsIn(call.locale).fileLost);
  }
  const name = savedName(file.name, file.contentType);
  return { bytes, contentType: file.contentType, contentDisposition: contentDisposition(name) };
}
