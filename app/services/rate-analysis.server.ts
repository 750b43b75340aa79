import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import {
  type EndingRateQuery,
  listEndingRates,
  listRateCoverage,
  listWaitingServices,
  type RateCoverageQuery,
  sumRateCoverage,
  type WaitingServiceQuery,
} from "#contract/catalogue/rate-analysis/rate-analysis.ts";

/** Where rates are missing, what they changed, which end, and which quotes wait for them. */
export const rateAnalysisService = (api: ApiClient) => ({
  coverage: (query: z.output<typeof RateCoverageQuery>) => api.call(listRateCoverage, { query }),
  sums: (query: z.input<typeof sumRateCoverage.query>) => api.call(sumRateCoverage, { query }),
  ending: (query: z.output<typeof EndingRateQuery>) => api.call(listEndingRates, { query }),
  waiting: (query: z.output<typeof WaitingServiceQuery>) => api.call(listWaitingServices, { query }),
});
