import type { Texts } from "#app/i18n/texts.ts";

/** Where rates are missing, what they changed, which end, and which quotes wait. */
export const rateAnalysis = {
  intro:
    "The standard rates of each product. A month stands as its worst night does; its cell leads to the seasons of that month. Nights on which a product does not run need no rate.",
  changeIntro:
    "By how much the cheapest season of a month costs us more than a year earlier: the same room, adult, hire or group.",
  tabs: { label: "Rate analysis", cover: "Cover", ending: "Ending soon", waiting: "Waiting quotes" },
  views: { label: "What the months show", cover: "Cover", change: "Change in a year" },
  states: {
    missing: "No rate",
    estimate: "Estimate",
    provisional: "Provisional",
    confirmed: "Confirmed",
    closed: "Closed",
  },
  legend: "Legend",
  nightsLegend: "number: nights without a rate",
  changes: {
    up: "more than 5% dearer",
    little: "up to 5% dearer",
    down: "the same or cheaper",
    none: "nothing to compare",
  },
  sums: "Products with a month in this state",
  table: "Cover of the products by month",
  product: "Product",
  waits: "Waiting quotes",
  waitingQuotes_one: "{{count}} quote waits",
  waitingQuotes_other: "{{count}} quotes wait",
  gaps: "Nights without a rate",
  nights_one: "{{count}} night without a rate",
  nights_other: "{{count}} nights without a rate",
  byGaps: "Most gaps first",
  bySupplier: "By supplier",
  sort: "Order",
  empty: "No products yet",
  emptyText: "Products of suppliers stand here as soon as there are any.",
  filters: {
    q: "Product",
    supplier: "Supplier",
    place: "Place",
    service: "Service",
    state: "Some month is",
    from: "First month",
    current: "The current month",
  },
  fields: {
    product: "Product",
    code: "Code",
    supplier: "Supplier",
    place: "Place",
    service: "Service",
    ends_on: "Last night",
    days_left: "Days left",
    contract_ref: "Contract",
    file: "Quote",
    name: "Name",
    consultant: "Consultant",
    dates: "Dates",
    from: "First day",
    to: "Last day",
    price_status: "Price",
  },
  ending: {
    intro:
      "Products on sale whose last night with a standard rate is near. Estimates and closed seasons do not count.",
    within: "Ends within",
    days: "{{days}} days",
    empty: "No rates end soon",
    emptyText: "Within the next 90 days every product keeps its rates.",
  },
  waiting: {
    intro:
      "Services of open quotes without a price. When a rate for their dates comes, they are priced within ten minutes and the consultant is told. An offer that its client has keeps its prices.",
    statuses: { no_rate: "No rate", estimate: "Estimate" },
    product: "This product only",
    empty: "No quote waits for a rate",
    emptyText: "Services that no rate covers stand here until one does.",
  },
  month: "Seasons of {{month}}",
  allSeasons: "All seasons",
};

export type RateAnalysisTexts = Texts<typeof rateAnalysis>;
