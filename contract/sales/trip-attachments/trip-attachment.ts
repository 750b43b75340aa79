import type { z } from "zod";
import { Attachment } from "#contract/catalogue/attachments/attachments.ts";

/** A paper of a supplier of a trip, as those who booked it or travel read it. */
export const TripAttachment = Attachment.pick({
  uid: true,
  supplier_name: true,
  title: true,
  kind: true,
  content_type: true,
  bytes: true,
  language: true,
});
export type TripAttachment = z.infer<typeof TripAttachment>;
