import type { ApiClient } from "#app/services/http/api-client.ts";
import { findRecords } from "#contract/catalogue/finder/finder.ts";

/** What words from anywhere name beside client files and people. */
export const finderService = (api: ApiClient) => ({
  find: (q: string) => api.call(findRecords, { query: { q } }),
});
