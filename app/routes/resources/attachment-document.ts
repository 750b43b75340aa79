import type { Route } from "./+types/attachment-document.ts";
import { apiContext, userContext } from "#app/context.ts";
import { attachmentResponse } from "#app/routes/resources/attachment-response.server.ts";
import { attachmentService, ownAttachmentService } from "#app/services/attachments.server.ts";

/** The file of an attachment, passed through from the API, which checks the access before a byte is sent. */
export async function loader({ params: { uid }, url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const isOwn = context.get(userContext)?.audience === "supplier";
  const file = await (isOwn ? ownAttachmentService(api) : attachmentService(api)).open(uid);
  return attachmentResponse(file, { uid, isShown: url.searchParams.has("show") }, context);
}
