import type { Route } from "./+types/linked-attachment.ts";
import { apiContext } from "#app/context.ts";
import { attachmentResponse } from "#app/routes/resources/attachment-response.server.ts";
import { tripAttachmentService } from "#app/services/trip-attachments.server.ts";

/** A paper of a supplier of a trip, for whoever holds the link of the trip. */
export async function loader({ params: { token, uid }, context }: Route.LoaderArgs) {
  const file = await tripAttachmentService(context.get(apiContext)).open(token, uid);
  return attachmentResponse(file, { uid, isShown: true }, context);
}
