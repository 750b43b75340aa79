import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import {
  createClientFile,
  listFileAgencies,
  showNewFileChoices,
  type NewClientFile,
} from "#contract/sales/client-files/create.ts";

/** Client files that the office makes for agencies. */
export const newFileService = (api: ApiClient) => ({
  agencies: async (query: { q?: string; limit?: number }) => {
    const found = await api.call(listFileAgencies, { query });
    return found.map(({ uid, name }) => ({ value: uid, label: name }));
  },
  choices: (query: { agency?: string; copy?: string }) => api.call(showNewFileChoices, { query }),
  create: (body: z.input<typeof NewClientFile>, headers: Record<string, string>) =>
    api.call(createClientFile, { body, headers }),
});
