import { z } from "zod";
import { weekdays } from "#contract/catalogue/options/option-words.ts";
import { dayOutcomes, stockModes, stopActs, writtenModes } from "#contract/catalogue/stock/stock-words.ts";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { DateOnly, Uid } from "#contract/primitives.ts";

const days = {
  products: z.array(Uid).min(1).max(50),
  date_from: DateOnly,
  date_to: DateOnly,
  weekdays: z.array(z.enum(weekdays)).min(1),
};
type Stretch = { date_from: string; date_to: string };
const isInOrder = ({ date_from: from, date_to: to }: Stretch) => to >= from;
const outOfOrder = { path: ["date_to"], error: "validation:dateOrder" };
const amounts = {
  max: z.int().min(0).max(9999).optional(),
  release_days: z.int().min(0).max(365).optional(),
};

/** What is to hold on some days of some products; what is left out stays as it is. */
export const StockChangeInput = z
  .object({
    ...days,
    /** The share of one agency; everybody's without it. */
    agency: Uid.optional(),
    mode: z.enum(writtenModes).optional(),
    ...amounts,
  })
  .refine(isInOrder, outOfOrder);
export type StockChangeInput = z.output<typeof StockChangeInput>;

/** What a supplier says of its own: how much it keeps for us, and until when. */
export const OwnStockChangeInput = z.object({ ...days, ...amounts }).refine(isInOrder, outOfOrder);
export type OwnStockChangeInput = z.output<typeof OwnStockChangeInput>;

/** Closes some days of some products to everybody, for a reason, or opens them again. */
export const StopSellInput = z
  .object({ ...days, act: z.enum(stopActs), reason: z.string().trim().max(200).optional() })
  .refine(isInOrder, outOfOrder)
  .refine(({ act, reason }) => act === "lift" || Boolean(reason), {
    path: ["reason"],
    error: "validation:required",
  });
export type StopSellInput = z.output<typeof StopSellInput>;

const Kept = z.object({ mode: z.enum(stockModes), max: z.int(), release_days: z.int() });
const Counts = z.object({ added: z.int(), changed: z.int(), removed: z.int(), unchanged: z.int() });

/** What a change would do now; `fingerprint` stands for what it was reckoned from. */
export const StockPlan = z.object({
  counts: Counts,
  fingerprint: z.string(),
  agency: z.string().nullable(),
  /** Days that follow each other and are changed alike. */
  runs: z.array(
    z.object({
      product: z.string(),
      code: z.string(),
      date_from: DateOnly,
      date_to: DateOnly,
      days: z.int(),
      outcome: z.enum(dayOutcomes),
      before: Kept.nullable(),
      after: Kept.nullable(),
      /** The most that is taken on one of the days. */
      taken: z.int(),
    }),
  ),
});
export type StockPlan = z.infer<typeof StockPlan>;

export const StockChanged = Counts;
/** How many days were closed or opened, and how many were so already. */
export const StopSellChanged = z.object({ days: z.int(), unchanged: z.int() });

const Fingerprint = z.object({ fingerprint: z.string().length(64) });
const shared = { tag: "stock", params: z.object({ uid: Uid }) } as const;
const ofSupplier = "/api/office/suppliers/{uid}";

export const planStockChange = defineEndpoint({
  ...shared,
  method: "POST",
  path: `${ofSupplier}/stock-plans`,
  summary: "What a change of stock would do; nothing changes until it is made",
  access: { audience: "office", permission: "allotments.edit" },
  body: StockChangeInput,
  answer: item(StockPlan),
  idempotent: true,
});

export const makeStockChange = defineEndpoint({
  ...shared,
  method: "POST",
  path: `${ofSupplier}/stock-changes`,
  summary: "Change the stock of some days, if it still is what the plan of the fingerprint was reckoned from",
  access: { audience: "office", permission: "allotments.edit" },
  body: z.intersection(StockChangeInput, Fingerprint),
  answer: item(StockChanged),
});

export const changeStopSell = defineEndpoint({
  ...shared,
  method: "PUT",
  path: `${ofSupplier}/stop-sell`,
  summary: "Close days of products to everybody, for a reason, or open them again",
  access: { audience: "office", permission: "stop-sell.edit" },
  body: StopSellInput,
  answer: item(StopSellChanged),
  idempotent: true,
});

export const stockChangeEndpoints = [planStockChange, makeStockChange, changeStopSell] as const;

const own = { tag: "supplier desk" } as const;

export const planOwnStockChange = defineEndpoint({
  ...own,
  method: "POST",
  path: "/api/supplier/stock-plans",
  summary: "What a change of the own stock would do; nothing changes until it is made",
  access: { audience: "supplier", permission: "own-allotments.edit" },
  body: OwnStockChangeInput,
  answer: item(StockPlan),
  idempotent: true,
});

export const makeOwnStockChange = defineEndpoint({
  ...own,
  method: "POST",
  path: "/api/supplier/stock-changes",
  summary: "Change the own stock of some days, if it still is what the plan was reckoned from",
  access: { audience: "supplier", permission: "own-allotments.edit" },
  body: z.intersection(OwnStockChangeInput, Fingerprint),
  answer: item(StockChanged),
});

export const changeOwnStopSell = defineEndpoint({
  ...own,
  method: "PUT",
  path: "/api/supplier/stop-sell",
  summary: "Close days of own products, for a reason, or open them again",
  access: { audience: "supplier", permission: "own-stop-sell.edit" },
  body: StopSellInput,
  answer: item(StopSellChanged),
  idempotent: true,
});

export const ownStockChangeEndpoints = [planOwnStockChange, makeOwnStockChange, changeOwnStopSell] as const;
