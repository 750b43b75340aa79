import type { Route } from "./+types/attachment-document.ts";
import { apiContext, userContext } from "#app/context.ts";
import { fileResponse } from "#app/routes/resources/document-response.server.ts";
import { attachmentService, ownAttachmentService } from "#app/services/attachments.server.ts";
import { contentDisposition } from "#app/services/http/content-disposition.server.ts";

/** Kinds that browsers draw by themselves and in which nothing of ours runs. */
const drawn = new Set(["application/pdf", "image/jpeg", "image/png", "image/webp"]);

/**
 * The file of an attachment, passed through from the API, which checks the access before a byte is sent: to be saved, or
 * with `?show` to be looked at where a browser can.
 */
export async function loader({ params: { uid }, url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const isOwn = context.get(userContext)?.audience === "supplier";
  const file = await (isOwn ? ownAttachmentService(api) : attachmentService(api)).open(uid);
  const isShown = url.searchParams.has("show") && drawn.has(file.contentType);
  const headers = new Headers({
    "Content-Type": file.contentType,
    "Content-Disposition": isShown ? "inline" : contentDisposition(file.fileName ?? uid),
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex",
  });
  return fileResponse(file, headers, context);
}
