import { z } from "zod";
import { coverageMonths, monthStates } from "#contract/catalogue/rate-analysis/month-states.ts";
import { defineEndpoint, item, page } from "#contract/endpoint.ts";
import { listQuery } from "#contract/list-query.ts";
import { DateOnly, ServiceType, TranslatedText, Uid } from "#contract/primitives.ts";

const MonthState = z.enum(monthStates);

export const Month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);

/** What names a product in the analysis. */
const product = {
  uid: Uid,
  code: z.string(),
  name: TranslatedText,
  comment: TranslatedText.nullable(),
  supplier: Uid,
  supplier_name: z.string(),
  place_name: z.string(),
  service_type: ServiceType,
};

/** How a product is covered by its standard rates, month by month from the first that was asked for. */
export const RateCoverage = z.object({
  ...product,
  /** The letter of the state of each month. */
  months: z.string().length(coverageMonths),
  /** Nights of each month that nothing covers. */
  gaps: z.array(z.int()).length(coverageMonths),
  /** What the cost of each month is above that of a year earlier, in basis points; null where there is none to compare. */
  changes: z.array(z.int().nullable()).length(coverageMonths),
  /** Quotes in which a service of it waits for a rate. */
  waiting: z.int(),
});
export type RateCoverage = z.infer<typeof RateCoverage>;

const filters = {
  /** In names and codes of products. */
  q: z.string().max(60),
  /** In names and codes of suppliers. */
  supplier: z.string().max(60),
  place: z.string().max(60),
  service_type: ServiceType,
  /** Products with some month in this state. */
  state: MonthState,
  /** The first month; the current one unless it is said. */
  from: Month,
};

export const RateCoverageQuery = listQuery({ sort: ["supplier", "gaps"], filter: filters });

/** How many products have a month in each state. */
export const CoverageSums = z.object({
  from: Month,
  products: z.int(),
  states: z.object({
    confirmed: z.int(),
    provisional: z.int(),
    estimate: z.int(),
    missing: z.int(),
    closed: z.int(),
  }),
});
export type CoverageSums = z.infer<typeof CoverageSums>;

/** A product whose standard rates end soon. */
export const EndingRate = z.object({
  ...product,
  /** The last night that is covered. */
  ends_on: DateOnly,
  days_left: z.int(),
  contract_ref: z.string().nullable(),
});
export type EndingRate = z.infer<typeof EndingRate>;

export const EndingRateQuery = listQuery({
  sort: ["ends_on", "supplier"],
  filter: { q: filters.q, supplier: filters.supplier, within: z.enum(["30", "60", "90"]) },
});

/** A service of a quote that waits for a rate. */
export const WaitingService = z.object({
  /** Of the service. */
  uid: Uid,
  file_uid: Uid,
  file_reference: z.string(),
  file_name: z.string(),
  consultant_name: z.string().nullable(),
  product: Uid,
  supplier: Uid,
  product_name: TranslatedText,
  supplier_name: z.string(),
  date_from: DateOnly,
  date_to: DateOnly,
  price_status: z.enum(["no_rate", "estimate"]),
});
export type WaitingService = z.infer<typeof WaitingService>;

export const WaitingServiceQuery = listQuery({
  sort: ["date_from", "reference"],
  filter: { q: filters.q, product: Uid, price_status: WaitingService.shape.price_status },
});

const access = { audience: "office", permission: "rate-analysis.view" } as const;
const tag = "rate analysis";

export const listRateCoverage = defineEndpoint({
  method: "GET",
  path: "/api/office/rate-analysis",
  summary: "Products by how their standard rates cover two years, month by month",
  tag,
  access,
  query: RateCoverageQuery,
  answer: page(RateCoverage),
});

export const sumRateCoverage = defineEndpoint({
  method: "GET",
  path: "/api/office/rate-analysis/sums",
  summary: "How many products have a month in each state of cover",
  tag,
  access,
  query: z.object(filters).omit({ state: true }).partial(),
  answer: item(CoverageSums),
});

export const listEndingRates = defineEndpoint({
  method: "GET",
  path: "/api/office/rate-analysis/ending",
  summary: "Products whose standard rates end within the next 90 days, the first first",
  tag,
  access,
  query: EndingRateQuery,
  answer: page(EndingRate),
});

export const listWaitingServices = defineEndpoint({
  method: "GET",
  path: "/api/office/rate-analysis/waiting",
  summary: "Services of open quotes that have no rate, or an estimate",
  tag,
  access,
  query: WaitingServiceQuery,
  answer: page(WaitingService),
});

export const rateAnalysisEndpoints = [
  listRateCoverage,
  sumRateCoverage,
  listEndingRates,
  listWaitingServices,
] as const;
