import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import { resourceClient } from "#app/services/http/resource-client.server.ts";
import { uploadService } from "#app/services/uploads.server.ts";
import {
  downloadOwnAttachment,
  listOwnAttachments,
  type OwnAttachmentQuery,
} from "#contract/catalogue/attachments/own-attachments.ts";
import { attachmentResource, downloadAttachment } from "#contract/catalogue/attachments/attachments.ts";

/** Papers and pictures of suppliers. */
export const attachmentService = (api: ApiClient) => ({
  ...resourceClient(api, attachmentResource),
  open: (uid: string) => api.call(downloadAttachment, { params: { uid } }),
});

/** What the office shares with the supplier whose account it is. */
export const ownAttachmentService = (api: ApiClient) => ({
  list: (query: z.output<typeof OwnAttachmentQuery>) => api.call(listOwnAttachments, { query }),
  open: (uid: string) => api.call(downloadOwnAttachment, { params: { uid } }),
});

/** The file that the form of an attachment carries. */
export const attachmentUploads = (api: ApiClient) => ({
  names: ["file"],
  store: (file: File) => uploadService(api).store(file, "attachment"),
});
