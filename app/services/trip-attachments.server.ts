import type { ApiClient } from "#app/services/http/api-client.ts";
import {
  listFileAttachments,
  openFileAttachment,
  openTripAttachment,
} from "#contract/sales/trip-attachments/endpoints.ts";

/** Papers of the suppliers of a file, for its agency. */
export const fileAttachmentService = (api: ApiClient) => ({
  list: (reference: string) => api.call(listFileAttachments, { params: { reference } }),
  open: (reference: string, uid: string) => api.call(openFileAttachment, { params: { reference, uid } }),
});

/** A paper of a supplier of a published trip, for whoever holds its link. */
export const tripAttachmentService = (api: ApiClient) => ({
  open: (token: string, uid: string) => api.call(openTripAttachment, { params: { token, uid } }),
});
