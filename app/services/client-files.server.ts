import type { ApiClient } from "#app/services/http/api-client.ts";
import { assignFile, listConsultants } from "#contract/client-files/assign.ts";
import {
  downloadAgentItinerary,
  downloadOfficeItinerary,
  listAgentFiles,
  listOfficeFiles,
  showAgentFile,
  showOfficeFile,
  type AgentFileQuery,
  type OfficeFileQuery,
} from "#contract/client-files/endpoints.ts";
import type { Locale } from "#contract/primitives.ts";
import { showAgentDesk, showOfficeDesk } from "#contract/system/desks.ts";
import type { z } from "zod";

/** Client files as the back office reads them. */
export const officeFileService = (api: ApiClient) => ({
  desk: () => api.call(showOfficeDesk),
  list: (query: z.output<typeof OfficeFileQuery>) => api.call(listOfficeFiles, { query }),
  get: (uid: string) => api.call(showOfficeFile, { params: { uid } }),
  consultants: (uid: string) => api.call(listConsultants, { params: { uid } }),
  assign: (uid: string, body: z.input<typeof assignFile.body>) =>
    api.call(assignFile, { params: { uid }, body }),
  itineraryDocument: (uid: string, locale: Locale) =>
    api.call(downloadOfficeItinerary, { params: { uid }, query: { locale } }),
});

/** Quotes and bookings as their agency reads them. */
export const agentFileService = (api: ApiClient) => ({
  desk: () => api.call(showAgentDesk),
  list: (query: z.output<typeof AgentFileQuery>) => api.call(listAgentFiles, { query }),
  get: (reference: string) => api.call(showAgentFile, { params: { reference } }),
  itineraryDocument: (reference: string, locale: Locale) =>
    api.call(downloadAgentItinerary, { params: { reference }, query: { locale } }),
});
