import type { ApiClient } from "#app/services/http/api-client.ts";
import { resourceClient } from "#app/services/http/resource-client.server.ts";
import { rateResource } from "#contract/catalogue/rates/rates.ts";
import { tryRates } from "#contract/catalogue/rates/trial.ts";

/** What products cost and sell for, season by season. */
export const rateService = (api: ApiClient) => ({
  ...resourceClient(api, rateResource),
  /** Prices a product by its rates as they are now. */
  attempt: (
    uid: string,
    query: { date_from: string; units: number; rooms: string; commission_bps: number; price_code: string },
  ) => api.call(tryRates, { params: { uid }, query }),
});
