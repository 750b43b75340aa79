import type { ApiClient } from "#app/services/http/api-client.ts";
import { createAttachmentFile } from "#contract/catalogue/attachments/attachments.ts";
import { createDayPicture } from "#contract/sales/day-headers/day-headers.ts";
import {
  createAgentUpload,
  createUpload,
  downloadUpload,
  type UploadPurpose,
} from "#contract/system/uploads.ts";

const calls = {
  "place-picture": createUpload,
  "day-picture": createDayPicture,
  "agency-logo": createAgentUpload,
  attachment: createAttachmentFile,
} satisfies Record<UploadPurpose, unknown>;

/** Files on their way to the API and back. */
export const uploadService = (api: ApiClient) => ({
  store: (file: File, purpose: UploadPurpose) => {
    const body = new FormData();
    body.set("purpose", purpose);
    body.set("file", file, file.name);
    return api.call(calls[purpose], { body });
  },
  open: (upload: string) => api.call(downloadUpload, { params: { upload } }),
});
