import type { ApiClient } from "#app/services/http/api-client.ts";
import { resourceClient } from "#app/services/http/resource-client.server.ts";
import { moveProductOption, productOptionResource } from "#contract/catalogue/options/options.ts";

/** What suppliers sell, as the office keeps it. */
export const productOptionService = (api: ApiClient) => ({
  ...resourceClient(api, productOptionResource),
  /** Puts it on sale, or takes it out. */
  transit: (uid: string, lock_version: number, verb: "sell" | "retire") =>
    api.call(moveProductOption, { params: { uid }, body: { verb, lock_version } }),
});
