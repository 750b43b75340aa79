import { route, type Route } from "#api/http/mount.ts";
import { listEnding } from "#api/modules/catalogue/rate-analysis/ending-rates.ts";
import { listCoverage, sumCoverage } from "#api/modules/catalogue/rate-analysis/list-coverage.ts";
import { listWaiting } from "#api/modules/catalogue/rate-analysis/waiting-services.ts";
import {
  listEndingRates,
  listRateCoverage,
  listWaitingServices,
  sumRateCoverage,
} from "#contract/catalogue/rate-analysis/rate-analysis.ts";

/** Where rates are missing, what they changed, which end, and which quotes wait for them. */
export const rateAnalysisRoutes: Route[] = [
  route(sumRateCoverage, sumCoverage),
  route(listEndingRates, listEnding),
  route(listWaitingServices, listWaiting),
  route(listRateCoverage, listCoverage),
];
