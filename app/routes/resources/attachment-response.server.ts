import type { RouterContextProvider } from "react-router";
import { fileResponse } from "#app/routes/resources/document-response.server.ts";
import { contentDisposition } from "#app/services/http/content-disposition.server.ts";

/** Kinds that browsers draw by themselves and in which nothing of ours runs. */
const drawn = new Set(["application/pdf", "image/jpeg", "image/png", "image/webp"]);

type AttachmentFile = Parameters<typeof fileResponse>[0];

/** The file of an attachment: to be saved, or, where it `isShown`, to be looked at where a browser can. */
export function attachmentResponse(
  file: AttachmentFile,
  { uid, isShown }: { uid: string; isShown: boolean },
  context: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
  const headers = new Headers({
    "Content-Type": file.contentType,
    "Content-Disposition":
      isShown && drawn.has(file.contentType) ? "inline" : contentDisposition(file.fileName ?? uid),
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex",
  });
  return fileResponse(file, headers, context);
}
