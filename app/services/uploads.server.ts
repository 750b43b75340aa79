import type { ApiClient } from "#app/services/http/api-client.ts";
import {
  createAgentUpload,
  createUpload,
  downloadUpload,
  type UploadPurpose,
} from "#contract/system/uploads.ts";

/** Files on their way to the API and back. */
export const uploadService = (api: ApiClient) => ({
  store: (file: File, purpose: UploadPurpose) => {
    const body = new FormData();
    body.set("purpose", purpose);
    body.set("file", file, file.name);
    return api.call(purpose === "agency-logo" ? createAgentUpload : createUpload, { body });
  },
  open: (upload: string) => api.call(downloadUpload, { params: { upload } }),
});
