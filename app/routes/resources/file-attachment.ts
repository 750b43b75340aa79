import type { Route } from "./+types/file-attachment.ts";
import { apiContext } from "#app/context.ts";
import { attachmentResponse } from "#app/routes/resources/attachment-response.server.ts";
import { fileAttachmentService } from "#app/services/trip-attachments.server.ts";

/** A paper of a supplier of a booking, passed through from the API, which checks that it is the agency's. */
export async function loader({ params: { reference, uid }, context }: Route.LoaderArgs) {
  const file = await fileAttachmentService(context.get(apiContext)).open(reference, uid);
  return attachmentResponse(file, { uid, isShown: true }, context);
}
