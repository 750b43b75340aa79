import type { ApiClient } from "#app/services/http/api-client.ts";
import { uploadService } from "#app/services/uploads.server.ts";
import { ownAgency, type OwnAgencyInput } from "#contract/people/own-agency.ts";

/** The agency of the account, for whoever looks after it. */
export const ownAgencyService = (api: ApiClient) => ({
  get: () => api.call(ownAgency.show),
  save: (lock_version: number, input: OwnAgencyInput) =>
    api.call(ownAgency.save, { body: { ...input, lock_version } }),
  /** Its newest changes. */
  history: () => api.call(ownAgency.history, { query: { page: 1 } }),
});

/** The files that the agency's form may carry. */
export const agencyUploads = (api: ApiClient) => ({
  names: ["logo"],
  store: (file: File) => uploadService(api).store(file, "agency-logo"),
});
